import { beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import { storedItem, storedItems, stripeAccountOf } from '#test/support/behind.ts';
import { call } from '#test/support/client.ts';
import { aPersonTakingCards, aStoredInvoice, type Person } from '#test/support/given.ts';
import { anEvent, aPaidSession, deliver } from '#test/support/stripe-event.ts';

let person: Person;
beforeAll(async () => {
  person = await aPersonTakingCards();
});

const created = (changes = {}, by = person) => aStoredInvoice(by, changes);
const read = async (id: string) => (await person.call<Invoice>('GET', `/invoices/${id}`)).body;

describe('an event', () => {
  it('is refused when forged, changed, too old or signed with another secret', async () => {
    const invoice = await created();
    const event = anEvent('checkout.session.completed', await stripeAccountOf(invoice.id), aPaidSession(invoice.id));
    const forgeries = [
      deliver(event, { signature: '' }),
      deliver(event, { signature: 't=1,v1=00' }),
      deliver(event, { ageSeconds: 301 }),
      deliver(event, { secret: 'whsec_other' }),
      deliver(event, { secret: '' }),
      deliver(event, { body: JSON.stringify(event).replace('20000', '20001') }),
    ];
    expect((await Promise.all(forgeries)).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
    expect(await read(invoice.id)).toMatchObject({ status: 'DRAFT', version: 1 });
  });

  it('counts once, delivered twenty times at once', async () => {
    const invoice = await created();
    const event = anEvent('checkout.session.completed', await stripeAccountOf(invoice.id), aPaidSession(invoice.id));
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await storedItem(`INVOICE#${invoice.id}`, 'INVOICE')).toMatchObject({ paidCents: 20_000, version: 2 });
    expect(await storedItems(`INVOICE#${invoice.id}`, 'PAYMENT#')).toHaveLength(1);
  });

  it('counts a payment once, under whatever event it comes', async () => {
    const invoice = await created();
    const account = await stripeAccountOf(invoice.id);
    const session = aPaidSession(invoice.id);
    await deliver(anEvent('checkout.session.completed', account, session));
    await deliver(anEvent('checkout.session.async_payment_succeeded', account, session));
    expect(await storedItem(`INVOICE#${invoice.id}`, 'INVOICE')).toMatchObject({ paidCents: 20_000 });
  });

  it('of another business’s account changes nothing', async () => {
    const invoice = await created();
    const other = await aPersonTakingCards();
    const foreign = await created({}, other);
    const event = anEvent('checkout.session.completed', await stripeAccountOf(foreign.id), aPaidSession(invoice.id));
    expect(await deliver(event)).toMatchObject({ status: 200 });
    expect(await read(invoice.id)).toMatchObject({ status: 'DRAFT' });
  });

  it('of live mode changes nothing in test mode', async () => {
    const invoice = await created();
    const event = anEvent('checkout.session.completed', await stripeAccountOf(invoice.id), aPaidSession(invoice.id));
    expect(await deliver({ ...event, livemode: true })).toMatchObject({ status: 200 });
    expect(await read(invoice.id)).toMatchObject({ status: 'DRAFT' });
  });

  it('that is not paid yet changes nothing', async () => {
    const invoice = await created();
    const session = aPaidSession(invoice.id, { payment_status: 'unpaid' });
    await deliver(anEvent('checkout.session.completed', await stripeAccountOf(invoice.id), session));
    expect(await read(invoice.id)).toMatchObject({ status: 'DRAFT' });
  });
});

it('closes the checkout that is open when an earlier one turns out to be paid', async () => {
  const invoice = await created();
  const link = await call<{ checkoutUrl: string }>('POST', `/invoices/${invoice.id}/payment`);
  await deliver(anEvent('checkout.session.completed', await stripeAccountOf(invoice.id), aPaidSession(invoice.id)));
  expect(await read(invoice.id)).toMatchObject({ status: 'PAID' });
  const body = new URLSearchParams({ card: '4242 4242 4242 4242', action: 'pay' });
  const paidAgain = await fetch(link.body.checkoutUrl, { method: 'POST', body, redirect: 'manual' });
  expect(paidAgain.headers.get('location')).toBeNull();
  expect(await storedItems(`INVOICE#${invoice.id}`, 'PAYMENT#')).toHaveLength(1);
});

describe('a payment that does not fit', () => {
  it.each([
    ['is less than the total', { amount_total: 19_999 }, 'DRAFT'],
    ['is in another currency', { currency: 'usd' }, 'DRAFT'],
  ])('is kept and flagged when it %s', async (_, changes, status) => {
    const invoice = await created();
    const event = anEvent(
      'checkout.session.completed',
      await stripeAccountOf(invoice.id),
      aPaidSession(invoice.id, changes),
    );
    await deliver(event);
    expect(await read(invoice.id)).toMatchObject({ status });
    const stored = await storedItem(`INVOICE#${invoice.id}`, 'INVOICE');
    expect(stored).toMatchObject({ paymentNotice: expect.any(String) });
    expect(await storedItems(`INVOICE#${invoice.id}`, 'PAYMENT#')).toHaveLength(1);
  });

  it('is kept and flagged when the invoice was cancelled', async () => {
    const invoice = await created();
    await person.call('PATCH', `/invoices/${invoice.id}`, { body: { status: 'CANCELLED' } });
    await deliver(anEvent('checkout.session.completed', await stripeAccountOf(invoice.id), aPaidSession(invoice.id)));
    expect(await read(invoice.id)).toMatchObject({ status: 'CANCELLED' });
    expect(await storedItem(`INVOICE#${invoice.id}`, 'INVOICE')).toMatchObject({ paidCents: 20_000 });
  });
});
