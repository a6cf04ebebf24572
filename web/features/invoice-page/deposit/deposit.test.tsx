import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { Invoice, InvoiceListItem } from '#shared/invoice/schema.ts';
import { aPublicInvoice } from '#test/support/a-public-invoice.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { type Answers, answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aLedger, aLine, aReceipt, CUSTOMER, theReceipts } from '#test/support/screens/payments-harness.tsx';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import InvoicePageScreen from '#web/features/invoice-page/invoice-page-screen.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const APPLY = 'POST /invoices/{id}/deposits';
const KEEP = 'POST /invoices/{id}/forfeit';

const DEPOSIT = anInvoice({
  ...{ id: 'dep1', isDeposit: true, status: 'PAID', invoiceNumber: 'DEP-1', customerId: CUSTOMER.id },
  ...{ total: 500, amountPaid: 500, billingProvince: 'Québec', billingCountry: 'Canada' },
});
const HELD = { id: 'dep1', invoiceNumber: 'DEP-1', amount: 500, currency: 'CAD' } as const;
const COMPANY = {
  ...{ id: 'company-1', name: 'Boréal', version: 1, createdAt: '2026-01-01T12:00:00.000Z' },
  ...{ province: 'Québec', taxRegistrations: { GST: '84512 3397 RT0001', QST: '1234567890 TQ0001' } },
};
const row = (changes: Partial<InvoiceListItem>): InvoiceListItem => ({
  ...{ id: 'inv9', customerId: CUSTOMER.id, invoiceNumber: 'INV-9', billingName: 'Café Léger', status: 'SENT' },
  ...{ issueDate: '2026-01-01', dueDate: '2026-02-01', currency: 'CAD', total: 1149.75 },
  ...changes,
});

beforeEach(() => {
  vi.setSystemTime('2026-11-29T18:00:00Z');
});

function show(over: Partial<Invoice> = {}, answers: Answers = {}, { held = true, rows = [row({})] } = {}) {
  const invoice = { ...DEPOSIT, ...over };
  answerCalls({
    'GET /invoices/{id}': invoice,
    'GET /invoices/{id}/public': aPublicInvoice({ invoiceNumber: invoice.invoiceNumber }),
    'GET /invoices/{id}/history': { events: [], activity: [], reach: { deliveries: [] }, reminders: {} },
    'GET /invoices/{id}/payments': aLedger([aLine({ amount: 500, refundable: 500 })], { paid: 500, balance: 0 }),
    'GET /customers/{id}': CUSTOMER,
    'GET /customers/{id}/account': {
      ...{ data: rows, meta: { total: rows.length, page: 1, limit: 100, totalPages: 1 }, owed: [] },
      ...(held && { deposits: [HELD] }),
    },
    'GET /companies/me': COMPANY,
    'GET /receipts': theReceipts(),
    [APPLY]: ({ body }) => aLedger([aLine({ amount: 300, receiptId: body.id })]),
    [KEEP]: anInvoice({ id: 'kept1', invoiceNumber: 'INV-77' }),
    ...answers,
  });
  const routes = (
    <Routes>
      <Route element={<InvoicePageScreen />} path="/invoices/:id" />
    </Routes>
  );
  const shown = renderFor({ status: 'authenticated', user: aUser() }, routes, `/invoices/${invoice.id}`);
  const user = userEvent.setup();
  const open = async (name: string, title: string) => {
    await user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name: title, busy: false }));
  };
  return { ...shown, user, open };
}

describe('the page of a deposit request', () => {
  it('says what it is, and sends it', async () => {
    const { open } = show({ status: 'DRAFT', amountPaid: 0 }, {}, { held: false });
    await screen.findByText('Deposit request');
    expect(screen.queryByRole('button', { name: 'Send Invoice' })).toBeNull();
    await screen.findByRole('button', { name: 'Send Deposit Request' });
    expect(open).toBeTruthy();
  });

  it('has a menu without Duplicate, write-off and another deposit', async () => {
    const { user } = show({ status: 'SENT', amountPaid: 0 }, {}, { held: false });
    await user.click(await screen.findByRole('button', { name: 'Actions for DEP-1' }));
    await screen.findByRole('menuitem', { name: 'Send Deposit Request' });
    for (const name of ['Duplicate', 'Write Off', 'Request a Deposit']) {
      expect(screen.queryByRole('menuitem', { name })).toBeNull();
    }
  });

  it('shows what is held, and refunds it without touching a price', async () => {
    const { user, open } = show();
    expect((await screen.findByRole('heading', { name: 'Held' })).nextSibling?.textContent).toContain('500.00 CAD');
    const payments = await open('Refund…', 'Payments');
    payments.getByText('Deposit request DEP-1');
    expect(payments.queryByRole('button', { name: /Credit Note|Write Off/ })).toBeNull();
    await user.click(await payments.findByRole('button', { name: /^Refund / }));
    const refund = within(await screen.findByRole('dialog', { name: 'Refund Payment' }));
    expect(refund.queryByRole('radio')).toBeNull();
    expect(refund.queryByRole('switch')).toBeNull();
  });

  it('links what was applied to the invoices that it pays', async () => {
    const applied = aLine({ id: 'r1', kind: 'refund', amount: 300, receiptId: 'receipt1', refundable: undefined });
    const { user } = show(
      { amountKept: 300 },
      {
        'GET /invoices/{id}/payments': aLedger([aLine({ amount: 500 }), applied], {
          paid: 500,
          refunded: 300,
          balance: 0,
        }),
        'GET /receipts/{id}': aReceipt({
          applications: [{ invoiceId: 'inv9', invoiceNumber: 'INV-9', amount: 300 }],
        }),
      },
      { held: false },
    );
    await user.click(await screen.findByRole('button', { name: 'Actions for DEP-1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Show Payments' }));
    const payments = within(await screen.findByRole('dialog', { name: 'Payments' }));
    expect(await payments.findByRole('link', { name: 'INV-9' })).toHaveProperty('pathname', '/invoices/inv9');
    expect(payments.getAllByText('Applied')).toHaveLength(2);
    payments.getByText('Held');
    expect(payments.queryByText('Kept as credit')).toBeNull();
  });
});

