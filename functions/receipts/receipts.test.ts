import { beforeAll, describe, expect, it } from 'vitest';
import { continuePlan } from '#functions/receipt-plans/continue-plan.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { receiptsHarness } from '#test/support/receipts-harness.ts';
import { BUSINESS } from '#test/support/stripe-events-harness.ts';

let harness: Awaited<ReturnType<typeof receiptsHarness>>;
let customerId: string;
beforeAll(async () => {
  harness = await receiptsHarness(await emulatedTable());
  customerId = await harness.aCustomer();
});

/** The amounts that pay invoices. */
const paying = (invoices: readonly { id: string }[], ...amounts: number[]) =>
  amounts.map((amount, index) => ({ invoiceId: invoices[index]?.id ?? '', amount }));

describe('one payment for three invoices', () => {
  it('pays each and leaves the rest as credit', async () => {
    const invoices = await harness.invoicesOf(customerId, 10_000, 15_000, 9_999);
    const applications = paying(invoices, 100, 150, 99.99);
    const receipt = await harness.record({ customerId, amount: 350, applications });
    expect(receipt).toMatchObject({ amount: 350, rest: 0.01, returned: 0 });
    expect(receipt).not.toHaveProperty('pending');
    expect(receipt.applications.map(({ amount }) => amount)).toEqual([100, 150, 99.99]);
    for (const { id } of invoices) {
      expect(await harness.read(id)).toMatchObject({ status: 'PAID', paidOn: '2026-03-02' });
    }
  });

  it('is refused as a whole if one of them does not take its part', async () => {
    const invoices = await harness.invoicesOf(customerId, 10_000, 15_000);
    const record = (...amounts: number[]) =>
      harness.record({ customerId, amount: 300, applications: paying(invoices, ...amounts) });
    await expect(record(100, 150.01)).rejects.toMatchObject({
      issues: [{ path: 'applications.1.amount', rule: 'max', params: { max: '150.00' } }],
    });
    const both = [...paying(invoices, 50), ...paying(invoices, 50)];
    await expect(harness.record({ customerId, amount: 300, applications: both })).rejects.toMatchObject({
      issues: [{ path: 'applications.1.amount' }],
    });
    const more = { customerId, amount: 240, applications: paying(invoices, 100, 150) };
    await expect(harness.record(more)).rejects.toMatchObject({ issues: [{ path: 'applications', rule: 'max' }] });
    expect(await harness.read(invoices[0]?.id ?? '')).toMatchObject({ status: 'SENT', movements: [] });
  });

  it('pays no invoice of another customer, of another currency, or of none', async () => {
    const other = await harness.aCustomer('Larch');
    const [foreign] = await harness.invoicesOf(other, 10_000);
    const unassigned = await harness.givenAnInvoice();
    const euros = await harness.givenAnInvoice({ customerId, currency: 'EUR' });
    for (const [invoice, what] of [
      [foreign, 'customer'],
      [unassigned, 'customer'],
      [euros, 'currency'],
    ] as const) {
      const applications = paying(invoice ? [invoice] : [], 10);
      await expect(harness.record({ customerId, applications })).rejects.toMatchObject({
        reason: 'RECEIPT_OF_ANOTHER',
        params: { what },
      });
    }
  });

  it('is recorded once, whoever asks again, and continued if it was interrupted', async () => {
    const invoices = await harness.invoicesOf(customerId, 10_000, 15_000);
    const input = { id: crypto.randomUUID(), customerId, amount: 250, applications: paying(invoices, 100, 150) };
    const both = await Promise.all([harness.record(input), harness.record(input)]);
    const again = await harness.record(input);
    expect(again).toMatchObject({ rest: 0, amount: 250 });
    expect(await harness.appliedOf(input.id, invoices)).toBe(25_000);
    expect(both).toMatchObject([{ id: input.id }, { id: input.id }]);
    await expect(harness.record({ ...input, amount: 240 })).rejects.toMatchObject({ reason: 'RECEIPT_EXISTS' });
  });

  it('orders its continuation, and sends one email for all of it, however often it is continued', async () => {
    const invoices = await harness.invoicesOf(customerId, 10_000, 15_000);
    const input = { id: crypto.randomUUID(), customerId, amount: 250, applications: paying(invoices, 100, 150) };
    harness.mails.length = 0;
    await harness.record({ ...input, sendReceipt: true });
    expect(harness.queued.map((json) => JSON.parse(json))).toContainEqual({
      businessId: BUSINESS.id,
      receiptId: input.id,
    });
    await continuePlan(harness.dependencies, { businessId: BUSINESS.id, receiptId: input.id }, harness.now);
    expect(harness.mails).toMatchObject([
      {
        kind: 'PAYER_NOTICE',
        to: 'billing@example.com',
        news: { what: 'PAID', amountCents: 25_000, paid: [{ cents: 10_000 }, { cents: 15_000 }] },
      },
    ]);
  });
});

