import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { Receipt } from '#shared/receipt/schema.ts';
import { type Answers, answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import {
  aLedger,
  aPayable,
  aReceipt,
  CUSTOMER,
  openDialog,
  theReceipts,
} from '#test/support/screens/payments-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { creditPlan } from './credit-plan.ts';
import type { PayableInvoice } from './payable.ts';
import { PaymentsDialog } from './payments-dialog.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const APPLY = 'POST /receipts/{id}/applications';
const UNPAID = aLedger([], { paid: 0, balance: 200 });
const PAID = aLedger([], { paid: 200, balance: 0 });

async function open(receipts: Receipt[], answers: Answers = {}, over: Partial<PayableInvoice> = {}) {
  answerCalls({
    'GET /customers/{id}': CUSTOMER,
    'GET /invoices/{id}/payments': UNPAID,
    'GET /receipts': theReceipts(...receipts),
    [APPLY]: aReceipt(),
    ...answers,
  });
  const onChanged = vi.fn();
  const opened = await openDialog('Payments', (close) => (
    <PaymentsDialog invoice={aPayable({ customerId: CUSTOMER.id, ...over })} onChanged={onChanged} onClose={close} />
  ));
  await screen.findByText('Balance');
  return { ...opened, onChanged };
}

const applied = () => callsOf(APPLY).map(({ id, body }) => [id, body.applications]);

describe('the credit of an invoice’s customer', () => {
  it('pays the balance with one click, once, and adds to what it paid before', async () => {
    const before = { invoiceId: 'inv-1', invoiceNumber: 'INV-1', amount: 20 };
    const isUsed = () => callsOf(APPLY).length > 0;
    const { user, dialog, onChanged } = await open([], {
      'GET /receipts': () => theReceipts(aReceipt({ rest: isUsed() ? 300 : 500, applications: [before] })),
      'GET /invoices/{id}/payments': () => (isUsed() ? PAID : UNPAID),
    });
    await dialog.findByText('Café Léger has 500.00 CAD of credit.');
    await user.dblClick(dialog.getByRole('button', { name: 'Use Credit' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('200.00 CAD of credit used'));
    expect(applied()).toEqual([['receipt1', [{ invoiceId: 'inv-1', amount: 220 }]]]);
    expect(onChanged).toHaveBeenCalledOnce();
    expect(dialog.queryByText(/of credit/)).toBeNull();
  });

  it('is used from the oldest payment on, as far as it goes', async () => {
    const { user, dialog } = await open([
      aReceipt({ id: 'new', paidOn: '2026-01-05', rest: 30 }),
      aReceipt({ id: 'dollars', currency: 'USD', rest: 900 }),
      aReceipt({ id: 'old', paidOn: '2026-01-01', rest: 50 }),
      aReceipt({ id: 'used', rest: 0 }),
    ]);
    await dialog.findByText('Café Léger has 80.00 CAD of credit.');
    await user.click(dialog.getByRole('button', { name: 'Use Credit' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('80.00 CAD of credit used'));
    expect(applied()).toEqual([
      ['old', [{ invoiceId: 'inv-1', amount: 50 }]],
      ['new', [{ invoiceId: 'inv-1', amount: 30 }]],
    ]);
  });

  it('is set to the same amounts again after a dropped connection', async () => {
    const { user, dialog } = await open([aReceipt({ rest: 50, applications: [] })], { [APPLY]: new ConnectionError() });
    const use = await dialog.findByRole('button', { name: 'Use Credit' });
    await user.click(use);
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
    await waitFor(() => expect(use).toMatchObject({ disabled: false }));
    await user.click(use);
    await waitFor(() => expect(applied()).toHaveLength(2));
    expect(applied()[1]).toEqual(applied()[0]);
  });

  it('says why it cannot be used, and reads it anew', async () => {
    const { user, dialog } = await open([aReceipt({ rest: 50 })], {
      [APPLY]: new AppError('CONFLICT', 'This payment was voided'),
    });
    await user.click(await dialog.findByRole('button', { name: 'Use Credit' }));
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith('Failed to use credit', { description: 'This payment was voided' }),
    );
    expect(callsOf('GET /receipts').length).toBeGreaterThan(1);
  });

  it.each<[string, Receipt[], Answers, Partial<PayableInvoice>]>([
    ['in another currency', [aReceipt({ currency: 'USD', rest: 50 })], {}, {}],
    ['used up', [aReceipt({ rest: 0 })], {}, {}],
    ['of a deleted customer', [aReceipt()], { 'GET /customers/{id}': new AppError('NOT_FOUND', 'Gone') }, {}],
    ['for a draft', [aReceipt()], {}, { status: 'DRAFT' }],
    ['for a paid invoice', [aReceipt()], { 'GET /invoices/{id}/payments': PAID }, {}],
    ['without a customer', [aReceipt()], {}, { customerId: undefined }],
  ])('is not offered %s', async (_, receipts, answers, over) => {
    const { dialog } = await open(receipts, answers, over);
    expect(dialog.queryByText(/of credit/)).toBeNull();
  });

  it.each<[string, Partial<PayableInvoice>, Answers]>([
    ['a draft', { status: 'DRAFT' }, {}],
    ['a paid invoice', {}, { 'GET /invoices/{id}/payments': PAID }],
    ['nobody’s invoice', { customerId: undefined }, {}],
  ])('is not even read for %s', async (_, over, answers) => {
    await open([aReceipt()], answers, over);
    expect(callsOf('GET /receipts')).toEqual([]);
  });
});

it('plans to the cent', () => {
  const receipts = [aReceipt({ id: 'a', rest: 0.1 }), aReceipt({ id: 'b', rest: 0.2 }), aReceipt({ id: 'c', rest: 1 })];
  expect(creditPlan(receipts, 'x', 30)).toEqual([
    { receiptId: 'a', amount: 0.1 },
    { receiptId: 'b', amount: 0.2 },
  ]);
  expect(creditPlan(receipts, 'x', 0)).toEqual([]);
});
