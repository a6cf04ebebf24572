import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar-day.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { InvoiceStats } from '#shared/invoice/stats.ts';
import type { InvoicePayments, PaymentInput } from '#shared/ledger/schema.ts';
import { page } from '#test/support/activity-calls.ts';
import { aPayment, aPerson, aSentInvoice, aStoredInvoice, type Person } from '#test/support/given.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
});

const record = (id: string, changes: Partial<PaymentInput> = {}, by = owner) =>
  by.call<InvoicePayments & { issues?: unknown }>('POST', `/invoices/${id}/payments`, { body: aPayment(changes) });
const voidPayment = (id: string, paymentId: string, body: object = {}) =>
  owner.call<InvoicePayments>('POST', `/invoices/${id}/payments/${paymentId}/void`, { body });
const read = async (id: string, by = owner) => (await by.call<Invoice>('GET', `/invoices/${id}`)).body;
const listOf = async (id: string) => (await owner.call<InvoicePayments>('GET', `/invoices/${id}/payments`)).body;

describe('a payment that was received', () => {
  it('in part leaves a balance on every surface', async () => {
    const { id } = await aSentInvoice(owner);
    const { status, body } = await record(id, {
      amount: 45.5,
      method: 'cheque',
      reference: '0042',
      note: 'First half',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ paid: 45.5, refunded: 0, balance: 154.5, currency: 'CAD' });
    expect(body.payments).toMatchObject([
      { kind: 'payment', method: 'cheque', amount: 45.5, on: '2026-03-02', reference: '0042', note: 'First half' },
    ]);
    expect(await read(id)).toMatchObject({ status: 'SENT', amountPaid: 45.5 });
    const { body: published } = await owner.call('GET', `/invoices/${id}/public`);
    expect(published).toMatchObject({ status: 'SENT', amountPaid: 45.5 });
    const { body: list } = await owner.call<{ data: Invoice[] }>('GET', '/invoices');
    expect(list.data.find((row) => row.id === id)).toMatchObject({ amountPaid: 45.5, status: 'SENT' });
  });

  it('in full makes the invoice paid on that day', async () => {
    const { id } = await aSentInvoice(owner);
    await record(id, { amount: 150 });
    expect((await record(id, { amount: 50, paidOn: '2026-03-04' })).body).toMatchObject({ balance: 0, paid: 200 });
    expect(await read(id)).toMatchObject({ status: 'PAID', amountPaid: 200 });
    const { body } = await owner.call('GET', `/invoices/${id}/public`);
    expect(body).toMatchObject({ status: 'PAID', paidAt: '2026-03-04' });
  });

  it('is added once, however often the screen sends it', async () => {
    const { id } = await aSentInvoice(owner);
    const payment = aPayment({ amount: 50 });
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => owner.call<InvoicePayments>('POST', `/invoices/${id}/payments`, { body: payment })),
    );
    expect(answers.map(({ status, body }) => [status, body.paid])).toEqual(Array(4).fill([200, 50]));
    expect((await listOf(id)).payments).toHaveLength(1);
  });

  it.each<[what: string, changes: Partial<PaymentInput>]>([
    ['amount', { amount: 60 }],
    ['day', { paidOn: '2026-03-03' }],
    ['method', { method: 'cash' }],
    ['reference', { reference: 'Cheque 12' }],
  ])('is not replaced by one with the same id and another %s', async (_, changes) => {
    const { id } = await aSentInvoice(owner);
    const payment = aPayment({ amount: 50 });
    const send = (body: PaymentInput) => owner.call<{ message: string }>('POST', `/invoices/${id}/payments`, { body });
    await send(payment);
    const { status, body } = await send({ ...payment, ...changes });
    expect([status, body.message]).toEqual([
      409,
      'This was saved before as a payment of 50.00 CAD. Reload the page to see it.',
    ]);
    expect(await listOf(id)).toMatchObject({ paid: 50, payments: [{ amount: 50, on: payment.paidOn }] });
  });

  it('has one entry in the activity, however often it is sent', async () => {
    const person = await aPerson();
    const { id } = await aSentInvoice(person);
    const body = aPayment({ amount: 50 });
    for (const _ of [1, 2, 3]) await person.call('POST', `/invoices/${id}/payments`, { body });
    const { data } = await page(person);
    expect(data.filter(({ action }) => action === 'invoice.pay')).toHaveLength(1);
  });

  it.each(['credit-1234', 'pi_12345678', 'A'.repeat(22)])(
    'is refused with an id like the product’s own: %s',
    async (own) => {
      const { id } = await aSentInvoice(owner);
      for (const path of ['payments', 'refunds', 'credit-notes']) {
        const { status, body } = await owner.call('POST', `/invoices/${id}/${path}`, { body: { id: own } });
        expect([status, body]).toMatchObject([
          400,
          { issues: expect.arrayContaining([{ path: 'id', rule: 'supported' }]) },
        ]);
      }
    },
  );

  it('never exceeds the balance, even at the same moment', async () => {
    const { id } = await aSentInvoice(owner);
    const answers = await Promise.all([1, 2, 3].map(() => record(id, { amount: 120 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await listOf(id)).toMatchObject({ paid: 120, balance: 80 });
  });

  it('issues a draft', async () => {
    const { id } = await aStoredInvoice(owner);
    expect((await record(id, { amount: 20 })).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'SENT', amountPaid: 20 });
  });

  it.each<[what: string, changes: Partial<PaymentInput>, issue: object]>([
    ['more than the balance', { amount: 200.01 }, { path: 'amount', rule: 'max', params: { max: '200.00' } }],
    ['a day in the future', { paidOn: '2999-01-01' }, { path: 'paidOn', rule: 'notInFuture' }],
    ['no amount', { amount: 0 }, { path: 'amount' }],
    ['half a cent', { amount: 1.005 }, { path: 'amount', rule: 'decimals' }],
    ['a card', { method: 'card' as 'cash' }, { path: 'method', rule: 'oneOf' }],
  ])('is refused with %s', async (_, changes, issue) => {
    const { id } = await aSentInvoice(owner);
    const { status, body } = await record(id, changes);
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([issue]);
    expect(await listOf(id)).toMatchObject({ payments: [], balance: 200 });
  });

  it('is refused once the invoice is cancelled', async () => {
    const { id } = await aSentInvoice(owner);
    await owner.call('PATCH', `/invoices/${id}`, { body: { status: 'CANCELLED' } });
    expect((await record(id)).status).toBe(409);
  });

  it.each([
    [0.67, 99.33, 99.35, 0.02],
    [0.68, 99.32, 99.3, -0.02],
  ])('in cash is rounded to five cents: after %s paid, %s is %s', async (first, balance, cash) => {
    const { id } = await aSentInvoice(owner, { items: [{ name: 'Design', quantity: 1, rate: 100 }] });
    expect((await record(id, { amount: first })).body).toMatchObject({ balance });
    const { status, body } = await record(id, { amount: cash, method: 'cash' });
    expect([status, body.balance, body.paid]).toEqual([200, 0, 100]);
    expect(body.payments).toMatchObject([
      { amount: first },
      { kind: 'payment', amount: cash },
      { kind: 'rounding', amount: Math.round((balance - cash) * 100) / 100 },
    ]);
    expect(await read(id)).toMatchObject({ status: 'PAID' });
  });

  it('in cash in another currency is not rounded', async () => {
    const items = [{ name: 'Design', quantity: 1, rate: 344.93 }];
    const { id } = await aSentInvoice(owner, { items, currency: 'USD' });
    expect((await record(id, { amount: 344.94, method: 'cash' })).status).toBe(400);
    expect((await record(id, { amount: 344.9, method: 'cash' })).body).toMatchObject({ balance: 0.03, paid: 344.9 });
  });
});

