import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Login } from '#shared/auth/schema.ts';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { BUSINESS_SUSPENDED } from '#shared/refusals/people.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { renderFor } from '#test/support/screens/session-harness.tsx';
import { ConnectionError, UnknownStatusError } from '#web/lib/api/call-errors.ts';
import { type Session, SessionContext } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import SignInScreen from './sign-in-screen.tsx';

vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn() } }));

const signIn = vi.fn<(login: Login) => Promise<void>>();

beforeEach(() => {
  signIn.mockResolvedValue();
});

async function tryToSignIn() {
  await userEvent.type(screen.getByLabelText('Email'), ' maya@larch.test');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-1{Enter}');
}

it('has the specified texts', () => {
  renderFor({ signIn }, <SignInScreen />, '/login');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome');
  expect(screen.getByText('Please enter your details')).toBeTruthy();
  expect(screen.getByText('Streamline Your Invoicing')).toBeTruthy();
  expect(screen.getByText('Create, manage, and send professional invoices in minutes.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email')).toMatchObject({ type: 'email', required: true });
  expect(screen.getByLabelText<HTMLInputElement>('Password')).toMatchObject({ type: 'password', required: true });
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/register');
  expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgot-password');
});

it('keeps what the browser filled in before it was hydrated', async () => {
  const element = (
    <SessionContext value={{ status: 'anonymous', why: 'none', signIn } as unknown as Session}>
      <MemoryRouter initialEntries={['/login']}>
        <SignInScreen />
      </MemoryRouter>
    </SessionContext>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  screen.getByLabelText<HTMLInputElement>('Email').value = 'maya@larch.test';
  screen.getByLabelText<HTMLInputElement>('Password').value = 'secret-1';
  const root = await act(() => hydrateRoot(container, element));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ email: 'maya@larch.test', password: 'secret-1' });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya@larch.test');
  act(() => root.unmount());
  container.remove();
});

it('sends one request while busy', async () => {
  let finish = () => {};
  signIn.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  renderFor({ signIn }, <SignInScreen />, '/login');
  await tryToSignIn();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Signing in...' });
  expect(button.disabled).toBe(true);
  expect(button.form?.querySelector('fieldset')?.disabled).toBe(true);
  await userEvent.click(button);
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ email: 'maya@larch.test', password: 'secret-1' });
  finish();
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
});

it.each([
  [invalidRequest([{ path: 'email', rule: 'email' }]), 'Invalid request. Please check your input.'],
  [new AppError('UNAUTHENTICATED', 'x'), 'Invalid email or password. Please try again.'],
  [new AppError('FORBIDDEN', 'x'), 'You do not have permission to access this resource.'],
  [new AppError('NOT_FOUND', 'x'), 'User not found. Please check your email or register.'],
  [new AppError('LOCKED', 'x'), 'Your account has been locked. Please contact support.'],
  [new AppError('UNEXPECTED', 'x'), 'A server error occurred. Please try again later.'],
  [new ConnectionError(), 'Unable to connect to the server. Please check your internet connection.'],
  [new AppError('TOO_MANY_REQUESTS', 'Too many tries.'), 'Too many tries.'],
  [new AppError('UNAVAILABLE', []), 'An unexpected error occurred. Please try again later.'],
  [new UnknownStatusError({ status: 418 }), 'An unexpected error occurred. Please try again later.'],
  [new UnknownStatusError({ status: 422 }), 'An unexpected error occurred. Please try again later.'],
  [new UnknownStatusError({ status: 504 }), 'An unexpected error occurred. Please try again later.'],
  [new Error('Invalid login response - no access token'), 'Invalid login response - no access token'],
  ['thrown', 'An unexpected error occurred. Please try again later.'],
])('says why it failed until the next edit: %s', async (failure, text) => {
  signIn.mockRejectedValue(failure);
  renderFor({ signIn }, <SignInScreen />, '/login');
  await tryToSignIn();
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  await userEvent.type(screen.getByLabelText('Password'), '2');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says to an employee of a suspended business why they cannot sign in', async () => {
  signIn.mockRejectedValue(refusal({ BUSINESS_SUSPENDED }, { what: 'employee' }));
  renderFor({ signIn }, <SignInScreen />, '/login');
  await tryToSignIn();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The business that you work for is suspended. Please ask its owner.',
  );
});

it('shows the password on request', async () => {
  renderFor({ signIn }, <SignInScreen />, '/login');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
});

it('says that the session expired', () => {
  renderFor({ signIn, status: 'anonymous', why: 'expired' }, <SignInScreen />, '/login');
  expect(screen.getByRole('status').textContent).toBe('Your session has ended. Please sign in again.');
});

it('asks an unknown user to register, in a toast as well', async () => {
  signIn.mockRejectedValue(new AppError('NOT_FOUND', 'x'));
  renderFor({ signIn }, <SignInScreen />, '/login');
  await tryToSignIn();
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('User not found. Please register first.');
});

it('shows the notice of another screen', () => {
  const notice = 'Password has been reset successfully. Please log in with your new password.';
  const expired = { signIn, status: 'anonymous', why: 'expired' } as const;
  renderFor(expired, <SignInScreen />, { pathname: '/login', state: { notice } });
  expect(screen.getByRole('status').textContent).toBe(notice);
});

it.each([
  ['Sign up', '/register'],
  ['Forgot password?', '/forgot-password'],
])('passes on the remembered address and the email, but no old notice: %s', async (link, path) => {
  const state = { from: '/products', notice: 'old' };
  const at = renderFor({ signIn }, <SignInScreen />, { pathname: '/login', state });
  await userEvent.type(screen.getByLabelText('Email'), 'maya@larch.test');
  await userEvent.click(screen.getByRole('link', { name: link }));
  await waitFor(() => expect(at.address()).toBe(path));
  expect(at.state()).toEqual({ from: '/products', email: 'maya@larch.test' });
});

it('starts with the email from the navigation state', () => {
  renderFor({ signIn }, <SignInScreen />, { pathname: '/login', state: { email: 'maya@larch.test' } });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya@larch.test');
});

it('asks for a code in place if the account needs one, and accepts a recovery code in the same field', async () => {
  signIn.mockRejectedValue(new AppError('FORBIDDEN', 'x', { reason: 'CODE_REQUIRED' }));
  renderFor({ signIn }, <SignInScreen />, '/login');
  await tryToSignIn();
  const code = await screen.findByLabelText<HTMLInputElement>('Code');
  expect(code).toMatchObject({ autocomplete: 'one-time-code', required: true });
  expect(document.activeElement).toBe(code);
  screen.getByText('Enter the code from your authenticator app');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const issues = [{ path: 'code', rule: 'wrongCode' }] as const;
  signIn.mockRejectedValue(new AppError('UNAUTHENTICATED', 'x', { issues }));
  await userEvent.type(screen.getByLabelText('Recovery code'), 'abcd-efgh{Enter}');
  expect(signIn).toHaveBeenLastCalledWith({ email: 'maya@larch.test', password: 'secret-1', code: 'abcd-efgh' });
  expect((await screen.findByRole('alert')).textContent).toBe('This code is not correct. Please try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Use your authenticator app' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('');
});

it('no longer asks for a code once another email is entered', async () => {
  signIn.mockRejectedValue(new AppError('FORBIDDEN', 'x', { reason: 'CODE_REQUIRED' }));
  renderFor({ signIn }, <SignInScreen />, '/login');
  await tryToSignIn();
  await screen.findByLabelText('Code');
  await userEvent.type(screen.getByLabelText('Email'), 'x');
  expect(screen.queryByLabelText('Code')).toBeNull();
});
