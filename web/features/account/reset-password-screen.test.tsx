import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PASSWORD_RULE } from '#shared/auth/password.ts';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { renderFor } from '#test/support/screens/session-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import { ConnectionError, UnknownStatusError } from '#web/lib/api/call-errors.ts';
import { sessionStore } from '#web/lib/session/current-session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import ResetPasswordScreen, { resetProblem } from './reset-password-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));

const FAILED = 'Failed to reset password. Please try again.';
const EXPIRED = 'Invalid or expired reset token';
const app = (
  <Routes>
    <Route element={<ResetPasswordScreen />} path="/reset-password" />
    <Route element={null} path="*" />
  </Routes>
);
const show = (search = '?token=t-1') => renderFor({}, app, `/reset-password${search}`);

beforeEach(() => {
  vi.mocked(call).mockResolvedValue({ message: 'x' } as never);
});
afterEach(() => sessionStore.signOut());

async function reset(password = 'good-1234', confirmation = password) {
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), `${confirmation}{Enter}`);
}

it.each(['', '?token=', '?token=%20'])('redirects to sign-in if the link has no token: "%s"', async (search) => {
  const at = show(search);
  await waitFor(() => expect(at.address()).toBe('/login'));
});

it('does not send a reset without a token', () => {
  const passwords = { newPassword: 'good-1234', confirmPassword: 'good-1234' };
  expect(resetProblem({ token: '', ...passwords })?.text).toBe('Invalid reset token');
});

it('still has the token after a reload', async () => {
  const at = show('?token=t-1');
  await waitFor(() => expect(at.address()).toBe('/reset-password'));
  const entry = { pathname: at.address(), state: at.state() };
  cleanup();
  renderFor({}, app, entry);
  await reset();
  expect(vi.mocked(call).mock.lastCall).toMatchObject(['POST /auth/reset-password', { body: { token: 't-1' } }]);
});

it('removes the token from the URL and keeps it for the reset, in the language of the app', async () => {
  const at = show('?token=t-1&utm=mail');
  await waitFor(() => expect(at.address()).toBe('/reset-password'));
  await reset();
  const body = { token: 't-1', newPassword: 'good-1234', confirmPassword: 'good-1234', language: 'en' };
  expect(call).toHaveBeenCalledExactlyOnceWith('POST /auth/reset-password', { body });
});

it('shows the password rule, and each password on request', async () => {
  show();
  expect(screen.getByText(PASSWORD_RULE)).toBeTruthy();
  for (const name of ['New password', 'Confirm password']) {
    const field = screen.getByLabelText<HTMLInputElement>(name);
    expect(field).toMatchObject({ type: 'password', required: true, autocomplete: 'new-password' });
    await userEvent.click(screen.getByRole('button', { name: `Show ${name.toLowerCase()}` }));
    expect(field.type).toBe('text');
  }
});

it('goes to sign-in with a message, and leaves no one signed in', async () => {
  sessionStore.start({ access_token: 'a', refresh_token: 'r', expires_in: 3600 });
  const at = show();
  await reset();
  await waitFor(() => expect(at.address()).toBe('/login'));
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Password has been reset successfully');
  expect(at.state()).toEqual({
    notice: 'Password has been reset successfully. Please log in with your new password.',
  });
  expect(sessionStore.snapshot().state).toBe('signed-out');
});

it('is busy while it resets', async () => {
  vi.mocked(call).mockReturnValue(new Promise(() => {}) as never);
  show();
  await reset();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resetting...' }).disabled).toBe(true);
  expect(screen.getByLabelText('New password').closest('fieldset')?.disabled).toBe(true);
});

it.each([
  ['?token=t', 'good-1234', 'other-1234', 'Passwords do not match'],
  ['?token=t', 'short-1', 'short-1', PASSWORD_RULE],
  ['?token=t', 'only-letters', 'only-letters', PASSWORD_RULE],
  ['?token=t', '12345678', '12345678', PASSWORD_RULE],
])('does not send invalid input: %s %s %s', async (search, password, confirmation, text) => {
  show(search);
  await reset(password, confirmation);
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(call).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Confirm password'), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  [new AppError('INVALID_REQUEST', []), EXPIRED, true],
  [invalidRequest([{ path: 'token', rule: 'maxLength', params: { max: 200 } }]), EXPIRED, true],
  [new AppError('INVALID_REQUEST', EXPIRED), EXPIRED, true],
  [new AppError('INVALID_REQUEST', 'This link was used before.'), 'This link was used before.', true],
  [
    invalidRequest([{ path: 'newPassword', rule: 'maxLength', params: { max: 256 } }]),
    'New password must be at most 256 characters',
    false,
  ],
  [invalidRequest([{ path: 'newPassword', rule: 'password' }]), PASSWORD_RULE, false],
  [new AppError('UNEXPECTED', 'x'), FAILED, false],
  [new AppError('NOT_FOUND', 'x'), FAILED, false],
  [new UnknownStatusError({ status: 422 }), FAILED, false],
  ['thrown', FAILED, false],
  [new ConnectionError(), 'Unable to connect to the server. Please check your internet connection.', false],
  [new AppError('TOO_MANY_REQUESTS', []), 'Too many requests. Please wait a moment and try again.', false],
])('says why it failed, and offers a new link where that helps: %s', async (failure, text, isLinkOffered) => {
  vi.mocked(call).mockRejectedValue(failure);
  const at = show();
  await reset();
  expect((await screen.findByRole('alert')).querySelector('p')?.textContent).toBe(text);
  expect(toast.error).not.toHaveBeenCalled();
  const link = screen.queryByRole('link', { name: 'Request a new link' });
  expect(link?.getAttribute('href')).toBe(isLinkOffered ? '/forgot-password' : undefined);
  expect(at.address()).toBe('/reset-password');
});
