import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { renderFor } from '#test/support/screens/session-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import { ConnectionError, UnknownStatusError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import ForgotPasswordScreen from './forgot-password-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));

const SENT = 'If an account exists for this email, you will receive password reset instructions shortly.';
const TOAST = 'Failed to send password reset instructions. Please try again.';
const TEXT = 'Failed to send reset instructions. Please try again.';

const show = (state: unknown = null) =>
  renderFor({}, <ForgotPasswordScreen />, { pathname: '/forgot-password', state });
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const ask = (address: string) => userEvent.type(email(), `${address}{Enter}`);

beforeEach(() => {
  vi.mocked(call).mockResolvedValue({ message: 'x' } as never);
});

it('asks only for the email and links to sign-in', async () => {
  const at = show({ from: '/products', notice: 'old' });
  expect(email()).toMatchObject({ type: 'email', required: true, value: '' });
  expect(screen.getByText('Streamline Your Invoicing')).toBeTruthy();
  await userEvent.type(email(), 'maya@larch.test');
  await userEvent.click(screen.getByRole('link', { name: 'Back to sign in' }));
  await waitFor(() => expect(at.address()).toBe('/login'));
  expect(at.state()).toEqual({ from: '/products', email: 'maya@larch.test' });
});

it('starts with the email typed at sign-in', () => {
  show({ email: 'maya@larch.test' });
  expect(email().value).toBe('maya@larch.test');
});

it('says in place and in a toast that a link is on its way, and clears the field', async () => {
  show();
  await ask(' maya@larch.test');
  expect(call).toHaveBeenCalledExactlyOnceWith('POST /auth/forgot-password', { body: { email: 'maya@larch.test' } });
  expect((await screen.findByRole('status')).textContent).toBe(SENT);
  expect(document.activeElement?.textContent).toBe(SENT);
  expect(email().value).toBe('');
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Password reset instructions sent to your email');
  expect(toast.error).not.toHaveBeenCalled();
});

it('sends one request while busy', async () => {
  vi.mocked(call).mockReturnValue(new Promise(() => {}) as never);
  show();
  await ask('maya@larch.test');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' });
  expect(button.disabled).toBe(true);
  expect(email().closest('fieldset')?.disabled).toBe(true);
  await userEvent.click(button);
  expect(call).toHaveBeenCalledTimes(1);
});

it.each([
  [new AppError('NOT_FOUND', 'x'), 'User not found with this email.', 'No account found with this email address'],
  [new AppError('UNEXPECTED', 'x'), TEXT, TOAST],
  [new AppError('UNAVAILABLE', []), TEXT, TOAST],
  [new AppError('INVALID_REQUEST', []), TEXT, TOAST],
  [new UnknownStatusError({ status: 418 }), TEXT, TOAST],
  ['thrown', TEXT, TOAST],
  [new ConnectionError(), 'Unable to connect to the server. Please check your internet connection.', TOAST],
  [invalidRequest([{ path: 'email', rule: 'email' }]), 'Please enter a valid email address', TOAST],
  [new AppError('TOO_MANY_REQUESTS', []), 'Too many requests. Please wait a moment and try again.', TOAST],
])('says why it failed until the next edit: %s', async (failure, text, toasted) => {
  vi.mocked(call).mockRejectedValue(failure);
  show();
  await ask('maya@larch.test');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(toasted);
  expect(email().value).toBe('maya@larch.test');
  await userEvent.type(email(), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('replaces an old success by a new failure', async () => {
  show();
  await ask('maya@larch.test');
  await screen.findByText(SENT);
  vi.mocked(call).mockRejectedValue(new AppError('UNEXPECTED', 'x'));
  await ask('maya@larch.test');
  await screen.findByRole('alert');
  expect(screen.queryByText(SENT)).toBeNull();
  await userEvent.type(email(), 'x');
  expect(screen.queryByText(SENT)).toBeNull();
});
