import { describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import { openDebit } from '#test/support/a-debit.ts';
import { pressInStripe } from '#test/support/card-payment.ts';
import { call } from '#test/support/client.ts';
import { stripe, stripeAccountOf } from '#test/support/emulators.ts';
import { aPerson, aPersonTakingCards, aSentInvoice, type Person, theAdministrator } from '#test/support/given.ts';

type Link = { status: string; checkoutUrl: string };

const startPayment = (id: string) => call<Link>('POST', `/invoices/${id}/payment`);
const statusOf = async (person: Person) => (await person.call('GET', '/stripe/status')).body;

async function press(url: string, fields: Record<string, string>): Promise<string | null> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return response.headers.get('location');
}

/** Tries to pay; returns whether Stripe accepted the payment. */
async function canPay(url: string): Promise<boolean> {
  return (await press(url, { card: '4242 4242 4242 4242', action: 'pay' })) !== null;
}

async function allowCards(person: Person, enabled: boolean) {
  const admin = await theAdministrator();
  return admin.call('PATCH', `/admin/users/${person.id}/payment-integration`, { body: { enabled } });
}

/** A person who takes cards, with an invoice whose checkout is open. */
async function anOpenCheckout() {
  const person = await aPersonTakingCards();
  const invoice = await aSentInvoice(person);
  const { body } = await startPayment(invoice.id);
  return { person, invoice, url: body.checkoutUrl, account: await stripeAccountOf(invoice.id) };
}

describe('connecting Stripe', () => {
  it('is refused until support allows it', async () => {
    const person = await aPerson();
    expect(await person.call('GET', '/stripe/connect')).toMatchObject({ status: 403 });
    expect(await person.call('GET', '/stripe/status')).toMatchObject({ status: 200, body: { connected: false } });
  });

  it('can be allowed by an administrator only', async () => {
    const person = await aPerson();
    const path = `/admin/users/${person.id}/payment-integration`;
    expect(await person.call('PATCH', path, { body: { enabled: true } })).toMatchObject({ status: 403 });
  });

  it('reports its progress, regardless of what the return URL says', async () => {
    const person = await aPerson();
    await allowCards(person, true);
    const invoice = await aSentInvoice(person);
    expect(await statusOf(person)).toEqual({ connected: false });
    const link = async () => (await person.call<{ url: string }>('GET', '/stripe/connect')).body.url;
    expect(await press(await link(), { action: 'later' })).toMatch(/tab=integration&success=true$/);
    expect(await statusOf(person)).toEqual({ connected: false, setup: 'incomplete' });
    await press(await link(), { action: 'review' });
    expect(await statusOf(person)).toEqual({ connected: false, setup: 'checking' });
    expect(await startPayment(invoice.id)).toMatchObject({ status: 403 });
    await pressInStripe('approve', await stripeAccountOf(invoice.id));
    expect(await statusOf(person)).toEqual({ connected: true });
    expect(await startPayment(invoice.id)).toMatchObject({ status: 200 });
  });

  it('is undone by a disconnect, and resumes with the same account', async () => {
    const { person, invoice, url, account } = await anOpenCheckout();
    expect(await person.call('POST', '/stripe/disconnect')).toMatchObject({ status: 204 });
    expect(await statusOf(person)).toEqual({ connected: false });
    expect(await canPay(url)).toBe(false);
    expect(await startPayment(invoice.id)).toMatchObject({ status: 403 });
    await person.call('GET', '/stripe/connect');
    expect(await statusOf(person)).toEqual({ connected: true });
    expect(await stripeAccountOf(invoice.id)).toBe(account);
  });
});

