import { beforeEach, expect, it } from 'vitest';
import { log } from '#web/lib/errors/error-log.ts';
import { claimDevice, clearDeviceData, draftPrefixOf, OFFLINE_COPY_KEY } from './device-data.ts';
import { deviceOwner } from './device-owner.ts';

const DRAFT = `${draftPrefixOf({ prefix: 'draftInvoice', userId: 'user-1', businessId: 'business-1' })}abc`;
const kept = () => Object.keys(localStorage).toSorted();

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('sidebarCollapsed', 'true');
  claimDevice(localStorage, 'user-1');
  localStorage.setItem(DRAFT, '{}');
  localStorage.setItem(OFFLINE_COPY_KEY, '{}');
  log('error', `broken ${crypto.randomUUID()}`);
});

it('belongs to its user until they log out', () => {
  expect(deviceOwner(localStorage)).toBe('user-1');
  clearDeviceData(localStorage);
  expect(deviceOwner(localStorage)).toBeNull();
});

it('removes drafts, the offline copy and errors, and keeps the preferences', () => {
  clearDeviceData(localStorage);
  expect(kept()).toEqual(['sidebarCollapsed']);
});

it('keeps a user’s data when they sign in again', () => {
  claimDevice(localStorage, 'user-1');
  expect(kept()).toEqual(['deviceOwner', DRAFT, 'errorLog', OFFLINE_COPY_KEY, 'sidebarCollapsed'].toSorted());
});

it('removes a user’s data when another one signs in', () => {
  claimDevice(localStorage, 'user-2');
  expect(kept()).toEqual(['deviceOwner', 'sidebarCollapsed']);
});

it('tolerates a storage that throws', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const storage = { ...localStorage, length: 0, getItem: refuse, setItem: refuse, removeItem: refuse };
  clearDeviceData(storage);
  claimDevice(storage, 'user-1');
});
