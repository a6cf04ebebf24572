import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import { openPayments, paymentRows } from '#test/support/screens/payments-dialog-harness.tsx';
import { aLedger, aLine } from '#test/support/screens/payments-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const VOID = 'POST /invoices/{id}/payments/{paymentId}/void';

describe('Void', () => {
  const voiding = async (answers: Answers) => {
    const opened = await openPayments(aLedger([aLine()]), answers);
    await opened.user.click(screen.getByRole('button', { name: 'Void e-Transfer, 50.00 CAD' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Void Payment' }));
    return { ...opened, dialog, submit: dialog.getByRole('button', { name: 'Void Payment' }) };
  };

  it('asks first, takes a reason, and voids once', async () => {
    const gone = aLedger([aLine({ voidedAt: '2026-01-07T15:00:00.000Z' })], { paid: 0, balance: 200 });
    const { user, dialog, submit, onChanged } = await voiding({ [VOID]: gone });
    dialog.getByText(/^e-Transfer, 50\.00 CAD, Jan 5, 2026 .* It will no longer count as paid/);
    await user.type(dialog.getByLabelText('Reason'), 'Typed twice');
    await user.dblClick(submit);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Void Payment' })).toBeNull());
    expect(callsOf(VOID)).toEqual([{ id: 'inv-1', paymentId: 'payment-1', body: { reason: 'Typed twice' } }]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Payment voided');
    expect(onChanged).toHaveBeenCalledOnce();
    expect(paymentRows()[0]?.querySelector('del')).not.toBeNull();
  });

  it.each([
    [new AppError('CONFLICT', 'A payment that was refunded cannot be voided'), 'A payment that was refunded cannot'],
    [new ConnectionError(), 'Failed to void payment'],
  ])('keeps the reason after a failure (%o)', async (error, text) => {
    const { user, dialog, submit } = await voiding({ [VOID]: error });
    await user.type(dialog.getByLabelText('Reason'), 'Typed twice');
    await user.click(submit);
    await waitFor(() => expect(String(vi.mocked(toast.error).mock.calls[0]?.[0])).toContain(text));
    expect(dialog.getByLabelText<HTMLInputElement>('Reason').value).toBe('Typed twice');
  });
});

it('says that the void of a part makes it credit again', async () => {
  const { user } = await openPayments(aLedger([aLine({ receiptId: 'r1' })]), { [VOID]: aLedger([]) });
  await user.click(screen.getByRole('button', { name: 'Void e-Transfer, 50.00 CAD' }));
  await screen.findByText(/This invoice is due again, and the amount is your customer’s credit/);
});
