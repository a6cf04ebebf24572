// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError, invalidRequest } from '#shared/errors.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { answerCalls, callsOf } from '#web/lib/api/call-harness.ts';
import { ConnectionError } from '#web/lib/api/connection-error.ts';
import { aUser, renderFor } from '#web/lib/session/session-harness.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ProfileScreen } from './profile-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

const FAILED = 'Failed to update profile. Please try again.';
const PROFILE = aUser().profile;
const refreshUser = vi.fn<() => Promise<void>>();

const app = (
  <Routes>
    <Route element={<ProfileScreen />} path="/profile" />
    <Route element={null} path="*" />
  </Routes>
);
const show = () => renderFor({ status: 'authenticated', user: aUser(), refreshUser }, app, '/profile');
const times = (name: string) => vi.mocked(call).mock.calls.filter(([called]) => called === name).length;
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

beforeEach(() => {
  refreshUser.mockResolvedValue();
  answerCalls({ 'GET /profile': PROFILE, 'PATCH /profile': { ...PROFILE, firstName: 'Anne' } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says that it is loading', () => {
  vi.mocked(call).mockReturnValue(new Promise(() => {}) as never);
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profile Settings');
  expect(screen.getByText('Manage your personal information')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Loading Profile');
});

it('shows the stored values, with a read-only e-mail address', async () => {
  show();
  expect(await field('First Name')).toMatchObject({ value: 'Maya', required: false, disabled: false });
  expect(await field('Last Name')).toMatchObject({ value: 'Larch', required: false });
  expect(await field('Phone Number')).toMatchObject({ value: '', placeholder: '(403) 555-0100', type: 'tel' });
  expect(await field('Email')).toMatchObject({ value: 'maya@larch.test', readOnly: true });
  expect(screen.getByText('You sign in with this address. You can change it below.')).toBeTruthy();
  expect(screen.getByText('ML')).toBeTruthy();
});

describe('changing the e-mail', () => {
  const pending = (over: Partial<SessionUser>) => {
    answerCalls({
      'GET /profile': PROFILE,
      'POST /profile/change-email': { message: 'We sent a code to new@larch.test.' },
    });
    renderFor({ status: 'authenticated', user: aUser(over), refreshUser }, app, '/profile');
  };

  it('asks for the new address and says where the code went', async () => {
    pending({});
    await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
    const submit = screen.getByRole('button', { name: 'Send Code' });
    await userEvent.type(screen.getByLabelText(/New email/), 'MAYA@larch.test');
    await userEvent.click(submit);
    await screen.findByText('This is already your email address.');
    await userEvent.clear(screen.getByLabelText(/New email/));
    await userEvent.type(screen.getByLabelText(/New email/), 'new@larch.test');
    await userEvent.click(submit);
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('We sent a code to new@larch.test.'));
    expect(callsOf('POST /profile/change-email')).toEqual([{ body: { email: 'new@larch.test' } }]);
    expect(refreshUser).toHaveBeenCalled();
  });

  it('takes the code while a change is open, or takes the change back', async () => {
    pending({ pendingEmail: 'new@larch.test' });
    screen.getByText('new@larch.test');
    screen.getByLabelText('Code from the email');
    await userEvent.click(screen.getByRole('button', { name: 'Keep maya@larch.test' }));
    await waitFor(() => expect(refreshUser).toHaveBeenCalled());
    expect(callsOf('POST /profile/change-email')).toEqual([{ body: { email: 'maya@larch.test' } }]);
  });

  it('leaves the code to the line above the screen until the first address is confirmed', () => {
    pending({ pendingEmail: 'new@larch.test', emailVerified: false });
    expect(screen.queryByLabelText('Code from the email')).toBeNull();
  });
});

it('offers another try when the profile cannot be read', async () => {
  answerCalls({ 'GET /profile': new AppError('FORBIDDEN', 'x') });
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load profile');
  answerCalls({ 'GET /profile': PROFILE });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await field('First Name')).value).toBe('Maya');
});

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

it('is back at the invoices a second after the save, and not before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const at = show();
  await userEvent.type(await field('First Name'), 'x');
  await save();
  await waitFor(() => expect(toast.success).toHaveBeenCalled());
  expect(at.address()).toBe('/profile');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await waitFor(() => expect(at.address()).toBe('/'));
});

it.each([
  ['nothing', (name: HTMLInputElement) => userEvent.click(name)],
  ['a name that cannot be removed', (name: HTMLInputElement) => userEvent.clear(name)],
])(
  'says that there was no change after %s, calls nothing, and is back at the invoices all the same',
  async (_, act) => {
    const at = show();
    await act(await field('First Name'));
    await save();
    expect(toast.info).toHaveBeenCalledExactlyOnceWith('No changes to save');
    expect(times('PATCH /profile')).toBe(0);
    expect((await field('First Name')).value).toBe('Maya');
    await waitFor(() => expect(at.address()).toBe('/'));
  },
);

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

it('leads nowhere once the person has left by themselves', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const at = show();
  await userEvent.type(await field('First Name'), 'x');
  await save();
  await waitFor(() => expect(toast.success).toHaveBeenCalled());
  cleanup();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(at.address()).toBe('/profile');
});

it('asks when the profile was saved elsewhere in the meantime', async () => {
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

it('saves once however often it is asked', async () => {
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
])('says why a save failed, and keeps what was typed: %s', async (failure, text) => {
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

it('shows at its field what the server refuses', async () => {
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

it('asks before a change is lost, and only then', async () => {
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