describe('a payment recorded by mistake', () => {
  it('is voided, opens the invoice again and stays in the history', async () => {
    const { id } = await aSentInvoice(owner);
    const payment = aPayment();
    await owner.call('POST', `/invoices/${id}/payments`, { body: payment });
    const { body } = await voidPayment(id, payment.id, { reason: 'Wrong invoice' });
    expect(body).toMatchObject({ paid: 0, balance: 200 });
    expect(body.payments).toMatchObject([{ id: payment.id, voidedBy: owner.email, reason: 'Wrong invoice' }]);
    const opened = await read(id);
    expect(opened.status).toBe('SENT');
    expect(opened).not.toHaveProperty('amountPaid');
    const { body: history } = await owner.call<{ events: InvoiceEvent[] }>('GET', `/invoices/${id}/history`);
    const paid = { amountCents: 20_000, currency: 'CAD', method: 'e-transfer', by: owner.email };
    expect(history.events).toEqual(
      expect.arrayContaining(['PAYMENT', 'VOID'].map((type) => expect.objectContaining({ type, ...paid }))),
    );
    expect((await voidPayment(id, payment.id)).status).toBe(200);
    expect((await listOf(id)).payments).toMatchObject([{ reason: 'Wrong invoice' }]);
  });

  it('is not found in another invoice', async () => {
    const { id } = await aSentInvoice(owner);
    const other = await aSentInvoice(owner);
    const payment = aPayment();
    await owner.call('POST', `/invoices/${id}/payments`, { body: payment });
    expect((await voidPayment(other.id, payment.id)).status).toBe(404);
  });
});