describe('turning card payments off for a business', () => {
  it('expires its open checkouts only; once turned on again, new ones open', async () => {
    const { person, invoice, url } = await anOpenCheckout();
    const other = await anOpenCheckout();
    expect(await allowCards(person, false)).toMatchObject({ status: 200, body: { paymentIntegrationEnabled: false } });
    expect(await canPay(url)).toBe(false);
    expect(await canPay(other.url)).toBe(true);
    expect(await startPayment(invoice.id)).toMatchObject({ status: 403 });
    expect(await person.call('GET', '/stripe/connect')).toMatchObject({ status: 403 });
    await allowCards(person, true);
    const again = await startPayment(invoice.id);
    expect(await canPay(again.body.checkoutUrl)).toBe(true);
  });

  it('leaves no checkout open, even one that starts at the same moment', async () => {
    const person = await aPersonTakingCards();
    const invoices = await Promise.all(Array.from({ length: 12 }, () => aSentInvoice(person)));
    const account = await stripeAccountOf(invoices[0]?.id ?? '');
    await Promise.all([...invoices.map(({ id }) => startPayment(id)), allowCards(person, false)]);
    const open = await (await stripe()).checkout.sessions.list({ status: 'open' }, { stripeAccount: account });
    expect(open.data).toEqual([]);
  });

  it('returns 404 for an unknown user', async () => {
    const admin = await theAdministrator();
    const path = `/admin/users/${crypto.randomUUID()}/payment-integration`;
    expect(await admin.call('PATCH', path, { body: { enabled: false } })).toMatchObject({ status: 404 });
  });
});

describe('an owner who revokes access at Stripe', () => {
  it('can still change invoices, and connect another account', async () => {
    const { person, invoice, account } = await anOpenCheckout();
    await pressInStripe('deauthorize', account);
    await expect.poll(() => statusOf(person)).toEqual({ connected: false });
    const body = { items: [{ name: 'More', quantity: 1, rate: 300 }] };
    expect(await person.call<Invoice>('PATCH', `/invoices/${invoice.id}`, { body })).toMatchObject({ status: 200 });
    const { body: link } = await person.call<{ url: string }>('GET', '/stripe/connect');
    await press(link.url, { action: 'finish' });
    expect(await statusOf(person)).toEqual({ connected: true });
    expect(await stripeAccountOf(invoice.id)).not.toBe(account);
    const again = await startPayment(invoice.id);
    expect(await canPay(again.body.checkoutUrl)).toBe(true);
    const read = () => person.call('GET', `/invoices/${invoice.id}`);
    await expect.poll(read).toMatchObject({ body: { status: 'PAID' } });
  });
});

describe('payments from bank accounts', () => {
  const optionsOf = async (person: Person) => (await person.call('GET', '/stripe/options')).body;
  const debit = ({ id, total }: Invoice) => openDebit(id, { amountDue: total });

  it('are offered while their owner wants them, and Stripe has activated them', async () => {
    const person = await aPersonTakingCards();
    const invoice = await aSentInvoice(person);
    expect(await optionsOf(person)).toEqual({ debits: 'off', link: true });
    expect(await debit(invoice)).toMatchObject({ status: 403 });
    const change = (body: object) => person.call('POST', '/stripe/options', { body });
    expect(await change({ debits: true })).toMatchObject({ status: 200, body: { debits: 'on', link: true } });
    expect(await debit(invoice)).toMatchObject({ status: 200 });

    const id = await stripeAccountOf(invoice.id);
    await pressInStripe('debits-off', id);
    await expect.poll(() => optionsOf(person)).toEqual({ debits: 'waiting', link: true });
    expect(await debit(invoice)).toMatchObject({ status: 403 });
    await pressInStripe('debits-on', id);
    await expect.poll(() => debit(invoice)).toMatchObject({ status: 200 });
  });

  it('are closed with the switch, while cards go on', async () => {
    const { person, url } = await anOpenCheckout();
    await person.call('POST', '/stripe/options', { body: { debits: true } });
    const other = await aSentInvoice(person);
    const { body } = await debit(other);
    expect(await person.call('POST', '/stripe/options', { body: { debits: false } })).toMatchObject({ status: 200 });
    expect(await press(String(body.checkoutUrl), { action: 'pay' })).toBe(null);
    expect(await canPay(url)).toBe(true);
  });

  it('are asked for by nobody whose account is not connected', async () => {
    const person = await aPerson();
    const change = () => person.call('POST', '/stripe/options', { body: { debits: true } });
    expect(await change()).toMatchObject({ status: 403 });
    await allowCards(person, true);
    expect(await change()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await optionsOf(person)).toEqual({ debits: 'off', link: true });
  });
});
