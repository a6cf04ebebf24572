import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aLedger, aLine, aPayable, openDialog } from '#test/support/screens/payments-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { PaymentsDialog } from './payments-dialog.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const LIST = 'GET /invoices/{id}/payments';
const ANSWER = 'POST /invoices/{id}/payment-claims/{claimId}';

// Made on January 4 in the business's time zone.
const CLAIMED = aLedger([], {
  paid: 0,
  balance: 200,
  claim: {
    id: 'claim-1',
    method: 'e-transfer',
    reference: 'CA1b2c3',
    at: '2026-01-05T03:00:00.000Z',
    on: '2026-01-04',
  },
});
const confirmed = (amount: number) =>
  aLedger([aLine({ id: 'claim-1', amount })], { paid: amount, balance: 200 - amount });

beforeEach(() => answerCalls({ [LIST]: CLAIMED, [ANSWER]: confirmed(200) }));

async function open(billingEmail?: string) {
  const onChanged = vi.fn();
  const opened = await openDialog('Payments', (close) => (
    <PaymentsDialog invoice={aPayable({ billingEmail })} onChanged={onChanged} onClose={close} />
  ));
  await opened.dialog.findByText(
    'On Jan 4, 2026, your customer said they sent an e-Transfer. Reference: CA1b2c3. Check your account.',
  );
  return { ...opened, onChanged };
}

/** The confirmation with the focus on its amount. */
async function confirming(billingEmail?: string) {
  const opened = await open(billingEmail);
  const form = within(screen.getByRole('form', { name: 'Confirm e-Transfer' }));
  const amount = form.getByLabelText<HTMLInputElement>('Amount');
  amount.focus();
  return { ...opened, form, amount };
}

const isConfirmed = () => waitFor(() => expect(screen.queryByRole('form', { name: 'Confirm e-Transfer' })).toBeNull());
const bodies = () => callsOf(ANSWER).map(({ body }) => body);

it('confirms the balance on the day it was reported with Enter, once', async () => {
  const { user, form, amount, onChanged } = await confirming();
  expect(amount.value).toBe('200');
  form.getByRole('button', { name: 'Date Jan 4, 2026' });
  await user.keyboard('{Enter}{Enter}');
  await isConfirmed();
  expect(callsOf(ANSWER)).toEqual([
    { id: 'inv-1', claimId: 'claim-1', body: { action: 'confirm', amount: 200, paidOn: '2026-01-04' } },
  ]);
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Payment of 200.00 CAD recorded');
  expect(onChanged).toHaveBeenCalledOnce();
  expect(screen.queryByText('e-Transfer reported')).toBeNull();
});

it('confirms another amount and day, with a receipt unless the owner declines it', async () => {
  answerCalls({ [LIST]: CLAIMED, [ANSWER]: confirmed(50) });
  const { user, form, amount } = await confirming('pat@example.com');
  await user.clear(amount);
  await user.type(amount, '50');
  await user.click(form.getByRole('button', { name: 'Date Jan 4, 2026' }));
  await user.click(await screen.findByRole('button', { name: /January 2(nd)?, 2026/ }));
  form.getByText('By email to pat@example.com');
  expect(form.getByRole<HTMLInputElement>('switch', { name: 'Send a receipt' }).checked).toBe(true);
  await user.click(form.getByRole('button', { name: 'Confirm Payment' }));
  await isConfirmed();
  expect(bodies()).toEqual([{ action: 'confirm', amount: 50, paidOn: '2026-01-02', sendReceipt: true }]);
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Payment of 50.00 CAD recorded');
});

it('asks for an amount instead of confirming the balance', async () => {
  const { user, form, amount } = await confirming();
  await user.clear(amount);
  await user.keyboard('{Enter}');
  await form.findByText('Amount is required');
  expect(bodies()).toEqual([]);
});

it('shows the server’s error at its field, and keeps the input', async () => {
  const tooMuch = invalidRequest([{ path: 'amount', rule: 'max', params: { max: '150.00' } }]);
  answerCalls({ [LIST]: CLAIMED, [ANSWER]: tooMuch });
  const { user, form, amount } = await confirming();
  await user.keyboard('{Enter}');
  await form.findByText('Amount must be at most 150.00');
  expect(amount.value).toBe('200');
  expect(toast.success).not.toHaveBeenCalled();
});

it('can be confirmed again after a dropped connection, and reports what was first confirmed', async () => {
  answerCalls({ [LIST]: CLAIMED, [ANSWER]: new ConnectionError() });
  const { user, amount } = await confirming();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
  answerCalls({ [LIST]: CLAIMED, [ANSWER]: confirmed(200) });
  await user.clear(amount);
  await user.type(amount, '20{Enter}');
  await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Payment of 200.00 CAD recorded'));
});

it('asks before discarding input', async () => {
  const { user, amount } = await confirming();
  await user.clear(amount);
  await user.type(amount, '20{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(amount.value).toBe('20');
  await user.click(screen.getByRole('button', { name: 'Not Received' }));
  await waitFor(() => expect(screen.queryByText('e-Transfer reported')).toBeNull());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is dismissed once', async () => {
  answerCalls({ [LIST]: CLAIMED, [ANSWER]: aLedger([], { paid: 0, balance: 200 }) });
  const { user, dialog, onChanged } = await open();
  await user.dblClick(dialog.getByRole('button', { name: 'Not Received' }));
  await waitFor(() => expect(dialog.queryByText('e-Transfer reported')).toBeNull());
  expect(bodies()).toEqual([{ action: 'dismiss' }]);
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Report dismissed');
  expect(onChanged).toHaveBeenCalledOnce();
});

it('is still there after dismissing it failed', async () => {
  answerCalls({ [LIST]: CLAIMED, [ANSWER]: new AppError('UNAVAILABLE', 'x') });
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Not Received' }));
  await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
  dialog.getByText('e-Transfer reported');
  await waitFor(() =>
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Not Received' }).disabled).toBe(false),
  );
});

it('offers the new balance once a credit note has reduced it', async () => {
  answerCalls({ [LIST]: CLAIMED, 'POST /invoices/{id}/credit-notes': { ...CLAIMED, credited: 45, balance: 155 } });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Create Credit Note' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Credit Note' }));
  await user.clear(dialog.getByLabelText('Amount'));
  await user.type(dialog.getByLabelText('Amount'), '45');
  await user.click(dialog.getByRole('button', { name: 'Create Credit Note' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Create Credit Note' })).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('155');
});