describe('applying a deposit', () => {
  it('offers open invoices, then drafts, and pays the chosen one once', async () => {
    const rows = [
      row({ id: 'draft1', invoiceNumber: 'INV-10', status: 'DRAFT', total: 300 }),
      row({}),
      row({ id: 'usd', invoiceNumber: 'INV-US', currency: 'USD' }),
      row({ id: 'dep2', invoiceNumber: 'DEP-2', isDeposit: true }),
    ];
    const { user, open } = show({}, {}, { rows });
    const dialog = await open('Apply to an Invoice', 'Apply to an Invoice');
    const options = await dialog.findAllByRole('radio');
    expect(options.map((option) => option.getAttribute('aria-label'))).toEqual([
      'INV-9, 1,149.75 CAD',
      'INV-10, 300.00 CAD',
    ]);
    dialog.getByText('The deposit pays 500.00 CAD of it.');
    await user.click(dialog.getByRole('radio', { name: /INV-10/ }));
    dialog.getByText('The deposit pays all of it. It is a draft, which is issued by this.');
    await user.dblClick(dialog.getByRole('button', { name: 'Apply Deposit' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('300.00 CAD applied to invoice INV-10'));
    expect(callsOf(APPLY)).toEqual([{ id: 'draft1', body: { id: expect.any(String), depositId: 'dep1' } }]);
  });

  it('leads to a new invoice if there is none', async () => {
    const { open } = show({}, {}, { rows: [] });
    const dialog = await open('Apply to an Invoice', 'Apply to an Invoice');
    await dialog.findByText('This customer has no invoice that it could pay.');
    expect(dialog.queryByRole('button', { name: 'Apply Deposit' })).toBeNull();
    dialog.getByRole('link', { name: 'New Invoice' });
  });

  it('says why it is refused', async () => {
    const why = 'Nothing of this deposit is left to apply';
    const { user, open } = show({}, { [APPLY]: new AppError('CONFLICT', why) });
    const dialog = await open('Apply to an Invoice', 'Apply to an Invoice');
    await user.click(await dialog.findByRole('button', { name: 'Apply Deposit' }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Failed to apply the deposit', { description: why }));
  });
});

describe('keeping a deposit', () => {
  it('shows the taxes that it includes, and leads to the invoice for it', async () => {
    const { user, open, address } = show();
    const dialog = await open('Keep Deposit…', 'Keep Deposit');
    dialog.getByText(/^Keep a deposit when the customer withdrew\. An invoice is made for it/);
    const amounts = async () => {
      await dialog.findByText('GST (5%)');
      return dialog.getAllByRole('definition').map(({ textContent }) => textContent);
    };
    expect(await amounts()).toEqual(['430.84 CAD', '23.81 CAD', '45.35 CAD']);
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '50');
    expect(await amounts()).toEqual(['43.08 CAD', '2.38 CAD', '4.54 CAD']);
    await user.dblClick(dialog.getByRole('button', { name: 'Keep Deposit' }));
    await waitFor(() => expect(address()).toBe('/invoices/kept1'));
    expect(callsOf(KEEP)).toEqual([{ id: 'dep1', body: { id: expect.any(String), amount: 50 } }]);
    expect(toast.success).toHaveBeenCalledWith('Invoice INV-77 was made for the deposit');
  });

  it('has no taxes for exempt work, and no more than is held', async () => {
    const { user, open } = show();
    const dialog = await open('Keep Deposit…', 'Keep Deposit');
    await user.click(dialog.getByRole('radio', { name: 'Exempt' }));
    await dialog.findByText('No taxes are included.');
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '500.01');
    await user.click(dialog.getByRole('button', { name: 'Keep Deposit' }));
    await dialog.findByText('At most 500.00');
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '20');
    await user.click(dialog.getByRole('button', { name: 'Keep Deposit' }));
    await waitFor(() =>
      expect(callsOf(KEEP)).toEqual([
        { id: 'dep1', body: { id: expect.any(String), amount: 20, taxTreatment: 'exempt' } },
      ]),
    );
  });
});

it('a draft says which of its deposits are paid', async () => {
  const draft = anInvoice({ id: 'inv1', status: 'DRAFT', customerId: CUSTOMER.id, deposits: ['dep1', 'dep2', 'gone'] });
  const unpaid = { ...DEPOSIT, id: 'dep2', invoiceNumber: 'DEP-2', status: 'SENT', amountPaid: 0 } as const;
  show(draft, {
    'GET /invoices/{id}': ({ id }) => {
      if (id === 'gone') throw new AppError('NOT_FOUND', 'Gone');
      return { inv1: draft, dep1: DEPOSIT, dep2: unpaid }[id] ?? draft;
    },
  });
  const paid = await screen.findByRole('link', { name: 'Deposit DEP-1 of 500.00 CAD' });
  expect(paid).toHaveProperty('pathname', '/invoices/dep1');
  expect(paid.parentElement?.textContent).toBe('Deposit DEP-1 of 500.00 CAD paid');
  const due = await screen.findByRole('link', { name: 'Deposit DEP-2 of 500.00 CAD' });
  expect(due.parentElement?.textContent).toBe('Deposit DEP-2 of 500.00 CAD not paid yet');
  screen.getByText('What is paid of it pays this invoice once that is sent.');
});
