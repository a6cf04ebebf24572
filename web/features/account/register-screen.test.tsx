import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PASSWORD_RULE } from '#shared/auth/password.ts';
import type { Login } from '#shared/auth/schema.ts';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { renderFor } from '#test/support/screens/session-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import { ConnectionError, UnknownStatusError } from '#web/lib/api/call-errors.ts';
import { browserTimeZone } from '#web/lib/browser/time-zone.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { currentToast, queueToasts } from '#web/ui/feedback/toast-queue.ts';
import RegisterScreen from './register-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('./solve-puzzle.ts', () => ({ solvePuzzle: async (puzzle: string) => `solved: ${puzzle}` }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn() } }));

const TAKEN = 'Email already exists. Please use a different email.';
const FAILED = 'Registration failed. Please try again.';

const signIn = vi.fn<(login: Login) => Promise<void>>();
const show = () => renderFor({ signIn }, <RegisterScreen />, { pathname: '/register', state: { from: '/products' } });

beforeEach(() => {
  vi.mocked(call).mockResolvedValue(undefined as never);
  signIn.mockResolvedValue();
});

async function register(email = 'new@larch.test', password = 'secret-1') {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

it('starts with the email of a link that was passed on', async () => {
  renderFor({ signIn }, <RegisterScreen />, '/register?email=new%2Bwork%40larch.test');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('new+work@larch.test'));
  await register('', 'secret-1');
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ email: 'new+work@larch.test', password: 'secret-1' });
});

it('has the specified texts and does not use browser validation', () => {
  show();
  expect(screen.getByText(PASSWORD_RULE)).toBeTruthy();
  expect(screen.getByText(/get paid faster/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  expect(document.querySelector('form')?.noValidate).toBe(true);
});

it.each([
  ['', 'secret-1'],
  ['new@larch.test', ''],
])('asks for all fields: %j, %j', async (email, password) => {
  show();
  await register(email, password);
  expect((await screen.findByRole('alert')).textContent).toBe('Please fill in all fields');
  expect(call).not.toHaveBeenCalled();
});

it('registers with the browser’s time zone, then signs in', async () => {
  show();
  await register();
  const credentials = { email: 'new@larch.test', password: 'secret-1' };
  const body = { ...credentials, timeZone: browserTimeZone(), language: 'en' };
  expect(call).toHaveBeenCalledExactlyOnceWith('POST /users', { body });
  expect(signIn).toHaveBeenCalledExactlyOnceWith(credentials);
});

it('is busy while it registers', async () => {
  vi.mocked(call).mockReturnValue(new Promise(() => {}));
  show();
  await register();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Creating account...' }).disabled).toBe(true);
});

it.each([
  [new AppError('CONFLICT', 'Email already exists', { reason: 'EMAIL_TAKEN' }), TAKEN, TAKEN],
  [invalidRequest([{ path: 'email', rule: 'email' }]), 'Please enter a valid email address', FAILED],
  [invalidRequest([{ path: 'password', rule: 'password' }]), PASSWORD_RULE, FAILED],
  [new ConnectionError(), new ConnectionError().message, FAILED],
  [new AppError('UNEXPECTED', []), 'An unexpected error occurred. Please try again.', FAILED],
  [new UnknownStatusError({ status: 504 }), 'An unexpected error occurred. Please try again.', FAILED],
  ['thrown', 'An unexpected error occurred during registration.', FAILED],
])('says why it failed, on the screen and in a toast: %s', async (failure, text, toasted) => {
  vi.mocked(call).mockRejectedValue(failure);
  show();
  await register();
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(toasted);
  await userEvent.type(screen.getByLabelText('Email'), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('does not carry the failure of an earlier attempt into the app', async () => {
  queueToasts([{ tone: 'error', text: FAILED }]);
  show();
  await register();
  await waitFor(() => expect(signIn).toHaveBeenCalled());
  expect(currentToast()).toBeNull();
});

it('has its own message for a sign-in without a token', async () => {
  signIn.mockRejectedValue(new Error('Invalid login response - no access token'));
  show();
  await register();
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid registration response');
});

it('goes to sign-in if the account was created but signing in failed', async () => {
  signIn.mockRejectedValue(new ConnectionError());
  const at = show();
  await register();
  await waitFor(() => expect(at.address()).toBe('/login'));
  expect(at.state()).toEqual({
    from: '/products',
    email: 'new@larch.test',
    notice: 'Your account was created. Please sign in.',
  });
});

it('solves a puzzle if the server asks for one, and registers with it', async () => {
  const refused = new AppError('FORBIDDEN', 'Please try again.', { reason: 'PROOF_REQUIRED' });
  vi.mocked(call).mockImplementation(async (name, options) => {
    if (name === 'POST /users/puzzle') return { puzzle: 'a puzzle' } as never;
    if (!JSON.stringify(options).includes('proof')) throw refused;
    return undefined as never;
  });
  show();
  await register();
  const credentials = { email: 'new@larch.test', password: 'secret-1' };
  const body = { ...credentials, timeZone: browserTimeZone(), language: 'en' };
  await waitFor(() => expect(signIn).toHaveBeenCalledExactlyOnceWith(credentials));
  expect(call).toHaveBeenLastCalledWith('POST /users', { body: { ...body, proof: 'solved: a puzzle' } });
});
