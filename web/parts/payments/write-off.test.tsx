import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import { type Answers, answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aLedger, aLine, aPayable, openDialog } from '#test/support/screens/payments-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { PayableInvoice } from './payable.ts';
import { PaymentsDialog } from './payments-dialog.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const LIST = 'GET /invoices/{id}/payments';
const WRITE_OFF = 'POST /invoices/{id}/write-off';
const TAKE_BACK = 'DELETE /invoices/{id}/write-off';

const OPEN = aLedger([aLine()]);
const WRITTEN_OFF = aLedger([aLine()], {
  balance: 0,
  writtenOff: { amount: 150, at: '2026-01-09T15:00:00.000Z', by: 'maya@larch.test', reason: 'Bankrupt' },
});

async function open(ledger: InvoicePayments, answers: Answers = {}, over: Partial<PayableInvoice> = {}) {
  answerCalls({ [LIST]: ledger, ...answers });
  const onChanged = vi.fn();
  const opened = await openDialog('Payments', (close) => (
    <PaymentsDialog invoice={aPayable(over)} onChanged={onChanged} onClose={close} />
  ));
  await screen.findByText('Balance');
  return { ...opened, onChanged };
}

async function writingOff(answers: Answers) {
  const opened = await open(OPEN, answers);
  await opened.user.click(screen.getByRole('button', { name: 'Write Off' }));
  const form = within(await screen.findByRole('dialog', { name: 'Write Off Invoice' }));
  return { ...opened, form, reason: form.getByLabelText<HTMLInputElement>('Reason') };
}

it('explains itself, takes a reason, and writes the balance off once', async () => {
  const { user, form, reason, onChanged } = await writingOff({ [WRITE_OFF]: WRITTEN_OFF });
  form.getByText(/^Closes invoice INV-1 with 150\.00 CAD unpaid\. .* You can reverse this later\.$/);
  expect(document.activeElement).toBe(reason);
  await user.type(reason, ' Bankrupt {Enter}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Write Off Invoice' })).toBeNull());
  expect(callsOf(WRITE_OFF)).toEqual([{ id: 'inv-1', body: { reason: 'Bankrupt' } }]);
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('150.00 CAD written off');
  expect(onChanged).toHaveBeenCalledOnce();
  screen.getByText('150.00 CAD written off');
  screen.getByText('On Jan 9, 2026 by maya@larch.test: Bankrupt');
  expect(screen.queryByRole('button', { name: /^(Write Off|Record Payment)$/ })).toBeNull();
});

it('needs no reason', async () => {
  const { user, form } = await writingOff({ [WRITE_OFF]: WRITTEN_OFF });
  await user.dblClick(form.getByRole('button', { name: 'Write Off' }));
  await waitFor(() => expect(callsOf(WRITE_OFF)).toEqual([{ id: 'inv-1', body: {} }]));
});

it.each([
  [new AppError('CONFLICT', 'Only an unpaid invoice can be written off'), 'Only an unpaid invoice'],
  [new ConnectionError(), 'Failed to write off invoice'],
])('keeps the reason after a failure (%o)', async (error, text) => {
  const { user, reason } = await writingOff({ [WRITE_OFF]: error });
  await user.type(reason, 'Bankrupt{Enter}');
  await waitFor(() => expect(String(vi.mocked(toast.error).mock.calls[0]?.[0])).toContain(text));
  expect(reason.value).toBe('Bankrupt');
});

it('is reversed once, after which the balance can be paid', async () => {
  const over = { status: 'CANCELLED', amountPaid: 50 } as const;
  const { user, onChanged } = await open(WRITTEN_OFF, { [TAKE_BACK]: OPEN }, over);
  await user.dblClick(screen.getByRole('button', { name: 'Reverse' }));
  await screen.findByRole('button', { name: 'Write Off' });
  expect(callsOf(TAKE_BACK)).toEqual([{ id: 'inv-1' }]);
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Write-off reversed');
  expect(onChanged).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Record Payment' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('150');
});

it('stays if reversing it fails', async () => {
  const { user } = await open(WRITTEN_OFF, {
    [TAKE_BACK]: new AppError('CONFLICT', 'This invoice was not written off'),
  });
  await user.click(screen.getByRole('button', { name: 'Reverse' }));
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith(['This invoice was not written off']));
  screen.getByText('150.00 CAD written off');
});

it.each([
  ['a draft', aLedger([], { paid: 0, balance: 200 }), { status: 'DRAFT' }],
  ['a paid invoice', aLedger([aLine({ amount: 200 })], { paid: 200, balance: 0 }), { status: 'PAID' }],
  ['a cancelled invoice', aLedger([], { paid: 0, balance: 0 }), { status: 'CANCELLED' }],
] as const)('is not offered for %s', async (_, ledger, over) => {
  await open(ledger, {}, over);
  expect(screen.queryByRole('button', { name: 'Write Off' })).toBeNull();
});
