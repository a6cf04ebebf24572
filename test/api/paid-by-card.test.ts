import { describe, expect, it } from 'vitest';
import { amountDueCents } from '#shared/invoice/amount-due.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice, InvoiceInput } from '#shared/invoice/schema.ts';
import { INVOICE_STATUSES } from '#shared/invoice/status.ts';
import { fromCents } from '#shared/money.ts';
import { call, productUrl } from '#test/support/client.ts';
import { storedItems, stripe, stripeAccountOf } from '#test/support/emulators.ts';
import { aPersonTakingCards, aSentInvoice, aStoredInvoice, type Person } from '#test/support/given.ts';
import { toInvoiceUpdate } from '#web/document-editor/model/payload.ts';
import { formFromInvoice } from '#web/document-editor/model/read-invoice.ts';

let taker: Promise<Person> | undefined;
const aTaker = () => {
  taker ??= aPersonTakingCards();
  return taker;
};

type Link = { checkoutUrl: string };

/** Pays the amount due of an invoice on the checkout page. */
async function pay(id: string): Promise<void> {
  const { body } = await call<Link>('POST', `/invoices/${id}/payment`);
  const form = new URLSearchParams({ card: '4242 4242 4242 4242', action: 'pay' });
  await fetch(body.checkoutUrl, { method: 'POST', body: form, redirect: 'manual' });
  await becomes(id, 'PAID');
}

async function refund(id: string, amount?: number): Promise<void> {
  const [entry] = await storedItems(`INVOICE#${id}`, 'PAYMENT#');
  const stripeAccount = await stripeAccountOf(id);
  const payment = { payment_intent: String(entry?.id), ...(amount && { amount }) };
  await (await stripe()).refunds.create(payment, { stripeAccount });
}

/** Presses a button on the stand-in's dashboard for an invoice's payment or dispute. */
async function press(id: string, action: 'dispute' | 'won' | 'lost'): Promise<void> {
  const dashboard = `${productUrl()}/local/stripe/`;
  const page = await (await fetch(dashboard)).text();
  const { invoiceNumber } = await read(id);
  const [, target = ''] = new RegExp(`Invoice ${invoiceNumber}[^]*?value="((?:ch|dp)_\\w+)"`).exec(page) ?? [];
  await fetch(dashboard, { method: 'POST', body: new URLSearchParams({ action, id: target }), redirect: 'manual' });
}

const read = async (id: string) => (await (await aTaker()).call<Invoice>('GET', `/invoices/${id}`)).body;
const becomes = (id: string, status: string) => expect.poll(async () => (await read(id)).status).toBe(status);

const shows = (id: string, expected: Partial<Invoice>) => expect.poll(async () => read(id)).toMatchObject(expected);

/** Creates an invoice in each state. */
const STATES = {
  paid: async (id: string) => pay(id),
  'partly refunded': async (id: string) => {
    await pay(id);
    await refund(id, 5_000);
    await shows(id, { status: 'PAID', amountRefunded: 50 });
  },
  disputed: async (id: string) => {
    await pay(id);
    await press(id, 'dispute');
    await shows(id, { status: 'PAID', isDisputed: true });
  },
  refunded: async (id: string) => {
    await pay(id);
    await refund(id);
    await becomes(id, 'CANCELLED');
  },
} as const;

const ACTIONS: Readonly<Record<string, [method: string, body?: object]>> = {
  ...Object.fromEntries(INVOICE_STATUSES.map((status) => [`set ${status}`, ['PATCH', { status }]])),
  'change lines': ['PATCH', { items: [{ name: 'Less', quantity: 1, rate: 1 }] }],
  'change tax': ['PATCH', { taxValue: 5 }],
  'change discount': ['PATCH', { discountType: 'fixed', discountValue: 1 }],
  'change shipping': ['PATCH', { shippingType: 'fixed', shippingValue: 1 }],
  'change currency': ['PATCH', { currency: 'USD' }],
  'change notes': ['PATCH', { additionalNotes: 'Thank you' }],
  delete: ['DELETE'],
};
const MONEY = ['change lines', 'change tax', 'change discount', 'change shipping', 'change currency'];
const STATUS_CHANGES = Object.keys(ACTIONS).filter((action) => action.startsWith('set '));

const ALL_BUT = (status: string) => [
  ...STATUS_CHANGES.filter((action) => action !== `set ${status}`),
  ...MONEY,
  'delete',
];

/** Actions refused with 409 in each state; all others succeed. */
const REFUSED: Readonly<Record<keyof typeof STATES, readonly string[]>> = {
  paid: ALL_BUT('PAID'),
  'partly refunded': ALL_BUT('PAID'),
  disputed: ALL_BUT('PAID'),
  refunded: ALL_BUT('CANCELLED'),
};

