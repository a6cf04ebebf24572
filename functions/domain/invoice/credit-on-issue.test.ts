import { beforeAll, describe, expect, it } from 'vitest';
import type { Table } from '#functions/data/table/table.ts';
import { receiptWrite } from '#functions/domain/receipt/receipts.ts';
import { draftEmail } from '#functions/invoice-delivery/emails.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { issuingHarness, WAYS } from '#test/support/issuing-harness.ts';

let table: Table;
let harness: Awaited<ReturnType<typeof issuingHarness>>;
beforeAll(async () => {
  table = await emulatedTable();
  harness = await issuingHarness(table);
});

const creditOf = async (customerId: string, amount: number, changes = {}) =>
  (await harness.record({ customerId, amount, ...changes })).id;

describe.each(WAYS)('a draft that is issued by %s', (way) => {
  const typedCents = way === 'payment' ? 1 : 0;

  it('is paid by the money paid first, as far as its balance goes', async () => {
    const customerId = await harness.aCustomerWith();
    const later = await creditOf(customerId, 50, { paidOn: '2026-03-02' });
    const first = await creditOf(customerId, 30, { paidOn: '2026-02-01' });
    const invoice = await harness.aDraft(customerId, 6_000);
    await harness.issue(invoice, way);
    expect(await harness.read(invoice.id)).toMatchObject({ status: 'PAID', paidCents: 6_000 });
    expect(await harness.appliedOf(first, [invoice])).toBe(3_000);
    expect(await harness.appliedOf(later, [invoice])).toBe(3_000 - typedCents);
    expect(await harness.restOf(later)).toBe(2_000 + typedCents);
  });

  it('is paid in part by less credit, as made by who issued it', async () => {
    const customerId = await harness.aCustomerWith();
    await creditOf(customerId, 0.07);
    const invoice = await harness.aDraft(customerId, 6_000);
    await harness.issue(invoice, way);
    expect(await harness.read(invoice.id)).toMatchObject({ status: 'SENT', paidCents: 7 + typedCents });
    expect(await harness.historyOf(invoice.id)).toContain('Credit of 0.07 CAD applied');
    const events = await harness.eventsOf(invoice.id);
    expect(events.find((event) => event.type === 'PAYMENT' && event.isCredit)?.by).toBe(harness.caller.email);
  });

  it('keeps credit of another currency and what a payment is still to pay', async () => {
    const customerId = await harness.aCustomerWith();
    const foreign = await creditOf(customerId, 50, { currency: 'USD' });
    const planned = await creditOf(customerId, 50);
    const receipt = await harness.find(planned);
    const plan = [{ invoiceId: 'other', amountCents: 4_000 }];
    await table.transact({ receipt: receiptWrite({ ...receipt, plan, version: receipt.version + 1 }) });
    const invoice = await harness.aDraft(customerId, 6_000);
    await harness.issue(invoice, way);
    expect(await harness.restOf(foreign)).toBe(5_000);
    expect(await harness.appliedOf(planned, [invoice])).toBe(1_000);
  });

  it('is issued without credit as ever, and while the switch is off', async () => {
    for (const isOn of [true, false]) {
      const customerId = await harness.aCustomerWith(isOn);
      const unused = isOn ? undefined : await creditOf(customerId, 50);
      const invoice = await harness.aDraft(customerId, 6_000);
      await harness.issue(invoice, way);
      expect(await harness.read(invoice.id)).toMatchObject({ status: 'SENT', version: 2 });
      expect((await harness.read(invoice.id)).paidCents ?? 0).toBe(typedCents);
      if (unused) expect(await harness.restOf(unused)).toBe(5_000);
    }
  });
});

it('a draft that is marked as paid is paid by credit first', async () => {
  const customerId = await harness.aCustomerWith();
  const receipt = await creditOf(customerId, 20);
  const invoice = await harness.aDraft(customerId, 6_000);
  await harness.mark(invoice.id, 'PAID');
  expect(await harness.appliedOf(receipt, [invoice])).toBe(2_000);
  const entries = await harness.entriesOf(invoice.id);
  expect(entries.map((entry) => entry.amountCents).toSorted()).toEqual([2_000, 4_000]);
});

