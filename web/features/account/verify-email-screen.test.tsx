import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { ALREADY_VERIFIED } from '#shared/refusals/people.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import type { Session } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import VerifyEmailScreen from './verify-email-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));

const VERIFY = 'POST /auth/verify-email';
const RESEND = 'POST /auth/resend-verification';
const refreshUser = vi.fn(() => Promise.resolve());
const SIGNED_IN: Partial<Session> = { status: 'authenticated', user: aUser({ emailVerified: false }), refreshUser };
const show = (session: Partial<Session> = {}, search = '?token=t-1') =>
  renderFor(
    session,
    <Routes>
      <Route element={<VerifyEmailScreen />} path="/verify-email" />
      <Route element={null} path="*" />
    </Routes>,
    `/verify-email${search}`,
  );
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm Email' }));

afterEach(() => vi.clearAllMocks());

it.each(['', '?token='])('goes home without a token: "%s"', async (search) => {
  const at = show({}, search);
  await waitFor(() => expect(at.address()).toBe('/'));
});

it('confirms nothing before the click, and then only once', async () => {
  answerCalls({ [VERIFY]: { message: 'x' } });
  const at = show();
  await waitFor(() => expect(at.address()).toBe('/verify-email'));
  expect(callsOf(VERIFY)).toEqual([]);
  await confirm();
  await waitFor(() => expect(at.address()).toBe('/login'));
  expect(at.state()).toEqual({ notice: 'Your email address is confirmed. Please sign in.' });
  expect(callsOf(VERIFY)).toEqual([{ body: { token: 't-1' } }]);
  // The notice at the sign-in says it.
  expect(toast.success).not.toHaveBeenCalled();
});

it('takes a signed-in user to the invoices, and reloads the user', async () => {
  answerCalls({ [VERIFY]: { message: 'x' } });
  const at = show(SIGNED_IN);
  await confirm();
  await waitFor(() => expect(at.address()).toBe('/invoices'));
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Your email address is confirmed');
  expect(refreshUser).toHaveBeenCalledOnce();
});

it('treats a used link as confirmed', async () => {
  answerCalls({ [VERIFY]: refusal({ ALREADY_VERIFIED }) });
  const at = show();
  await confirm();
  await waitFor(() => expect(at.address()).toBe('/login'));
});

const EXPIRED = new AppError('INVALID_REQUEST', 'This link is invalid or has expired.');
const TAKEN = new AppError('CONFLICT', 'Another account has this email address.', { reason: 'EMAIL_TAKEN' });

it('can be tried again after a failure that may pass', async () => {
  answerCalls({ [VERIFY]: new ConnectionError() });
  show();
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toBe(new ConnectionError().message);
  answerCalls({ [VERIFY]: { message: 'x' } });
  await confirm();
  await waitFor(() => expect(callsOf(VERIFY)).toHaveLength(2));
});

it.each([
  [EXPIRED, 'Sign in to get a new code.'],
  [TAKEN, 'Sign in to choose another email.'],
])('asks a visitor to sign in if the link cannot work: %s', async (error, text) => {
  answerCalls({ [VERIFY]: error });
  show();
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toBe(error.messages[0]);
  screen.getByText(text);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  expect(screen.queryByRole('button')).toBeNull();
});

it('sends a signed-in user a new code if the link cannot work, and goes where it is entered', async () => {
  answerCalls({ [VERIFY]: EXPIRED, [RESEND]: { message: 'x' } });
  const at = show(SIGNED_IN);
  await confirm();
  await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
  await waitFor(() => expect(at.address()).toBe('/profile'));
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('We sent a code to maya@larch.test.');
});

it('says why a new code was not sent', async () => {
  answerCalls({ [VERIFY]: EXPIRED, [RESEND]: new AppError('TOO_MANY_REQUESTS', 'Please wait a moment.') });
  show(SIGNED_IN);
  await confirm();
  await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
  await screen.findByText('Please wait a moment.');
});

it('sends a signed-in user to the profile if another account has the email', async () => {
  answerCalls({ [VERIFY]: TAKEN });
  show(SIGNED_IN);
  await confirm();
  const link = await screen.findByRole('link', { name: 'Change email' });
  expect(link.getAttribute('href')).toBe('/profile');
});

it('has a way back for signed-in users whose link has expired', () => {
  show(SIGNED_IN);
  expect(screen.getByRole('link', { name: 'Back to App' }).getAttribute('href')).toBe('/');
});
