import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar-day.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { InvoiceHistory } from '#shared/invoice/history.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import type { Series, SeriesInvoice } from '#shared/series/schema.ts';
import {
  anInvoiceOfCharging,
  aPersonChargingCards,
  openPayment,
  payOn,
  runSchedules,
  savedCardOf,
} from '#test/support/a-charging-series.ts';
import { aSchedule, aStoredSeries } from '#test/support/a-series.ts';
import { entriesOf } from '#test/support/activity-calls.ts';
import { storedItem, storeItem, stripe, stripeAccountOf } from '#test/support/emulators.ts';
import { aPayment, aPerson, type Person, todayOf } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

/** Its first payment succeeds; it is declined from then on. */
const DECLINED_LATER = '4000 0000 0000 0341';
const CARD = { brand: 'visa', last4: '4242' };

let owner: Person;
let today: string;
beforeAll(async () => {
  owner = await aPersonChargingCards();
  today = await todayOf(owner);
});

const read = async (id: string) => (await owner.call<Invoice>('GET', `/invoices/${id}`)).body;
const eventsOf = async (id: string, ...types: InvoiceEvent['type'][]) => {
  const { body } = await owner.call<InvoiceHistory>('GET', `/invoices/${id}/history`);
  return body.events.filter(({ type }) => types.includes(type));
};
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const act = (id: string, action: 'stop' | 'retry', by = owner) =>
  by.call<Invoice>('POST', `/invoices/${id}/charge`, { body: { action } });

/** A customer who saved their card with an invoice. */
async function aCustomerWithCard(card?: string): Promise<{ customerId: string; billingEmail: string }> {
  const { id, customerId, billingEmail } = await anInvoiceOfCharging(owner);
  await payOn((await openPayment(id, true)).body, card);
  await expect.poll(() => savedCardOf(owner, customerId)).toBeDefined();
  return { customerId, billingEmail };
}

/** The invoice of 200.00 CAD of a new series for a customer, which is sent today; by default, it is charged tomorrow. */
async function anInvoiceToCharge(customerId: string, dueInDays = 1): Promise<Invoice> {
  const { id } = await aStoredSeries(owner, { customerId, language: 'en', dueInDays, paymentTerms: 'Soon.' });
  const schedule = { ...aSchedule(), firstDay: today, hour: 0, daysInAdvance: 0 };
  const body = { schedule, mode: 'charge', ...(dueInDays === 0 && { chargesAtIssue: true }) };
  const scheduled = await owner.call<Series>('POST', `/series/${id}/schedule`, { body });
  expect(scheduled).toMatchObject({ status: 200, body });
  await runSchedules();
  return read((await madeBy(id))?.invoice?.id ?? '');
}

/** The latest invoice of a series, as its page lists it. */
async function madeBy(seriesId: string | undefined): Promise<SeriesInvoice | undefined> {
  const { body } = await owner.call<{ data: SeriesInvoice[] }>('GET', `/series/${seriesId}/invoices`);
  return body.data[0];
}

/** Has the next try of a charge due now, as if its day had come. */
async function bringForward(id: string, fields: object = {}): Promise<void> {
  const invoice = await storedItem(`INVOICE#${id}`, 'INVOICE');
  const due = await storedItem(`INVOICE#${id}`, 'CHARGE_DUE');
  const charge = { ...(invoice?.charge as object), on: today, ...fields };
  await storeItem({ ...invoice, charge });
  await storeItem({ ...due, gsi2sk: `${new Date(0).toISOString()}#${id}` });
}

describe('an invoice of a series that charges', () => {
  it('is paid by the saved card, and everything says so', async () => {
    const customer = await aCustomerWithCard();
    const invoice = await anInvoiceToCharge(customer.customerId, 0);
    await Promise.all([runSchedules(), runSchedules()]);
    await expect.poll(() => read(invoice.id)).toMatchObject({ status: 'PAID', amountPaid: 200 });
    expect(await read(invoice.id)).not.toHaveProperty('charge');
    const { payments } = (await owner.call<InvoicePayments>('GET', `/invoices/${invoice.id}/payments`)).body;
    expect(payments).toMatchObject([{ kind: 'payment', method: 'card', amount: 200 }]);
    expect(await eventsOf(invoice.id, 'PAYMENT')).toMatchObject([{ amountCents: 20_000, charged: CARD }]);
    const [{ id: chargeId = '' } = {}] = payments;
    const intent = await (await stripe()).paymentIntents.retrieve(
      chargeId,
      {},
      { stripeAccount: await stripeAccountOf(invoice.id) },
    );
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 20_000, metadata: { invoiceId: invoice.id } });
    const entries = (await entriesOf(owner)).filter(({ record }) => record?.id === invoice.id);
    expect(entries.map(({ action }) => action)).toContain('invoice.pay');
    const { body: statement } = await owner.call(
      'GET',
      `/customers/${customer.customerId}/statement?from=${today}&to=${today}`,
    );
    expect(JSON.stringify(statement)).toContain('"amount":-200');
    const about = async () =>
      (await subjectsTo(customer.billingEmail)).filter((subject) => subject.includes(invoice.invoiceNumber));
    // The invoice with the announcement, and the receipt.
    await expect.poll(about).toHaveLength(2);
  });

  it('waits for its day', async () => {
    const { customerId } = await aCustomerWithCard();
    const { id, charge } = await anInvoiceToCharge(customerId);
    expect(charge).toEqual({ card: CARD, on: addDays(today, 1), tries: 0 });
    await runSchedules();
    expect(await read(id)).toMatchObject({ status: 'SENT', charge: { on: addDays(today, 1), tries: 0 } });
  });

  it('that is paid by hand is not charged any more', async () => {
    const invoice = await anInvoiceToCharge((await aCustomerWithCard()).customerId);
    await bringForward(invoice.id);
    const body = aPayment({ amount: 200, paidOn: today });
    const { status } = await owner.call('POST', `/invoices/${invoice.id}/payments`, { body });
    expect(status).toBeLessThan(300);
    expect(await read(invoice.id)).not.toHaveProperty('charge');
    await runSchedules();
    const { payments } = (await owner.call<InvoicePayments>('GET', `/invoices/${invoice.id}/payments`)).body;
    expect(payments.map(({ method }) => method)).toEqual(['e-transfer']);
  });
});

