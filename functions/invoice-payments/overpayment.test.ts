import { beforeAll, describe, expect, it } from 'vitest';
import type { PaymentInput, RefundInput } from '#shared/ledger/schema.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { receiptsHarness } from '#test/support/receipts-harness.ts';
import { aPaidSession } from '#test/support/stripe-event.ts';
import { listPayments, recordPayment, voidPayment } from './payments.ts';
import { refundPayment } from './refunds.ts';

let harness: Awaited<ReturnType<typeof receiptsHarness>>;
let customerId: string;
beforeAll(async () => {
  harness = await receiptsHarness(await emulatedTable());
  customerId = await harness.aCustomer();
});

async function anInvoiceOf344_93(): Promise<string> {
  const [invoice] = await harness.invoicesOf(customerId, 34_493);
  return invoice?.id ?? '';
}

const pay = (invoiceId: string, input: Partial<PaymentInput> = {}) => {
  const { caller, now, dependencies } = harness;
  const payment = { id: crypto.randomUUID(), method: 'bank', amount: 345, paidOn: '2026-03-02', ...input } as const;
  return recordPayment(dependencies, { caller, invoiceId, input: payment, now });
};

const refund = (invoiceId: string, input: Omit<RefundInput, 'id'> & { id?: string }) => {
  const { caller, now, dependencies } = harness;
  return refundPayment(dependencies, { caller, invoiceId, input: { id: crypto.randomUUID(), ...input }, now });
};

describe('345.00 for an invoice of 344.93', () => {
  it('is refused with the reason, unless something is to happen to the rest', async () => {
    await expect(pay(await anInvoiceOf344_93())).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      reason: 'OVER_BALANCE',
      issues: [{ path: 'amount', rule: 'max', params: { max: '344.93' } }],
    });
  });

  it('pays it and keeps 0.07 as credit, once', async () => {
    const invoiceId = await anInvoiceOf344_93();
    const id = crypto.randomUUID();
    const paid = await pay(invoiceId, { id, keepRest: 'credit' });
    expect(paid).toMatchObject({ paid: 344.93, balance: 0, payments: [{ amount: 344.93, receiptId: id }] });
    expect(await pay(invoiceId, { id, keepRest: 'credit' })).toEqual(paid);
    expect(await harness.restOf(id)).toBe(7);
    expect(await harness.read(invoiceId)).toMatchObject({ status: 'PAID' });
  });

  it('mails a receipt for what was paid', async () => {
    harness.mails.length = 0;
    await pay(await anInvoiceOf344_93(), { keepRest: 'credit', sendReceipt: true });
    expect(harness.mails).toMatchObject([{ news: { what: 'PAID', amountCents: 34_500, creditCents: 7 } }]);
  });

  it('pays it and returns the rest in the same way: nobody is owed anything', async () => {
    harness.mails.length = 0;
    const invoiceId = await anInvoiceOf344_93();
    expect(await pay(invoiceId, { keepRest: 'return' })).toMatchObject({
      ...{ paid: 344.93, refunded: 0.07, balance: 0 },
      payments: [{ amount: 345 }, { kind: 'refund', amount: 0.07, method: 'bank' }],
    });
    expect(await harness.read(invoiceId)).toMatchObject({ status: 'PAID' });
    expect(await harness.read(invoiceId)).not.toHaveProperty('paymentNotice');
    expect(harness.mails).toEqual([]);
  });

  it('cannot be repeated with another amount, nor under the id of another payment', async () => {
    const invoiceId = await anInvoiceOf344_93();
    const id = crypto.randomUUID();
    await pay(invoiceId, { id, keepRest: 'credit' });
    await expect(pay(invoiceId, { id, amount: 400, keepRest: 'credit' })).rejects.toMatchObject({
      reason: 'RECEIPT_EXISTS',
    });
    const other = await anInvoiceOf344_93();
    await expect(pay(other, { id, keepRest: 'credit' })).rejects.toMatchObject({ reason: 'RECEIPT_EXISTS' });
    const plain = crypto.randomUUID();
    await pay(other, { id: plain, amount: 300 });
    await expect(pay(other, { id: plain, amount: 400, keepRest: 'credit' })).rejects.toMatchObject({
      reason: 'ENTRY_EXISTS',
    });
    const input = { id: plain, customerId, applications: [{ invoiceId: other, amount: 20 }] };
    await harness.record(input);
    expect(await harness.entriesOf(other)).toMatchObject([{ amountCents: 30_000, revision: 1 }]);
    expect(await harness.restOf(plain)).toBe(10_000);
  });

  it('is voided with what was given back of it', async () => {
    const invoiceId = await anInvoiceOf344_93();
    const id = crypto.randomUUID();
    await pay(invoiceId, { id, keepRest: 'return' });
    harness.mails.length = 0;
    const { caller, now, dependencies } = harness;
    const voided = await voidPayment(dependencies, { caller, invoiceId, paymentId: id, now });
    expect(voided).toMatchObject({ paid: 0, refunded: 0, balance: 344.93 });
    expect(harness.mails).toEqual([]);
    expect(await harness.read(invoiceId)).not.toHaveProperty('paymentNotice');
  });

  it.each([
    [34_493, 5.05],
    [34_491, 5.1],
  ])('in cash gives change of %i as the coins allow', async (totalCents, change) => {
    const [invoice] = await harness.invoicesOf(customerId, totalCents);
    const invoiceId = invoice?.id ?? '';
    const paid = await pay(invoiceId, { method: 'cash', amount: 350, keepRest: 'return' });
    expect(paid).toMatchObject({ balance: 0, refunded: change });
    expect(await harness.read(invoiceId)).toMatchObject({ status: 'PAID' });
    expect(await harness.read(invoiceId)).not.toHaveProperty('paymentNotice');
  });

  it('in cash leaves 0.07, and 344.95 only its rounding', async () => {
    const invoiceId = await anInvoiceOf344_93();
    const id = crypto.randomUUID();
    await pay(invoiceId, { id, method: 'cash', keepRest: 'credit' });
    expect(await harness.restOf(id)).toBe(7);
    const rounded = await pay(await anInvoiceOf344_93(), { method: 'cash', amount: 344.95, keepRest: 'credit' });
    expect(rounded.payments.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payment', 344.95],
      ['rounding', -0.02],
    ]);
  });

  it('leaves credit to a customer, or nothing', async () => {
    const { id } = await harness.givenAnInvoice();
    await expect(pay(id, { keepRest: 'credit' })).rejects.toMatchObject({ reason: 'CREDIT_NEEDS_CUSTOMER' });
    expect(await pay(id, { keepRest: 'return' })).toMatchObject({ balance: 0 });
  });

  it('is credit altogether once its part of the invoice is voided', async () => {
    const invoiceId = await anInvoiceOf344_93();
    const id = crypto.randomUUID();
    await pay(invoiceId, { id, keepRest: 'credit' });
    const { caller, now, dependencies } = harness;
    const voided = await voidPayment(dependencies, { caller, invoiceId, paymentId: id, now });
    expect(voided).toMatchObject({ balance: 344.93, payments: [{ voidedBy: caller.email }] });
    expect(await harness.restOf(id)).toBe(34_500);
  });

  it('is an ordinary payment if the balance takes all of it', async () => {
    const invoiceId = await anInvoiceOf344_93();
    const paid = await pay(invoiceId, { amount: 344.93, keepRest: 'credit' });
    expect(paid.payments).toMatchObject([{ amount: 344.93 }]);
    expect(paid.payments[0]?.receiptId).toBeUndefined();
    await expect(pay(invoiceId, { amount: 1, keepRest: 'credit' })).rejects.toMatchObject({ reason: 'OVER_BALANCE' });
  });
});