/** Values with more than one representation in the editor: blank texts, disabled adjustments, odd decimals. */
const RICH: Partial<InvoiceInput> = {
  items: [
    { name: 'Design', description: 'Two rounds', quantity: 0.25, rate: 19.99 },
    { name: 'Print', description: '', quantity: 2, rate: 100 },
  ],
  discountType: 'percentage',
  discountValue: 0,
  shippingType: 'fixed',
  shippingValue: 1.1,
  taxValue: 9.975,
};

/** Saves the editor's complete form with one changed note. */
async function saveNote(id: string) {
  const before = await read(id);
  const form = formFromInvoice(before);
  const body = toInvoiceUpdate({ ...form, additionalNotes: 'Thank you' }, form, before.version);
  const response = await (await aTaker()).call<Invoice>('PATCH', `/invoices/${id}`, { body });
  return { before, response };
}

describe.each(Object.keys(STATES) as (keyof typeof STATES)[])('an invoice that is %s', (state) => {
  const anInvoiceThere = async (changes: Partial<InvoiceInput> = {}) => {
    const { id } = await aSentInvoice(await aTaker(), changes);
    await STATES[state](id);
    return read(id);
  };
  const attempt = async (id: string, action: string) => {
    const [method, body] = ACTIONS[action] ?? ['GET'];
    return { method, body, response: await (await aTaker()).call(method, `/invoices/${id}`, body ? { body } : {}) };
  };

  it(`refuses ${REFUSED[state].join(', ') || 'nothing'}`, async () => {
    const before = await anInvoiceThere();
    for (const action of REFUSED[state]) {
      expect([action, (await attempt(before.id, action)).response.status]).toEqual([action, 409]);
    }
    expect(await read(before.id)).toEqual(before);
  });

  it.each(Object.keys(ACTIONS).filter((action) => !REFUSED[state].includes(action)))('allows %s', async (action) => {
    const { method, body, response } = await attempt((await anInvoiceThere()).id, action);
    expect(response.status).toBe(method === 'DELETE' ? 204 : 200);
    if (body) expect(response.body).toMatchObject(body);
  });

  it('is saved from the editor with a changed note', async () => {
    const { before, response } = await saveNote((await anInvoiceThere(RICH)).id);
    expect(response).toMatchObject({ status: 200, body: { additionalNotes: 'Thank you' } });
    expect(response.body).toMatchObject({ status: before.status, total: before.total, version: before.version + 1 });
  });
});

it.each(INVOICE_STATUSES)(
  'an invoice manually set to %s is saved from the editor with a changed note',
  async (status) => {
    const person = await aTaker();
    const { id } = await aStoredInvoice(person, RICH);
    await person.call('PATCH', `/invoices/${id}`, { body: { status } });
    const { before, response } = await saveNote(id);
    expect(response).toMatchObject({
      status: 200,
      body: { additionalNotes: 'Thank you', status, total: before.total },
    });
  },
);

describe('an invoice paid by card', () => {
  it('is closed when the payment is refunded, and its history says why', async () => {
    const person = await aTaker();
    const { id } = await aSentInvoice(person);
    await STATES.refunded(id);
    const { body } = await person.call<{ events: InvoiceEvent[] }>('GET', `/invoices/${id}/history`);
    expect(body.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['PAYMENT', 'REFUND']));
  });

  it('is not charged at another amount than its payer saw', async () => {
    const { id } = await aSentInvoice(await aTaker());
    const { body: seen } = await call<PublicInvoice>('GET', `/invoices/${id}/public`);
    const amountDue = fromCents(amountDueCents(seen));
    const stale = await call('POST', `/invoices/${id}/payment`, {
      body: { amountDue: amountDue - 1, currency: seen.currency },
    });
    expect(stale).toMatchObject({ status: 409, body: { reason: 'AMOUNT_CHANGED' } });
    const { body } = await call<Link>('POST', `/invoices/${id}/payment`, {
      body: { amountDue, currency: seen.currency },
    });
    expect(body.checkoutUrl).toMatch(/^http/);
  });

  it('follows a dispute from start to finish', async () => {
    const person = await aTaker();
    const { id } = await aSentInvoice(person);
    await STATES.disputed(id);
    expect(await read(id)).toMatchObject({ paymentNotice: { code: 'DISPUTED' } });
    expect(await call('POST', `/invoices/${id}/payment`)).toMatchObject({ status: 409 });
    expect((await call<PublicInvoice>('GET', `/invoices/${id}/public`)).body).not.toHaveProperty('paymentNotice');
    await press(id, 'won');
    await expect.poll(async () => Object.keys(await read(id))).not.toContain('isDisputed');
    expect(await read(id)).toMatchObject({ status: 'PAID' });
    expect(await read(id)).not.toHaveProperty('paymentNotice');
  });
});
