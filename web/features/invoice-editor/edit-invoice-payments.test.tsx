import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import {
  answer,
  bodiesOf,
  freshEditor,
  headerSave,
  leaveDraft,
  path,
  STORED,
  showEditor,
  tab,
  toasts,
} from '#test/support/screens/editor-harness.tsx';
import { aLedger, aLine } from '#test/support/screens/payments-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

/** Opens the editor of an invoice with these payments. */
async function openPaid(over: Partial<Invoice> = {}, ledger: InvoicePayments = aLedger([aLine()]), more: Answers = {}) {
  const invoice = anInvoice({ amountPaid: 50, billingProvince: 'ON', billingCountry: 'Canada', ...over });
  answer({ 'GET /invoices/{id}': invoice, 'GET /invoices/{id}/payments': ledger, ...more });
  const { user } = showEditor(STORED);
  await tab('Customer Info');
  return { user };
}

describe('an invoice with payments', () => {
  it('shows locked fields as text, with the reason', async () => {
    const { user } = await openPaid({ discountType: 'fixed', discountValue: 20, discount: 20, total: 180 });
    await screen.findByText('50.00 CAD of this invoice is paid.');
    await screen.findByText(/To change its amounts, void the payment first\./);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByLabelText('Country')).toBeNull();
    await user.click(await tab('Invoice Details'));
    screen.getByText('January 5th, 2026');
    screen.getByText('CAD – Canadian Dollar');
    expect(screen.queryByLabelText('Currency')).toBeNull();
    await user.click(await tab('Line Items'));
    const items = within(await screen.findByRole('list', { name: 'Line items' }));
    expect(items.getByRole('listitem').textContent).toBe('Design2 × 100.00200.00 CAD');
    expect(screen.getByRole('tabpanel').tabIndex).toBe(0);
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(await tab('Payment'));
    expect(screen.queryByRole('switch')).toBeNull();
    screen.getByLabelText('Notes');
  });

  it('saves contact details and notes, and nothing else', async () => {
    const { user } = await openPaid();
    await user.type(screen.getByLabelText('City'), 'Toronto');
    await user.click(headerSave());
    await waitFor(() => expect(path()).toBe('/invoices'));
    const [body] = bodiesOf('PATCH /invoices/{id}');
    expect(body).toMatchObject({ billingCity: 'Toronto', version: 3 });
    for (const field of ['items', 'currency', 'issueDate', 'billingProvince', 'taxMode', 'invoiceNumber']) {
      expect(body).not.toHaveProperty(field);
    }
  });

  it('restores notes but no lines from an older draft', async () => {
    leaveDraft({ invoiceId: 'inv-1', version: 2, items: [{ name: 'Old', rate: 1 }], additionalNotes: 'Typed' });
    const { user } = await openPaid();
    await user.click(await screen.findByRole('button', { name: 'Restore draft' }));
    await user.click(await tab('Line Items'));
    await screen.findByText('2 × 100.00');
    await user.click(await tab('Payment'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Typed');
  });

  it.each<[Partial<Invoice>, InvoicePayments, string, RegExp]>([
    [{ status: 'PAID' }, aLedger([aLine(), aLine({ id: 'p-2' })]), 'This invoice is paid.', /void the payments first/],
    [{}, aLedger([aLine({ method: 'card' })]), '50.00 CAD of this invoice is paid.', /can no longer be changed/],
    [
      { status: 'CANCELLED', amountRefunded: 50 },
      aLedger([]),
      'This invoice was refunded.',
      /can no longer be changed/,
    ],
  ])('says what can be done (%o)', async (over, ledger, state, advice) => {
    await openPaid(over, ledger);
    await screen.findByText(state);
    await screen.findByText(advice);
  });
});

it('a written-off invoice offers to reverse the write-off', async () => {
  const writtenOff = { amount: 150, at: '2026-01-09T15:00:00.000Z', by: 'maya@larch.test' };
  const ledger = aLedger([aLine()], { balance: 0, writtenOff });
  const { user } = await openPaid({ status: 'CANCELLED', isWrittenOff: true }, ledger);
  screen.getByText('Written off');
  await screen.findByText('50.00 CAD of this invoice is paid.');
  await user.click(screen.getByRole('button', { name: 'Payments' }));
  await screen.findByText('150.00 CAD written off');
  screen.getByRole('button', { name: 'Reverse' });
});

describe('Record Payment', () => {
  const RECORD = 'POST /invoices/{id}/payments';

  it('is not offered for a draft', async () => {
    answer({ 'GET /invoices/{id}': anInvoice({ status: 'DRAFT' }) });
    showEditor(STORED);
    await tab('Customer Info');
    expect(screen.queryByRole('button', { name: /Payment/ })).toBeNull();
  });

  it('is not offered while a bank payment is on its way, which locks the charged amounts', async () => {
    const pendingDebit = { amount: 200, on: '2026-01-09' };
    const { user } = await openPaid(
      { amountPaid: undefined, pendingDebit },
      aLedger([], { balance: 200, pendingDebit }),
    );
    await screen.findByText('A bank payment of 200.00 CAD is on its way.');
    screen.getByText(/cannot be changed until it arrives or fails/);
    expect(screen.queryByLabelText('Country')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Payments' }));
    await screen.findByText('Bank payment of 200.00 CAD on its way');
    expect(screen.queryByRole('button', { name: 'Record Payment' })).toBeNull();
  });

  it('saves first, records the payment, and locks the charged amounts', async () => {
    const paid = aLedger([aLine({ amount: 200 })], { paid: 200, balance: 0 });
    const { user } = await openPaid({ amountPaid: undefined }, paid, { [RECORD]: paid });
    await user.type(screen.getByLabelText('City'), 'Toronto');
    await user.click(screen.getByRole('button', { name: 'Record Payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record Payment' }));
    expect(bodiesOf('PATCH /invoices/{id}')).toHaveLength(1);
    const place = { billingCity: 'Toronto', billingProvince: 'ON', billingCountry: 'Canada' };
    const after: Partial<Invoice> = { ...place, status: 'PAID', amountPaid: 200, version: 5 };
    answer({
      [RECORD]: paid,
      'GET /invoices/{id}': anInvoice(after),
      'GET /invoices/{id}/payments': paid,
    });
    await user.click(dialog.getByRole('button', { name: 'Record Payment' }));
    await screen.findByText('This invoice is paid.');
    expect(callsOf(RECORD)).toMatchObject([{ id: 'inv-1', body: { amount: 200 } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByRole('button', { name: 'Payments' });
    screen.getByText('All changes saved');
  });

  it('stays closed if the invoice cannot be saved', async () => {
    const { user } = await openPaid({ amountPaid: undefined });
    await user.clear(screen.getByLabelText('Name'));
    await user.click(screen.getByRole('button', { name: 'Record Payment' }));
    await waitFor(() => expect(toasts('error')).toEqual(['Customer name is required']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
