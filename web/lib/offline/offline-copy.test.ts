import { beforeEach, expect, it } from 'vitest';
import { clearDeviceData } from '#web/lib/session/device-data.ts';
import { storeSession } from '#web/lib/session/stored-session.ts';
import { keepOffline, readOfflineCopy } from './offline-copy.ts';

const MAYA = { userId: 'maya', businessId: 'larch', utcOffsetMinutes: -300 };
const INVOICES = { invoices: { rows: [], total: 0, at: '2026-11-27T15:00:00.000Z' } };
const APPOINTMENTS = {
  appointments: { from: '2026-11-27', before: '2026-12-04', all: [], at: '2026-11-27T15:00:00.000Z' },
};

beforeEach(() => {
  localStorage.clear();
  storeSession(localStorage, { accessToken: 'a', refreshToken: 'r', expiresAt: 0 });
});

it('keeps each part beside the other', () => {
  keepOffline(localStorage, MAYA, INVOICES);
  keepOffline(localStorage, MAYA, APPOINTMENTS);
  expect(readOfflineCopy(localStorage)).toEqual({ version: 1, ...MAYA, ...INVOICES, ...APPOINTMENTS });
});

it.each([{ userId: 'noah' }, { businessId: 'birch' }])('never mixes users or businesses: %j', (other) => {
  keepOffline(localStorage, MAYA, INVOICES);
  keepOffline(localStorage, { ...MAYA, ...other }, APPOINTMENTS);
  expect(readOfflineCopy(localStorage)).toEqual({ version: 1, ...MAYA, ...other, ...APPOINTMENTS });
});

it.each([null, 'over'] as const)('is for someone with a session only: %s', (session) => {
  keepOffline(localStorage, MAYA, INVOICES);
  storeSession(localStorage, session);
  expect(readOfflineCopy(localStorage)).toBeNull();
});

it('is gone once its user has logged out', () => {
  keepOffline(localStorage, MAYA, INVOICES);
  clearDeviceData(localStorage);
  expect(readOfflineCopy(localStorage)).toBeNull();
});

it('is not kept after its user has logged out in another window', () => {
  storeSession(localStorage, null);
  keepOffline(localStorage, MAYA, INVOICES);
  expect(localStorage.getItem('offlineCopy')).toBeNull();
});

it.each(['{', '{"version":0}', 'null'])('ignores what it cannot read: %s', (text) => {
  localStorage.setItem('offlineCopy', text);
  expect(readOfflineCopy(localStorage)).toBeNull();
});

it('keeps nothing in a full storage, and says nothing', () => {
  const full = {
    ...localStorage,
    getItem: (key: string) => (key === 'offlineCopy' ? null : localStorage.getItem(key)),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  keepOffline(full, MAYA, INVOICES);
  expect(readOfflineCopy(full)).toBeNull();
});