describe('credit', () => {
  it('is applied, changed and taken back by setting what an invoice gets', async () => {
    const [invoice] = await harness.invoicesOf(customerId, 20_000);
    const invoiceId = invoice?.id ?? '';
    const { id } = await harness.record({ customerId, amount: 100 });
    await harness.apply(id, { invoiceId, amount: 60 });
    await harness.apply(id, { invoiceId, amount: 60 });
    expect(await harness.read(invoiceId)).toMatchObject({ paidCents: 6_000, status: 'SENT' });
    expect(await harness.apply(id, { invoiceId, amount: 100 })).toMatchObject({ rest: 0 });
    expect(await harness.read(invoiceId)).toMatchObject({ paidCents: 10_000 });
    await expect(harness.apply(id, { invoiceId, amount: 100.01 })).rejects.toMatchObject({ issues: [{ rule: 'max' }] });
    expect(await harness.apply(id, { invoiceId, amount: 0 })).toMatchObject({ rest: 100, applications: [] });
    expect(await harness.read(invoiceId)).toMatchObject({ paidCents: 0, movements: [] });
    expect(await harness.historyOf(invoiceId)).toEqual(
      expect.arrayContaining(['Credit of 60.00 CAD applied', 'Credit of 60.00 CAD taken back']),
    );
  });

  it('pays an invoice on the day on which it is applied', async () => {
    const [invoice] = await harness.invoicesOf(customerId, 10_000);
    const { id } = await harness.record({ customerId, amount: 100, paidOn: '2026-01-31' });
    await harness.apply(id, { invoiceId: invoice?.id ?? '', amount: 100 });
    expect(await harness.read(invoice?.id ?? '')).toMatchObject({ status: 'PAID', paidOn: '2026-03-05' });
  });

  it('is given back once, and never more than there is', async () => {
    const { id } = await harness.record({ customerId, amount: 100 });
    const returnId = crypto.randomUUID();
    await harness.giveBack(id, 30, returnId);
    expect(await harness.giveBack(id, 30, returnId)).toMatchObject({ rest: 70, returned: 30 });
    await expect(harness.giveBack(id, 70.01)).rejects.toMatchObject({ issues: [{ rule: 'max' }] });
    await expect(harness.giveBack(id, 20, returnId)).rejects.toMatchObject({ reason: 'RECEIPT_EXISTS' });
  });

  it('is used once by two people at once', async () => {
    const { id } = await harness.record({ customerId, amount: 100 });
    const invoices = await harness.invoicesOf(customerId, 10_000, 10_000);
    const both = await Promise.allSettled(
      invoices.map(({ id: invoiceId }) => harness.apply(id, { invoiceId, amount: 100 })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await harness.appliedOf(id, invoices)).toBe(10_000);
    expect(await harness.restOf(id)).toBe(0);
  });
});

describe('several amounts of credit at once', () => {
  it('are refused before any change if the credit does not cover them; what is taken back comes first', async () => {
    const invoices = await harness.invoicesOf(customerId, 10_000, 10_000);
    const { id } = await harness.record({ customerId, amount: 100, applications: paying(invoices, 100) });
    const [from = { invoiceId: '' }, to = { invoiceId: '' }] = paying(invoices, 0, 100);
    await expect(harness.apply(id, { ...to, amount: 100 })).rejects.toMatchObject({
      issues: [{ path: 'applications.0.amount', rule: 'max', params: { max: '0.00' } }],
    });
    const moved = await harness.apply(id, { ...to, amount: 100 }, { ...from, amount: 0 });
    expect(moved).toMatchObject({ rest: 0, applications: [{ invoiceId: to.invoiceId, amount: 100 }] });
  });
});

describe('voiding', () => {
  it('is refused once something was given back or refunded', async () => {
    const [invoice] = await harness.invoicesOf(customerId, 10_000);
    const { id } = await harness.record({
      customerId,
      amount: 130,
      applications: paying(invoice ? [invoice] : [], 100),
    });
    await harness.giveBack(id, 10);
    await expect(harness.void(id)).rejects.toMatchObject({ reason: 'RETURNED_NOT_VOIDABLE' });
    expect(await harness.restOf(id)).toBe(2_000);
  });

  it('takes back every application, then the payment', async () => {
    const invoices = await harness.invoicesOf(customerId, 10_000, 15_000);
    const { id } = await harness.record({ customerId, amount: 300, applications: paying(invoices, 100, 150) });
    expect(await harness.void(id)).toMatchObject({ rest: 0, applications: [], voidedBy: harness.caller.email });
    await harness.void(id);
    for (const invoice of invoices) expect(await harness.read(invoice.id)).toMatchObject({ status: 'SENT' });
    await expect(harness.giveBack(id, 1)).rejects.toMatchObject({ reason: 'RECEIPT_VOIDED' });
    const again = { invoiceId: invoices[0]?.id ?? '', amount: 1 };
    await expect(harness.apply(id, again)).rejects.toMatchObject({ reason: 'RECEIPT_VOIDED' });
  });
});