describe('an invoice with payments', () => {
  it('is locked except for its notes', async () => {
    const { id } = await aSentInvoice(owner);
    await record(id, { amount: 50 });
    const change = (body: object) => owner.call('PATCH', `/invoices/${id}`, { body });
    expect((await change({ items: [{ name: 'Design', quantity: 1, rate: 50 }] })).status).toBe(409);
    for (const status of ['DRAFT', 'CANCELLED']) expect((await change({ status })).status).toBe(409);
    expect(await change({ additionalNotes: 'Thank you' })).toMatchObject({ status: 200 });
    expect(await change({ status: 'OVERDUE' })).toMatchObject({ status: 200 });
  });

  it('marked as paid gets an entry for the balance, which can be voided', async () => {
    const { id } = await aSentInvoice(owner);
    await record(id, { amount: 50 });
    await owner.call('PATCH', `/invoices/${id}`, { body: { status: 'PAID' } });
    const { payments, balance } = await listOf(id);
    expect(payments).toMatchObject([{ amount: 50 }, { amount: 150, method: 'other', by: owner.email }]);
    expect(balance).toBe(0);
    expect((await owner.call('PATCH', `/invoices/${id}`, { body: { status: 'SENT' } })).status).toBe(409);
    expect((await voidPayment(id, payments[1]?.id ?? '')).body).toMatchObject({ balance: 150 });
  });
});

it('statistics count each payment on its day, and the balance as outstanding', async () => {
  const person = await aPerson();
  // Today in UTC may still be tomorrow where the business is.
  const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);
  const { id } = await aSentInvoice(person);
  const stats = async () => (await person.call<InvoiceStats>('GET', '/invoices/stats')).body.currencies[0];
  const payment = aPayment({ amount: 80, paidOn: yesterday });
  expect((await person.call('POST', `/invoices/${id}/payments`, { body: payment })).status).toBe(200);
  expect(await stats()).toMatchObject({ outstanding: 120, paidLast30Days: 80 });
  await record(id, { amount: 20, paidOn: '2025-01-01' }, person);
  expect(await stats()).toMatchObject({ outstanding: 100, paidLast30Days: 80 });
  await person.call('POST', `/invoices/${id}/payments/${payment.id}/void`, { body: {} });
  expect(await stats()).toMatchObject({ outstanding: 180, paidLast30Days: 0 });
});