it('a draft that is saved or cancelled, and an invoice that is reopened, get nothing', async () => {
  const customerId = await harness.aCustomerWith();
  const receipt = await creditOf(customerId, 20);
  const invoice = await harness.aDraft(customerId, 6_000);
  for (const status of ['DRAFT', 'CANCELLED', 'SENT'] as const) await harness.mark(invoice.id, status);
  expect(await harness.restOf(receipt)).toBe(2_000);
});

it('credit that was taken back pays the invoice once it is issued again', async () => {
  const customerId = await harness.aCustomerWith();
  const receipt = await creditOf(customerId, 20);
  const invoice = await harness.aDraft(customerId, 6_000);
  await harness.mark(invoice.id, 'SENT');
  await expect(harness.mark(invoice.id, 'DRAFT')).rejects.toMatchObject({ reason: 'PAID_TO_DRAFT' });
  await harness.apply(receipt, { invoiceId: invoice.id, amount: 0 });
  await harness.mark(invoice.id, 'DRAFT');
  await harness.mark(invoice.id, 'SENT');
  expect(await harness.appliedOf(receipt, [invoice])).toBe(2_000);
});

it('a message and its preview name what credit leaves, and say so if it pays everything', async () => {
  const { caller, now, sending, texts } = harness;
  const customerId = await harness.aCustomerWith();
  await creditOf(customerId, 70);
  const part = await harness.aDraft(customerId, 10_000);
  const draft = await draftEmail(sending, { caller, invoiceId: part.id, now });
  expect(draft.message).toContain('with a balance of 30.00 CAD');
  expect(await harness.read(part.id)).toMatchObject({ status: 'DRAFT', version: 1 });
  await harness.issue(part, 'sms');
  expect(texts.at(-1)).toContain('with a balance of 30.00 CAD');
  await creditOf(customerId, 50);
  const whole = await harness.aDraft(customerId, 5_000);
  await harness.issue(whole, 'sms');
  expect(texts.at(-1)).toContain('for 50.00 CAD is paid. Thank you.');
});

it('a payment of several invoices issues a draft with older credit, and keeps the rest that it named', async () => {
  const customerId = await harness.aCustomerWith();
  const older = await creditOf(customerId, 20);
  const invoice = await harness.aDraft(customerId, 6_000);
  const { id } = await harness.record({
    customerId,
    amount: 45,
    applications: [{ invoiceId: invoice.id, amount: 30 }],
  });
  expect(await harness.appliedOf(older, [invoice])).toBe(2_000);
  expect(await harness.restOf(id)).toBe(1_500);
  expect(await harness.read(invoice.id)).toMatchObject({ status: 'SENT', paidCents: 5_000 });
});

it('credit that a person uses for a draft is what they say', async () => {
  const customerId = await harness.aCustomerWith();
  const receipt = await creditOf(customerId, 50);
  const invoice = await harness.aDraft(customerId, 6_000);
  await harness.apply(receipt, { invoiceId: invoice.id, amount: 10 });
  expect(await harness.restOf(receipt)).toBe(4_000);
});

it('a receipt for a payment says nothing of the credit beside it', async () => {
  const customerId = await harness.aCustomerWith();
  await creditOf(customerId, 20);
  const invoice = await harness.aDraft(customerId, 6_000);
  await harness.pay(invoice.id, { amount: 30, sendReceipt: true });
  const mails = harness.mails.filter(({ invoiceId }) => invoiceId === invoice.id);
  expect(mails).toMatchObject([{ kind: 'PAYER_NOTICE', news: { what: 'PAID', amountCents: 3_000 } }]);
});

it('more receipts than a transaction takes leave the rest as credit', async () => {
  const customerId = await harness.aCustomerWith();
  for (let count = 0; count < 22; count += 1) await creditOf(customerId, 1);
  const invoice = await harness.aDraft(customerId, 10_000);
  await harness.issue(invoice, 'email');
  expect(await harness.read(invoice.id)).toMatchObject({ status: 'SENT', paidCents: 2_000 });
});
