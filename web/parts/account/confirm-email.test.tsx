import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { ALREADY_VERIFIED, CODE_JUST_SENT } from '#shared/refusals/people.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { passTime, standingUntil, stopClock } from '#test/support/screens/time-harness.ts';
import { noteRegistration } from '#web/lib/session/just-registered.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConfirmEmail } from './confirm-email.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

const VERIFY = 'POST /auth/verify-email-code';
const RESEND = 'POST /auth/resend-verification';
const refreshUser = vi.fn<() => Promise<void>>();
const show = (over: Partial<SessionUser> = {}) => {
  const user = aUser({ emailVerified: false, ...over });
  renderFor({ status: 'authenticated', user, refreshUser }, <ConfirmEmail>Then you can send.</ConfirmEmail>);
};
const enter = (code: string) => {
  fireEvent.change(screen.getByLabelText('Code from the email'), { target: { value: code } });
};
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));

beforeEach(() => {
  refreshUser.mockResolvedValue();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
});

it('is not shown to those who have confirmed their email', () => {
  show({ emailVerified: true, pendingEmail: 'new@larch.test' });
  expect(screen.queryByRole('region')).toBeNull();
});

it.each([
  [{}, 'maya@larch.test'],
  [{ pendingEmail: 'new@larch.test' }, 'new@larch.test'],
])('says to which address the code went: %j', (over, address) => {
  show(over);
  screen.getByText(address);
});

it('opens the field with a button where there is little room', async () => {
  const session = { status: 'authenticated', user: aUser({ emailVerified: false }), refreshUser } as const;
  renderFor(session, <ConfirmEmail isCompact>Then you can send.</ConfirmEmail>);
  fireEvent.click(screen.getByRole('button', { name: 'Enter code' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Code from the email'));
  expect(screen.queryByRole('button', { name: 'Enter code' })).toBeNull();
});

it('has the focus right after a registration, once', () => {
  const session = { status: 'authenticated', user: aUser({ emailVerified: false }), refreshUser } as const;
  const code = () => screen.getByLabelText('Code from the email');
  noteRegistration(true);
  const { unmount } = renderFor(session, <ConfirmEmail isCompact>Then you can send.</ConfirmEmail>);
  expect(document.activeElement).toBe(code());
  unmount();
  renderFor(session, <ConfirmEmail isCompact>Then you can send.</ConfirmEmail>);
  expect(document.activeElement).not.toBe(code());
});

it('sends six digits by itself, even with spaces from copying, and reloads the user', async () => {
  answerCalls({ [VERIFY]: { message: 'x' } });
  show();
  enter('12345');
  confirm();
  await screen.findByText('Please enter the 6-digit code from the email.');
  expect(callsOf(VERIFY)).toEqual([]);
  enter(' 123 456');
  await waitFor(() => expect(refreshUser).toHaveBeenCalledOnce());
  enter(' 123 456 ');
  expect(callsOf(VERIFY)).toEqual([{ body: { code: '123456' } }]);
});

it('shows why a code was refused', async () => {
  answerCalls({ [VERIFY]: new AppError('INVALID_REQUEST', 'This code is wrong. You have 1 try left.') });
  show();
  enter('123456');
  await screen.findByText('This code is wrong. You have 1 try left.');
  expect(refreshUser).not.toHaveBeenCalled();
});

it('treats a code used in another window as confirmed, but not an address that someone else has', async () => {
  answerCalls({ [VERIFY]: new AppError('CONFLICT', 'Another account has it.', { reason: 'EMAIL_TAKEN' }) });
  show();
  enter('123456');
  await screen.findByText('Another account has it.');
  answerCalls({ [VERIFY]: refusal({ ALREADY_VERIFIED }) });
  confirm();
  await waitFor(() => expect(refreshUser).toHaveBeenCalledOnce());
});

it('sends another code, and counts down until the next one', async () => {
  answerCalls({ [RESEND]: { message: 'We sent a code to maya@larch.test.' } });
  show();
  stopClock();
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await standingUntil(() => screen.queryByRole('button', { name: 'Send again in 60 s' }) !== null);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send again in 60 s' }).disabled).toBe(true);
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('We sent a code to maya@larch.test.');
  for (let second = 59; second > 0; second -= 1) {
    await passTime(1_000);
    screen.getByRole('button', { name: `Send again in ${second} s` });
  }
  await passTime(1_000);
  screen.getByRole('button', { name: 'Send again' });
});

it('says when the next code can be sent, if the last one was sent moments ago', async () => {
  answerCalls({
    [RESEND]: refusal({ CODE_JUST_SENT }, { seconds: 34 }),
  });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await screen.findByRole('button', { name: 'Send again in 34 s' });
  const text = 'The last code was sent moments ago. Another one can be sent in 34 s.';
  expect(toast.info).toHaveBeenCalledExactlyOnceWith(text);
  expect(toast.success).not.toHaveBeenCalled();
});

it('says why no new code was sent', async () => {
  answerCalls({ [RESEND]: new AppError('TOO_MANY_REQUESTS', 'You have reached the daily limit.') });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await screen.findByText('You have reached the daily limit.');
  screen.getByRole('button', { name: 'Send again' });
});
