import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { type Answers, answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import {
  aLedger,
  aLine,
  aPayable,
  aReceipt,
  CUSTOMER,
  ofCustomer,
  openDialog,
} from '#test/support/screens/payments-harness.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import type { PayableInvoice } from './payable.ts';
import { PaymentsDialog } from './payments-dialog.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const LIST = 'GET /invoices/{id}/payments';
const ANSWER = 'POST /invoices/{id}/payment-claims/{claimId}';

const CLAIM = {
  id: '0b9f1f0e-6b0a-4c59-9d3c-0d6a4f4b7a10',
  method: 'e-transfer',
  reference: 'CA1b2c3',
  at: '2026-01-05T03:00:00.000Z',
  on: '2026-01-04',
} as const;
const claimed = (balance: number, amount?: number) =>
  aLedger([], { paid: 0, balance, claim: { ...CLAIM, ...(amount && { amount }) } });
const confirmed = (amount: number) => aLedger([aLine({ id: CLAIM.id, amount })], { paid: amount, balance: 0 });

async function open(answers: Answers, invoice: Partial<PayableInvoice> = {}) {
  answerCalls({ [ANSWER]: confirmed(200), ...answers });
  const onChanged = vi.fn();
  const opened = await openDialog('Payments', (close) => (
    <PaymentsDialog invoice={aPayable(invoice)} onChanged={onChanged} onClose={close} />
  ));
  return { ...opened, onChanged };
}

const isConfirmed = () => waitFor(() => expect(screen.queryByRole('form', { name: 'Confirm e-Transfer' })).toBeNull());
const bodies = () => callsOf(ANSWER).map(({ body }) => body);

describe('345.00 that arrived for a balance of 344.93', () => {
  async function typing345(answers: Answers) {
    const { user } = await open(
      { [LIST]: claimed(344.93), [ANSWER]: confirmed(344.93), ...answers },
      { total: 344.93, customerId: CUSTOMER.id },
    );
    const form = within(await screen.findByRole('form', { name: 'Confirm e-Transfer' }));
    await user.clear(form.getByLabelText('Amount'));
    await user.type(form.getByLabelText('Amount'), '345');
    await form.findByRole('group', { name: '0.07 CAD more than the balance' });
    return { user, form };
  }

  it('takes one question, and is credit by default', async () => {
    const { user, form } = await typing345(ofCustomer(CUSTOMER));
    await form.findByRole('radio', { name: /Keep as credit for Café Léger/ });
    await user.dblClick(form.getByRole('button', { name: 'Confirm Payment' }));
    await isConfirmed();
    expect(bodies()).toMatchObject([{ action: 'confirm', amount: 345, keepRest: 'credit' }]);
    const text = 'Payment of 345.00 CAD recorded, with the rest as credit';
    await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith(text));
  });

  it('can be given back', async () => {
    const { user, form } = await typing345(ofCustomer(CUSTOMER));
    await user.click(await form.findByRole('radio', { name: /^Given back/ }));
    await user.click(form.getByRole('button', { name: 'Confirm Payment' }));
    await isConfirmed();
    expect(bodies()).toMatchObject([{ amount: 345, keepRest: 'return' }]);
  });
});

describe('an amount that the payer named', () => {
  const SAID =
    'On Jan 4, 2026, your customer said they sent 350.00 CAD by e-Transfer. Reference: CA1b2c3. Check your account.';

  const others = (...invoices: InvoiceListItem[]) => ({
    'GET /customers/{id}/account': {
      data: invoices,
      meta: { total: invoices.length, page: 1, limit: 100, totalPages: 1 },
      owed: [{ currency: 'CAD' as const, amount: 0, overdue: 0 }],
    },
  });
  const listed = (id: string, dueDate: string, total: number): InvoiceListItem => ({
    ...{ id, customerId: CUSTOMER.id, invoiceNumber: id.toUpperCase(), billingName: CUSTOMER.name, status: 'SENT' },
    ...{ issueDate: '2026-01-01', dueDate, currency: 'CAD', total },
  });
  const OWN = listed('inv1', '2026-02-01', 200);
  const OTHER = listed('inv2', '2026-01-15', 149.5);

  async function openOf(answers: Answers) {
    const opened = await open({ [LIST]: claimed(200, 350), ...answers }, { id: 'inv1', customerId: CUSTOMER.id });
    await opened.dialog.findByText(SAID);
    return opened;
  }

  it('below the balance is what is confirmed', async () => {
    const { user, dialog } = await open({ [LIST]: claimed(200, 120), [ANSWER]: confirmed(120) });
    expect((await dialog.findByLabelText<HTMLInputElement>('Amount')).value).toBe('120');
    await user.click(dialog.getByRole('button', { name: 'Confirm Payment' }));
    await isConfirmed();
    expect(bodies()).toMatchObject([{ amount: 120 }]);
  });

  it('above it leads to one payment for the customer’s open invoices, with the report’s id', async () => {
    const recorded = { 'POST /receipts': aReceipt({ amount: 350 }) };
    const { user, dialog, onChanged } = await openOf({ ...ofCustomer(CUSTOMER), ...others(OWN, OTHER), ...recorded });
    await dialog.findByText(/^This is more than the balance of 200.00 CAD/);
    expect(dialog.queryByLabelText('Amount')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Confirm Payment' }));
    const record = within(await screen.findByRole('dialog', { name: 'Record Payment' }));
    expect((await record.findByLabelText<HTMLInputElement>('Amount for INV2')).value).toBe('149.50');
    expect(record.getByLabelText<HTMLInputElement>('Amount for INV1').value).toBe('200');
    expect(record.getByLabelText<HTMLInputElement>('Amount').value).toBe('350');
    expect(record.getByLabelText<HTMLInputElement>('Reference').value).toBe('CA1b2c3');
    record.getByText('0.50 CAD stays as credit for Café Léger.');
    await user.dblClick(record.getByRole('button', { name: 'Record Payment' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    const applications = [
      { invoiceId: 'inv2', amount: 149.5 },
      { invoiceId: 'inv1', amount: 200 },
    ];
    const reported = { method: 'e-transfer', paidOn: '2026-01-04', reference: 'CA1b2c3', reportedOn: 'inv1' };
    expect(callsOf('POST /receipts').map(({ body }) => body)).toMatchObject([
      { id: CLAIM.id, customerId: CUSTOMER.id, amount: 350, currency: 'CAD', applications, ...reported },
    ]);
    expect(bodies()).toEqual([]);
  });

  it('above it is asked about here if the customer owes nothing else', async () => {
    const { dialog } = await openOf({ ...ofCustomer(CUSTOMER), ...others(OWN) });
    expect((await dialog.findByLabelText<HTMLInputElement>('Amount')).value).toBe('350');
    await dialog.findByRole('group', { name: '150.00 CAD more than the balance' });
  });

  it('above it is asked about here if the invoice is nobody’s', async () => {
    const { dialog } = await openOf({
      ...ofCustomer(),
      'GET /customers/{id}': new AppError('NOT_FOUND', 'Customer not found'),
    });
    await dialog.findByText('150.00 CAD more than the balance', { selector: 'legend, legend *' });
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Keep as credit/ }).disabled).toBe(true);
  });
});