describe('a card that is declined', () => {
  it('is tried again three days later; the payer has a link to pay', async () => {
    const customer = await aCustomerWithCard(DECLINED_LATER);
    const { id } = await anInvoiceToCharge(customer.customerId, 0);
    await runSchedules();
    await expect.poll(() => read(id)).toMatchObject({ status: 'SENT', charge: { tries: 1, on: addDays(today, 3) } });
    const mailed = async () =>
      (await mailsTo(customer.billingEmail)).filter(({ text }) => text.includes(`/pay/${id}`)).map(({ text }) => text);
    await expect.poll(async () => (await mailed()).length).toBe(2);
    expect((await mailed()).some((text) => text.includes('0341'))).toBe(true);
  });

  it('for the last time is left to the owner, who stops, or has another card charged', async () => {
    const { customerId } = await aCustomerWithCard(DECLINED_LATER);
    const { id, invoiceNumber, seriesId } = await anInvoiceToCharge(customerId);
    expect(await madeBy(seriesId)).not.toHaveProperty('isNotCharged');
    await bringForward(id, { tries: 3 });
    await runSchedules();
    await expect.poll(() => read(id)).toMatchObject({ charge: { tries: 4, over: 'declined' } });
    expect(await madeBy(seriesId)).toMatchObject({ invoice: { id }, isNotCharged: true });
    const told = async () => (await subjectsTo(owner.email)).filter((subject) => subject.includes(invoiceNumber));
    await expect.poll(async () => (await told()).length).toBe(1);
    expect(await act(id, 'stop')).toMatchObject({ status: 409, body: { reason: 'NOT_CHARGED_BY_ITSELF' } });
    // The payer enters another card with another invoice.
    const other = await anInvoiceOfCharging(owner, customerId);
    await payOn((await openPayment(other.id, true)).body);
    await expect.poll(() => savedCardOf(owner, customerId)).toMatchObject({ last4: '4242' });
    expect(await act(id, 'retry', await aPerson())).toMatchObject({ status: 404 });
    expect(await act(id, 'retry')).toMatchObject({
      status: 200,
      body: { charge: { on: today, tries: 0, card: CARD } },
    });
    await expect.poll(() => read(id)).toMatchObject({ status: 'PAID' });
    expect(await eventsOf(id, 'CHARGE_FAILED', 'CHARGE_AGAIN', 'PAYMENT')).toMatchObject([
      { type: 'CHARGE_FAILED', because: 'declined' },
      { type: 'CHARGE_AGAIN', by: owner.email },
      { type: 'PAYMENT', charged: CARD },
    ]);
  });
});

it('a person stops a charge, and the activity log says who', async () => {
  const { id, seriesId } = await anInvoiceToCharge((await aCustomerWithCard()).customerId);
  await bringForward(id);
  expect(await act(id, 'stop')).toMatchObject({ status: 200, body: { status: 'SENT', charge: { over: 'stopped' } } });
  expect(await madeBy(seriesId)).not.toHaveProperty('isNotCharged');
  await runSchedules();
  expect(await read(id)).toMatchObject({ status: 'SENT', charge: { over: 'stopped' } });
  expect(await eventsOf(id, 'CHARGE_ENDED')).toMatchObject([{ because: 'stopped', by: owner.email }]);
  const entries = (await entriesOf(owner)).filter(({ record }) => record?.id === id);
  expect(entries.find(({ action }) => action === 'invoice.stop-charge')).toMatchObject({ by: { userId: owner.id } });
});

it('an amount that was raised is charged once its email is sent again', async () => {
  const raised = async () => {
    const { id } = await anInvoiceToCharge((await aCustomerWithCard()).customerId);
    const items = [{ name: 'Design', quantity: 1, rate: 300 }];
    const billingEmail = `other-${crypto.randomUUID()}@example.com`;
    const { status } = await owner.call('PATCH', `/invoices/${id}`, { body: { items, billingEmail } });
    expect(status).toBe(200);
    return { id, billingEmail };
  };
  const [silent, told] = [await raised(), await raised()];
  await bringForward(silent.id);
  await bringForward(told.id);
  const body = { method: 'email', email: told.billingEmail };
  expect(await owner.call('POST', `/invoices/${told.id}/send`, { body })).toMatchObject({ status: 200 });
  await runSchedules();
  await expect.poll(() => read(silent.id)).toMatchObject({ status: 'SENT', charge: { over: 'amount-raised' } });
  await expect.poll(() => read(told.id)).toMatchObject({ status: 'PAID', amountPaid: 300 });
});
