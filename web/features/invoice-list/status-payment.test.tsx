import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invalidRequest } from '#shared/invalid-request.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import { CHANGED, choose, INVOICE, listQueries, openMenu } from '#test/support/screens/list-harness.tsx';
import { aLedger, aLine } from '#test/support/screens/payments-harness.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const RECORD = 'POST /invoices/{id}/payments';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** Opens Update Status of an invoice and chooses a status. */
async function update(status: string, answers: Answers, over: Partial<InvoiceListItem> = {}) {
  const { user } = await choose('Update Status', answers, { ...INVOICE, ...over });
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Invoice Status' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), status);
  return { user, dialog, submit: dialog.getByRole('button', { name: 'Update' }) };
}

describe('Paid', () => {
  it('records a payment of the balance once, how and when', async () => {
    const { user, dialog, submit } = await update('PAID', { [RECORD]: aLedger() }, { amountPaid: 234.5 });
    dialog.getByText(/^Records a payment of 1,000\.00 CAD\./);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Method' }), 'cheque');
    await user.type(dialog.getByLabelText('Reference'), '1042');
    const before = listQueries().length;
    await user.dblClick(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(RECORD)).toMatchObject([
      {
        id: 'inv-7',
        body: {
          method: 'cheque',
          amount: 1000,
          reference: '1042',
          paidOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          sendReceipt: true,
        },
      },
    ]);
    expect(callsOf('PATCH /invoices/{id}')).toEqual([]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Invoice status updated successfully');
    expect(listQueries()).toHaveLength(before + 1);
  });

  it('shows the rounded amount for cash', async () => {
    const { user, dialog } = await update('PAID', {}, { total: 344.93 });
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Method' }), 'cash');
    dialog.getByText(/344\.95 in cash pays 344\.93/);
  });

  it('says why no payment was recorded, even if no field shows the error', async () => {
    const tooMuch = invalidRequest([{ path: 'amount', rule: 'max', params: { max: '50.00' } }]);
    const { user, dialog, submit } = await update('PAID', { [RECORD]: tooMuch });
    await user.click(submit);
    await dialog.findByText('Amount must be at most 50.00');
    expect(toast.success).not.toHaveBeenCalled();
  });

  it.each([
    ['a cancelled invoice', { status: 'CANCELLED' }],
    ['one of nothing', { total: 0 }],
  ] as const)('sets only the status of %s', async (_, over) => {
    const { user, submit } = await update('PAID', { 'PATCH /invoices/{id}': CHANGED }, over);
    expect(screen.queryByRole('combobox', { name: 'Method' })).toBeNull();
    await user.click(submit);
    await waitFor(() => expect(callsOf('PATCH /invoices/{id}')).toMatchObject([{ body: { status: 'PAID' } }]));
  });
});

it('offers the payments that keep another status from being set', async () => {
  const { user, dialog } = await update(
    'PAID',
    { 'GET /invoices/{id}/payments': aLedger([aLine()]) },
    { status: 'PAID', amountPaid: 1234.5 },
  );
  await dialog.findByText('An invoice with payments stays paid. Void or refund its payments first.');
  await user.click(dialog.getByRole('button', { name: 'Show Payments' }));
  const payments = within(await screen.findByRole('dialog', { name: 'Payments' }));
  await payments.findByText('e-Transfer');
  expect(screen.queryByRole('dialog', { name: 'Update Invoice Status' })).toBeNull();
});

describe('the menu', () => {
  it.each([
    [{ status: 'DRAFT' }, ['Record Payment']],
    [{ status: 'SENT', amountPaid: 5 }, ['Record Payment', 'Show Payments']],
    [{ status: 'PAID', amountPaid: 1234.5 }, ['Show Payments']],
    [{ status: 'CANCELLED' }, ['Show Payments']],
  ] as const)('of an invoice with %o offers %o', async (over, offered) => {
    const { menu } = await openMenu({}, { ...INVOICE, ...over });
    expect(menu.queryAllByRole('menuitem', { name: /Payment/ }).map((item) => item.textContent)).toEqual(offered);
  });

  it('records a payment, and the focus returns', async () => {
    const { user } = await choose('Record Payment', { [RECORD]: aLedger() });
    const dialog = within(await screen.findByRole('dialog', { name: 'Record Payment' }));
    await user.click(dialog.getByRole('button', { name: 'Record Payment' }));
    await waitFor(() => expect(callsOf(RECORD)).toMatchObject([{ body: { amount: 1234.5 } }]));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for INV-7' })));
  });
});
