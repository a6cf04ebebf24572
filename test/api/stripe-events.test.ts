import { beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import { call } from '#test/support/client.ts';
import { storedItem, storedItems, stripe, stripeAccountOf, waitingEvents } from '#test/support/emulators.ts';
import { aPersonTakingCards, aSentInvoice, aStoredInvoice, type Person } from '#test/support/given.ts';
import { anEvent, aPaidSession, aRefund, deliver, deliverAndSettle, settled } from '#test/support/stripe-event.ts';

let person: Person;
beforeAll(async () => {
  person = await aPersonTakingCards();
});

const created = (changes = {}, by = person) => aStoredInvoice(by, changes);
const read = async (id: string) => (await person.call<Invoice>('GET', `/invoices/${id}`)).body;

describe('an event', () => {
  const FORGERIES: [string, Parameters<typeof deliver>[1]][] = [
    ['not signed', { signature: '' }],
    ['signed with garbage', { signature: 't=1,v1=00' }],
    ['signed 301 seconds ago', { ageSeconds: 301 }],
    ['signed with another secret', { secret: 'whsec_other' }],
    ['signed with an empty secret', { secret: '' }],
  ];

  it.each(FORGERIES)('is refused when it is %s', async (_, wrong) => {
    const invoice = await created();
    const event = anEvent('checkout.session.completed', await stripeAccountOf(invoice.id), aPaidSession(invoice.id));
    expect(await deliver(event, wrong)).toMatchObject({ status: 400 });
    await settled(event);
    expect(await read(invoice.id)).toMatchObject({ status: 'DRAFT', version: 1 });
  });

  it('is refused if one byte was changed', async () => {
    const invoice = await created();
    const event = anEvent('checkout.session.completed', await stripeAccountOf(invoice.id), aPaidSession(invoice.id));
    const body = JSON.stringify(event).replace('20000', '20001');
    expect(await deliver(event, { body })).toMatchObject({ status: 400 });
    await settled(event);
    expect(await read(invoice.id)).toMatchObject({ status: 'DRAFT', version: 1 });
  });

  it('is applied once when delivered twenty times in parallel', async () => {
    const invoice = await created();
    const event = anEvent('checkout.session.completed', await stripeAccountOf(invoice.id), aPaidSession(invoice.id));
    const responses = await Promise.all(Array.from({ length: 20 }, () => deliver(event)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    await settled(event);
    expect(await storedItem(`INVOICE#${invoice.id}`, 'INVOICE')).toMatchObject({ paidCents: 20_000, version: 2 });
    expect(await storedItems(`INVOICE#${invoice.id}`, 'PAYMENT#')).toHaveLength(1);
  });

  it('records a payment once, even from different types of event', async () => {
    const invoice = await created();
    const account = await stripeAccountOf(invoice.id);
    const session = aPaidSession(invoice.id);
    await deliverAndSettle(anEvent('checkout.session.completed', account, session));
    await deliverAndSettle(anEvent('checkout.session.async_payment_succeeded', account, session));
    expect(await storedItem(`INVOICE#${invoice.id}`, 'INVOICE')).toMatchObject({ paidCents: 20_000, version: 2 });
  });

  it('from another business’s account changes nothing', async () => {
    const invoice = await created();
    const other = await aPersonTakingCards();
    const foreign = await created({}, other);
    const event = anEvent('checkout.session.completed', await stripeAccountOf(foreign.id), aPaidSession(invoice.id));
    await deliverAndSettle(event);
    expect(await read(invoice.id)).toMatchObject({ status: 'DRAFT', version: 1 });
  });

  it('from live mode changes nothing in test mode', async () => {
    const invoice = await created();
    const event = anEvent('checkout.session.completed', await stripeAccountOf(invoice.id), aPaidSession(invoice.id));
    await deliverAndSettle({ ...event, livemode: true });
    expect(await read(invoice.id)).toMatchObject({ status: 'DRAFT', version: 1 });
  });

  it('of an unpaid checkout changes nothing', async () => {
    const invoice = await created();
    const session = aPaidSession(invoice.id, { payment_status: 'unpaid' });
    await deliverAndSettle(anEvent('checkout.session.completed', await stripeAccountOf(invoice.id), session));
    expect(await read(invoice.id)).toMatchObject({ status: 'DRAFT', version: 1 });
  });
});

it('expires the open checkout when an earlier one turns out to be paid', async () => {
  const invoice = await aSentInvoice(person);
  const link = await call<{ checkoutUrl: string }>('POST', `/invoices/${invoice.id}/payment`);
  const account = await stripeAccountOf(invoice.id);
  await deliverAndSettle(anEvent('checkout.session.completed', account, aPaidSession(invoice.id)));
  expect(await read(invoice.id)).toMatchObject({ status: 'PAID' });
  const body = new URLSearchParams({ card: '4242 4242 4242 4242', action: 'pay' });
  const paidAgain = await fetch(link.body.checkoutUrl, { method: 'POST', body, redirect: 'manual' });
  expect(paidAgain.headers.get('location')).toBeNull();
  expect(await storedItems(`INVOICE#${invoice.id}`, 'PAYMENT#')).toHaveLength(1);
});

describe('a payment that does not fit', () => {
  const paid = async (invoice: Invoice, changes: object = {}) =>
    deliverAndSettle(
      anEvent('checkout.session.completed', await stripeAccountOf(invoice.id), aPaidSession(invoice.id, changes)),
    );

  it.each([
    ['is in another currency', { currency: 'usd' }, 'DRAFT', 'OTHER_CURRENCY'],
    ['is more than the total', { amount_total: 20_001 }, 'PAID', 'OVERPAID'],
  ])('is kept and flagged when it %s', async (_, changes, status, code) => {
    const invoice = await created();
    await paid(invoice, changes);
    expect(await read(invoice.id)).toMatchObject({ status, paymentNotice: { code } });
    expect(await storedItems(`INVOICE#${invoice.id}`, 'PAYMENT#')).toHaveLength(1);
  });

  it.each([
    ['more', 300, { status: 'SENT', amountPaid: 200 }],
    ['less', 100, { status: 'PAID', paymentNotice: { code: 'OVERPAID' } }],
  ])('counts if the invoice has since changed to %s', async (_, rate, expected) => {
    const invoice = await created();
    const items = [{ name: 'Changed', quantity: 1, rate }];
    await person.call('PATCH', `/invoices/${invoice.id}`, { body: { items } });
    await paid(invoice);
    expect(await read(invoice.id)).toMatchObject(expected);
  });

  it('is kept and flagged if the invoice was cancelled', async () => {
    const invoice = await created();
    await person.call('PATCH', `/invoices/${invoice.id}`, { body: { status: 'CANCELLED' } });
    await paid(invoice);
    expect(await read(invoice.id)).toMatchObject({
      status: 'CANCELLED',
      paymentNotice: { code: 'LATE_PAYMENT', closedBy: 'CANCELLATION' },
    });
    expect(await storedItem(`INVOICE#${invoice.id}`, 'INVOICE')).toMatchObject({ paidCents: 20_000 });
  });

  it('is no longer flagged once the owner decides on the status', async () => {
    const invoice = await created();
    await person.call('PATCH', `/invoices/${invoice.id}`, { body: { status: 'CANCELLED' } });
    await paid(invoice);
    const response = await person.call('PATCH', `/invoices/${invoice.id}`, { body: { status: 'PAID' } });
    expect(response.status).toBe(200);
    expect(response.body).not.toHaveProperty('paymentNotice');
  });
});

it('applies a refund that arrives before its payment', async () => {
  const invoice = await created();
  const account = await stripeAccountOf(invoice.id);
  const refund = anEvent('refund.created', account, aRefund('pi_overtaken', { metadata: { invoiceId: invoice.id } }));
  expect(await deliver(refund)).toMatchObject({ status: 200 });
  const tries = async () => (await waitingEvents()).find(({ body }) => body.includes(refund.id))?.tries;
  await expect.poll(tries).toBe(1);
  const session = aPaidSession(invoice.id, { payment_intent: 'pi_overtaken' });
  await deliverAndSettle(anEvent('checkout.session.completed', account, session));
  await settled(refund);
  expect(await storedItem(`INVOICE#${invoice.id}`, 'INVOICE')).toMatchObject({ status: 'PAID', returnedCents: 5_000 });
});

it('opens a new checkout after one expires', async () => {
  const invoice = await aSentInvoice(person);
  const link = await call<{ checkoutUrl: string }>('POST', `/invoices/${invoice.id}/payment`);
  const [session = ''] = /cs_\w+/.exec(link.body.checkoutUrl) ?? [];
  await (await stripe()).checkout.sessions.expire(session, {}, { stripeAccount: await stripeAccountOf(invoice.id) });
  await expect.poll(() => storedItem(`INVOICE#${invoice.id}`, 'INVOICE')).not.toHaveProperty('checkout');
  const next = await call<{ checkoutUrl: string }>('POST', `/invoices/${invoice.id}/payment`);
  expect(next.body.checkoutUrl).not.toBe(link.body.checkoutUrl);
});
