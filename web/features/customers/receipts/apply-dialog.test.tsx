import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { Receipt } from '#shared/receipt/schema.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import { aReceipt } from '#test/support/screens/payments-harness.tsx';
import { isClosed, OPEN, showReceipts } from '#test/support/screens/receipts-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const APPLY = 'POST /receipts/{id}/applications';

describe('applying credit', () => {
  const apply = async (receipt: Receipt, answers: Answers = {}) => {
    const shown = await showReceipts([receipt], answers);
    return { ...shown, dialog: await shown.act(/^Apply to Invoices/, 'Apply to Invoices') };
  };

  it('adds to what the receipt pays now, not to what was shown before someone else applied it', async () => {
    const applications = [{ invoiceId: 'inv9', invoiceNumber: 'INV-9', amount: 170 }];
    const now = aReceipt({ rest: 10, applications });
    const { user, dialog } = await apply(aReceipt({ rest: 30 }), { [APPLY]: aReceipt(), 'GET /receipts/{id}': now });
    await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('Amount for INV-9').value).toBe('10'));
    await user.click(dialog.getByRole('button', { name: 'Use Credit' }));
    await isClosed();
    expect(callsOf(APPLY)).toMatchObject([{ body: { applications: [{ invoiceId: 'inv9', amount: 180 }] } }]);
  });

  it('pays the invoices that are due the longest, in addition to what it paid before', async () => {
    const { user, dialog } = await apply(aReceipt({ rest: 30 }), { [APPLY]: aReceipt() });
    expect((await dialog.findByLabelText<HTMLInputElement>('Amount for INV-9')).value).toBe('30');
    await user.dblClick(dialog.getByRole('button', { name: 'Use Credit' }));
    await isClosed();
    expect(callsOf(APPLY)).toEqual([{ id: 'receipt1', body: { applications: [{ invoiceId: 'inv9', amount: 180 }] } }]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('30.00 CAD of credit used');
  });

  it('never pays more than the credit or a balance, and says what stays', async () => {
    const { user, dialog } = await apply(aReceipt({ rest: 60, applications: [] }));
    const amount = await dialog.findByLabelText<HTMLInputElement>('Amount for INV-9');
    expect(amount.value).toBe('50');
    dialog.getByText('10.00 CAD stays as credit.');
    await user.clear(amount);
    await user.type(amount, '50.01');
    await user.click(dialog.getByRole('button', { name: 'Use Credit' }));
    await dialog.findByText('At most 50.00');
    await user.clear(amount);
    await user.click(dialog.getByRole('button', { name: 'Use Credit' }));
    await dialog.findByText('Enter what it pays of at least one invoice');
    await user.type(amount, '70');
    await user.click(dialog.getByRole('button', { name: 'Use Credit' }));
    await dialog.findByText('The amounts add up to more than 60.00');
    expect(callsOf(APPLY)).toEqual([]);
  });

  it('leaves out the invoices of its currency of which a bank payment is on its way, and says so', async () => {
    const debited = { ...OPEN, id: 'inv8', invoiceNumber: 'INV-8', isDebited: true };
    const { dialog } = await apply(aReceipt({ rest: 30 }), {
      'GET /customers/{id}/account': {
        data: [OPEN, debited, { ...debited, id: 'inv7', invoiceNumber: 'INV-7', currency: 'USD' }],
        meta: { total: 3, page: 1, limit: 10, totalPages: 1 },
        owed: [{ currency: 'CAD', amount: 100, overdue: 0 }],
      },
    });
    await dialog.findByText('Invoice INV-8 is left out: a bank payment is on its way.');
    expect(dialog.queryByLabelText('Amount for INV-8')).toBeNull();
  });

  it('says at the invoice why it takes no part, or less than before', async () => {
    const path = 'applications.0';
    const tooMuch = [{ path: `${path}.amount`, rule: 'max' as const, params: { max: '162.50' } }];
    const refusals = [
      new AppError('CONFLICT', 'This invoice was cancelled', { reason: 'CANCELLED', params: { path } }),
      new AppError('INVALID_REQUEST', '', { issues: tooMuch }),
    ];
    const { user, dialog } = await apply(aReceipt({ rest: 30 }), {
      [APPLY]: () => Promise.reject(refusals.shift()),
    });
    const amount = await dialog.findByLabelText<HTMLInputElement>('Amount for INV-9');
    for (const reason of ['This invoice was cancelled', 'At most 12.50']) {
      await user.click(dialog.getByRole('button', { name: 'Use Credit' }));
      await dialog.findByText(reason);
      expect(amount.getAttribute('aria-invalid')).toBe('true');
      await waitFor(() => expect(document.activeElement).toBe(amount));
    }
    expect(vi.mocked(toast.error).mock.calls).toEqual([['Failed to use credit'], ['Failed to use credit']]);
  });

  it('keeps what was typed when it is refused or the line drops', async () => {
    const { user, dialog } = await apply(aReceipt({ rest: 30, applications: [] }), { [APPLY]: new ConnectionError() });
    const amount = await dialog.findByLabelText<HTMLInputElement>('Amount for INV-9');
    await user.clear(amount);
    await user.type(amount, '12.5');
    await user.click(dialog.getByRole('button', { name: 'Use Credit' }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
    expect(amount.value).toBe('12.5');
  });
});
