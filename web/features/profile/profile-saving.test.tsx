import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import {
  answerWithProfile,
  field,
  PROFILE,
  refreshUser,
  save,
  show,
  times,
} from '#test/support/screens/profile-harness.tsx';
import { passTime, standingUntil, stopClock } from '#test/support/screens/time-harness.ts';
import { call } from '#web/lib/api/call.ts';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

const FAILED = 'Failed to update profile. Please try again.';

beforeEach(answerWithProfile);
afterEach(() => vi.useRealTimers());

it('saves, updates the session and stays disabled until it navigates away', async () => {
  show();
  await userEvent.type(await field('Phone Number'), '403 555 0100');
  await userEvent.clear(await field('Last Name'));
  expect(screen.getByText('If you leave this empty, your name stays Larch.')).toBeTruthy();
  await save();
  const body = { email: 'maya@larch.test', phone: '403 555 0100', isProfileCompleted: true, version: 1 };
  expect(call).toHaveBeenCalledWith('PATCH /profile', { body });
  await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Profile updated successfully'));
  expect(refreshUser).toHaveBeenCalledOnce();
  expect((await field('First Name')).closest('fieldset')?.disabled).toBe(true);
  await waitFor(() => expect(times('GET /profile')).toBe(2));
});

it('returns to the invoices a second after the save, not before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const at = show();
  await userEvent.type(await field('First Name'), 'x');
  stopClock();
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await standingUntil(() => vi.mocked(toast.success).mock.calls.length > 0);
  await passTime(999);
  expect(at.address()).toBe('/profile');
  await passTime(1);
  await standingUntil(() => at.address() === '/');
});

it.each([
  ['nothing', (name: HTMLInputElement) => userEvent.click(name)],
  ['a name that cannot be removed', (name: HTMLInputElement) => userEvent.clear(name)],
])('says that there was no change after %s, makes no call, and stays', async (_, act) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const at = show();
  await act(await field('First Name'));
  await save();
  expect(toast.info).toHaveBeenCalledExactlyOnceWith('No changes to save');
  expect(times('PATCH /profile')).toBe(0);
  expect(await field('First Name')).toMatchObject({ value: 'Maya', disabled: false });
  await passTime(2000);
  expect(at.address()).toBe('/profile');
});

it('completes a profile that has not been saved before', async () => {
  answerCalls({ 'GET /profile': { ...PROFILE, isProfileCompleted: false }, 'PATCH /profile': PROFILE });
  show();
  await field('First Name');
  await save();
  await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Profile updated successfully'));
});

it('removes a phone number', async () => {
  answerCalls({ 'GET /profile': { ...PROFILE, phone: '403 555 0100' }, 'PATCH /profile': PROFILE });
  show();
  await userEvent.clear(await field('Phone Number'));
  await save();
  const body = { email: 'maya@larch.test', phone: '', isProfileCompleted: true, version: 1 };
  await waitFor(() => expect(call).toHaveBeenCalledWith('PATCH /profile', { body }));
});

it('does not navigate once the user has left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const at = show();
  await userEvent.type(await field('First Name'), 'x');
  stopClock();
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await standingUntil(() => vi.mocked(toast.success).mock.calls.length > 0);
  cleanup();
  await passTime(2000);
  expect(at.address()).toBe('/profile');
});

it('asks when the profile has since been saved elsewhere', async () => {
  answerCalls({
    'GET /profile': PROFILE,
    'PATCH /profile': new AppError('CONFLICT', 'x', { reason: 'CHANGED_MEANWHILE' }),
  });
  show();
  await userEvent.type(await field('First Name'), 'x');
  await save();
  await screen.findByRole('dialog', { name: 'Your profile was changed' });
  answerCalls({ 'GET /profile': PROFILE, 'PATCH /profile': { ...PROFILE, firstName: 'Mayax' } });
  await userEvent.click(screen.getByRole('button', { name: 'Overwrite' }));
  const body = { email: 'maya@larch.test', firstName: 'Mayax', isProfileCompleted: true };
  await waitFor(() => expect(call).toHaveBeenCalledWith('PATCH /profile', { body }));
});

it('saves once on repeated clicks', async () => {
  answerCalls({ 'GET /profile': PROFILE, 'PATCH /profile': () => new Promise(() => {}) });
  show();
  await userEvent.type(await field('First Name'), 'x');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save Changes' }));
  expect(times('PATCH /profile')).toBe(1);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Saving...' }).disabled).toBe(true);
});

it.each([
  [new AppError('UNEXPECTED', 'x'), FAILED],
  [new AppError('NOT_FOUND', 'Profile not found'), FAILED],
  ['thrown', FAILED],
  [invalidRequest([{ path: 'email', rule: 'readOnly' }]), 'The email cannot be changed'],
  [new ConnectionError(), 'Unable to connect to the server. Please check your internet connection.'],
])('says why a save failed, and keeps the input: %s', async (failure, text) => {
  const reject = () => Promise.reject(failure) as never;
  show();
  await userEvent.type(await field('First Name'), 'x');
  vi.mocked(call).mockImplementation(reject);
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(FAILED);
  expect(await field('First Name')).toMatchObject({ value: 'Mayax', disabled: false });
  expect(refreshUser).not.toHaveBeenCalled();
  await userEvent.type(await field('First Name'), 'y');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the server’s error at its field', async () => {
  const refused = invalidRequest([{ path: 'phone', rule: 'maxLength', params: { max: 30 } }]);
  answerCalls({ 'GET /profile': PROFILE, 'PATCH /profile': refused });
  show();
  await userEvent.type(await field('Phone Number'), '1');
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('Phone must be at most 30 characters');
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(FAILED);
  expect((await field('Phone Number')).getAttribute('aria-invalid')).toBe('true');
});

/** Whether the browser would ask before the tab is closed. */
function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('asks before leaving only while a change is unsaved', async () => {
  show();
  const firstName = await field('First Name');
  expect(asksBeforeLeaving()).toBe(false);
  await userEvent.type(firstName, 'x');
  expect(asksBeforeLeaving()).toBe(true);
  await userEvent.type(firstName, '{Backspace}');
  expect(asksBeforeLeaving()).toBe(false);
  await userEvent.type(firstName, 'x');
  await save();
  await waitFor(() => expect(toast.success).toHaveBeenCalled());
  expect(asksBeforeLeaving()).toBe(false);
});
