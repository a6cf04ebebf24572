import { beforeAll, describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { call } from '#test/support/client.ts';
import { storedItems, stripe, stripeAccountOf } from '#test/support/emulators.ts';
import { aPayment, aPerson, aPersonTakingCards, aSentInvoice, type Person } from '#test/support/given.ts';
import { repeats } from '#test/support/repeats.ts';

type Link = { status: string; checkoutUrl?: string };

let person: Person;
beforeAll(async () => {
  person = await aPersonTakingCards();
});

const created = (changes = {}, by = person) => aSentInvoice(by, changes);
const read = async (id: string) => (await person.call<Invoice>('GET', `/invoices/${id}`)).body;
const becomesPaid = (id: string) => expect.poll(() => read(id)).toMatchObject({ status: 'PAID' });
const startPayment = (id: string) => call<Link>('POST', `/invoices/${id}/payment`);
const sessionIdOf = (link: Link) => /cs_\w+/.exec(link.checkoutUrl ?? '')?.[0] ?? '';

async function pay(url = ''): Promise<Response> {
  const body = new URLSearchParams({ card: '4242 4242 4242 4242', action: 'pay' });
  return fetch(url, { method: 'POST', body, redirect: 'manual' });
}

describe('paying by card', () => {
  it('charges the server’s total and makes the invoice PAID', async () => {
    const invoice = await created({ items: [{ name: 'Thing', quantity: 3, rate: 0.33 }], taxValue: 13 });
    const link = await startPayment(invoice.id);
    expect(link).toMatchObject({ status: 200, body: { status: 'PENDING' } });
    const account = await stripeAccountOf(invoice.id);
    const session = await (await stripe()).checkout.sessions.retrieve(
      sessionIdOf(link.body),
      {},
      { stripeAccount: account },
    );
    expect(session).toMatchObject({ amount_total: 112, currency: 'cad', client_reference_id: invoice.id });
    const back = await pay(link.body.checkoutUrl);
    expect(back.headers.get('location')).toMatch(new RegExp(`/pay/${invoice.id}\\?payment=success$`));
    await becomesPaid(invoice.id);
    expect(await read(invoice.id)).toMatchObject({ paidAt: expect.any(String) });
    const { body } = await call<PublicInvoice>('GET', `/invoices/${invoice.id}/public`);
    expect(body).toMatchObject({ status: 'PAID', paidAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
    expect((await startPayment(invoice.id)).body).toEqual({ status: 'SUCCESS' });
  });

  it('is in the language of the invoice, as are the payment and its receipt', async () => {
    const invoice = await created({ language: 'fr' });
    const { body } = await startPayment(invoice.id);
    const options = { stripeAccount: await stripeAccountOf(invoice.id) };
    const sessions = (await stripe()).checkout.sessions;
    expect(await sessions.retrieve(sessionIdOf(body), {}, options)).toMatchObject({ locale: 'fr-CA' });
    await pay(body.checkoutUrl);
    await becomesPaid(invoice.id);
    const [payment] = await storedItems(`INVOICE#${invoice.id}`, 'PAYMENT#');
    const intent = await (await stripe()).paymentIntents.retrieve(String(payment?.id), {}, options);
    expect(intent.description).toBe(`Facture ${invoice.invoiceNumber}`);
  });

  it('opens one checkout for repeated and parallel requests', async () => {
    const invoice = await created();
    const links = await Promise.all(Array.from({ length: repeats(30, 100) }, () => startPayment(invoice.id)));
    expect(new Set(links.map(({ body }) => body.checkoutUrl)).size).toBe(1);
    const account = await stripeAccountOf(invoice.id);
    const sessions = await (await stripe()).checkout.sessions.list({ limit: 100 }, { stripeAccount: account });
    const own = sessions.data.filter(({ metadata }) => metadata?.invoiceId === invoice.id);
    expect(own.map(({ status }) => status)).toEqual(['open']);
  });

  it('expires the checkout when the invoice changes, and opens one for the new amount', async () => {
    const invoice = await created();
    const first = await startPayment(invoice.id);
    await person.call('PATCH', `/invoices/${invoice.id}`, {
      body: { items: [{ name: 'More', quantity: 1, rate: 300 }] },
    });
    expect((await pay(first.body.checkoutUrl)).headers.get('location')).toBeNull();
    expect(await read(invoice.id)).toMatchObject({ status: 'SENT' });
    const second = await startPayment(invoice.id);
    expect(second.body.checkoutUrl).not.toBe(first.body.checkoutUrl);
    await pay(second.body.checkoutUrl);
    await becomesPaid(invoice.id);
    expect(await read(invoice.id)).toMatchObject({ total: 300 });
  });

  it('expires the checkout when the invoice is deleted', async () => {
    const invoice = await created();
    const { body } = await startPayment(invoice.id);
    expect((await person.call('DELETE', `/invoices/${invoice.id}`)).status).toBe(204);
    expect((await pay(body.checkoutUrl)).headers.get('location')).toBeNull();
    expect(await storedItems(`INVOICE#${invoice.id}`, 'PAYMENT#')).toEqual([]);
  });

  it.each(['DRAFT', 'CANCELLED'])('is refused for an invoice that is %s', async (status) => {
    const invoice = await created();
    await person.call('PATCH', `/invoices/${invoice.id}`, { body: { status } });
    expect(await startPayment(invoice.id)).toMatchObject({ status: 409 });
  });

  it('is refused if the business does not take cards', async () => {
    const other = await aPerson();
    const invoice = await created({}, other);
    expect(await startPayment(invoice.id)).toMatchObject({ status: 403 });
  });

  it.each([0.49, 1_000_000])('is refused for an amount outside Stripe’s limits: %d', async (rate) => {
    const invoice = await created({ items: [{ name: 'Pin', quantity: 1, rate }] });
    expect(await startPayment(invoice.id)).toMatchObject({ status: 400 });
  });

  it('is refused for an invoice that does not exist', async () => {
    expect(await startPayment('A'.repeat(22))).toMatchObject({ status: 404 });
  });
});

describe('a partly paid invoice', () => {
  it('charges the balance, and is paid by it', async () => {
    const invoice = await created();
    const payment = aPayment({ amount: 150 });
    expect((await person.call('POST', `/invoices/${invoice.id}/payments`, { body: payment })).status).toBe(200);
    const link = await startPayment(invoice.id);
    const options = { stripeAccount: await stripeAccountOf(invoice.id) };
    const session = await (await stripe()).checkout.sessions.retrieve(sessionIdOf(link.body), {}, options);
    expect(session.amount_total).toBe(5_000);
    await pay(link.body.checkoutUrl);
    await becomesPaid(invoice.id);
  });

  it('closes the checkout of the full amount when a payment is recorded', async () => {
    const invoice = await created();
    const full = await startPayment(invoice.id);
    await person.call('POST', `/invoices/${invoice.id}/payments`, { body: aPayment({ amount: 150 }) });
    expect((await pay(full.body.checkoutUrl)).headers.get('location')).toBeNull();
  });
});

it('a refunded invoice is not paid again', async () => {
  const invoice = await created();
  await pay((await startPayment(invoice.id)).body.checkoutUrl);
  await becomesPaid(invoice.id);
  const [entry] = await storedItems(`INVOICE#${invoice.id}`, 'PAYMENT#');
  const options = { stripeAccount: await stripeAccountOf(invoice.id) };
  await (await stripe()).refunds.create({ payment_intent: String(entry?.id) }, options);
  await expect.poll(async () => (await read(invoice.id)).status).toBe('CANCELLED');
  expect((await startPayment(invoice.id)).status).toBe(409);
});
