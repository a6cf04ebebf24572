import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { PROFILE, refreshUser } from '#test/support/screens/profile-harness.tsx';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { EmailNotices } from './email-notices.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

const OFF = { ...PROFILE, notices: { payments: false, bounces: true, reminders: true } };

beforeEach(() => {
  vi.clearAllMocks();
  answerCalls({ 'GET /profile': PROFILE, 'PATCH /profile': OFF });
});

const show = (role: 'USER' | 'EMPLOYEE' = 'USER') =>
  renderFor({ status: 'authenticated', user: aUser({ role }), refreshUser }, <EmailNotices />, '/profile');

/** A switch once the profile is loaded. */
async function theSwitch(name: string): Promise<HTMLInputElement> {
  const found = await screen.findByRole<HTMLInputElement>('switch', { name });
  await waitFor(() => expect(found.disabled).toBe(false));
  return found;
}

it('turns one kind of notice off and keeps the other', async () => {
  show();
  const [payments, bounces] = [await theSwitch('Payments'), await theSwitch('Undelivered emails')];
  expect([payments.checked, bounces.checked]).toEqual([true, true]);
  await userEvent.click(payments);
  expect(call).toHaveBeenCalledWith('PATCH /profile', {
    body: { notices: { payments: false, bounces: true, reminders: true } },
  });
  await waitFor(() => expect([payments.checked, bounces.checked]).toEqual([false, true]));
});

it('says that a change failed, and shows what is stored', async () => {
  show();
  const payments = await theSwitch('Payments');
  answerCalls({ 'GET /profile': PROFILE, 'PATCH /profile': new AppError('UNEXPECTED', 'down') });
  await userEvent.click(payments);
  await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
  await waitFor(() => expect(payments.checked).toBe(true));
});

it('is not shown to employees, who own no business', () => {
  show('EMPLOYEE');
  expect(screen.queryByText('Email notices')).toBeNull();
});