describe('a refund that is kept as credit', () => {
  it('reduces the price by a credit note, and tells the customer so', async () => {
    const invoiceId = await anInvoiceOf344_93();
    const payment = crypto.randomUUID();
    await pay(invoiceId, { id: payment, amount: 344.93 });
    harness.mails.length = 0;
    const id = crypto.randomUUID();
    const input = { id, paymentId: payment, amount: 50, reducesPrice: true, keepAsCredit: true };
    await refund(invoiceId, input);
    expect(await refund(invoiceId, input)).toMatchObject({ credited: 50, balance: 0 });
    expect(await harness.find(id)).toMatchObject({ from: { invoiceId }, amountCents: 5_000 });
    const news = { what: 'CREDITED', creditNote: { isReturned: false, isKept: true } };
    expect(harness.mails).toMatchObject([
      { kind: 'PAYER_NOTICE', news },
      { kind: 'OWNER_NOTICE', news },
    ]);
    await expect(harness.void(id)).rejects.toMatchObject({ reason: 'KEPT_NOT_VOIDABLE' });
  });

  it('of a card payment asks neither the provider nor for a confirmation, and can pay the same invoice again', async () => {
    const { id: invoiceId, pi } = await harness.givenAPaidInvoice({ customerId });
    const id = crypto.randomUUID();
    const kept = await refund(invoiceId, { id, paymentId: pi, amount: 30, stillOwed: true, keepAsCredit: true });
    expect(kept).toMatchObject({ balance: 30 });
    harness.mails.length = 0;
    expect(await harness.apply(id, { invoiceId, amount: 30 })).toMatchObject({ rest: 0, method: 'other' });
    expect(harness.mails).toEqual([]);
    const { caller, dependencies } = harness;
    expect(await listPayments(dependencies, { caller, invoiceId })).toMatchObject({ balance: 0, paid: 200 });
  });

  it('is credit in the currency that was paid', async () => {
    const { id: invoiceId } = await harness.givenAnInvoice({ customerId });
    const pi = `pi_${crypto.randomUUID()}`;
    const session = aPaidSession(invoiceId, { payment_intent: pi, currency: 'usd' });
    await harness.deliver('checkout.session.completed', session);
    const id = crypto.randomUUID();
    await refund(invoiceId, { id, paymentId: pi, amount: 200, keepAsCredit: true });
    expect(await harness.find(id)).toMatchObject({ currency: 'USD', amountCents: 20_000 });
  });

  it('settles a card that was charged twice', async () => {
    const { id: invoiceId } = await harness.givenAPaidInvoice({ customerId });
    const second = 'pi_second';
    await harness.deliver('checkout.session.completed', aPaidSession(invoiceId, { payment_intent: second }));
    expect(await harness.read(invoiceId)).toMatchObject({ paymentNotice: { code: 'OVERPAID' } });
    await refund(invoiceId, { paymentId: second, amount: 200, keepAsCredit: true });
    expect(await harness.read(invoiceId)).not.toHaveProperty('paymentNotice');
    expect(await harness.read(invoiceId)).toMatchObject({ status: 'PAID' });
  });
});
