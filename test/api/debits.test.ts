import { beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { InvoiceHistory } from '#shared/invoice/history.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice, InvoiceInput } from '#shared/invoice/schema.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import type { Series, SeriesInvoice } from '#shared/series/schema.ts';
import {
  anInvoiceOfCharging,
  aPersonChargingCards,
  runSchedules,
  savedCardOf,
} from '#test/support/a-charging-series.ts';
import {
  aPersonTakingDebits,
  holderAtStripe,
  letBank,
  letBankRevoke,
  openDebit,
  payFromAccount,
} from '#test/support/a-debit.ts';
import { aSchedule, aStoredSeries } from '#test/support/a-series.ts';
import { call } from '#test/support/client.ts';
import { aPayment, aSentInvoice, type Person, todayOf } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

let owner: Person;
let today: string;
beforeAll(async () => {
  owner = await aPersonTakingDebits();
  today = await todayOf(owner);
});

const read = async (id: string) => (await owner.call<Invoice>('GET', `/invoices/${id}`)).body;
const shown = async (id: string) => (await call<PublicInvoice>('GET', `/invoices/${id}/public`)).body;
const eventsOf = async (id: string, ...types: InvoiceEvent['type'][]) => {
  const { body } = await owner.call<InvoiceHistory>('GET', `/invoices/${id}/history`);
  return body.events.filter(({ type }) => types.includes(type));
};
const subjectsTo = async (email: string, number: string) =>
  (await mailsTo(email)).map(({ subject }) => subject).filter((subject) => subject.includes(number));

/** A sent invoice of 200.00 CAD to a payer of its own. */
const anInvoice = (changes: Partial<InvoiceInput> = {}) =>
  aSentInvoice(owner, {
    billingEmail: `payer-${crypto.randomUUID()}@example.com`,
    paymentMethod: 'card',
    language: 'en',
    items: [{ name: 'Design', quantity: 1, rate: 200 }],
    ...changes,
  });

/** An invoice whose debit the payer's bank works on. */
async function aDebitedInvoice() {
  const invoice = await anInvoice();
  const amountDue = invoice.total;
  await payFromAccount((await openDebit(invoice.id, { amountDue })).body);
  await expect.poll(() => read(invoice.id)).toMatchObject({ pendingDebit: { amount: amountDue, on: today } });
  return { ...invoice, billingEmail: invoice.billingEmail ?? '' };
}

describe('an invoice that is paid from a bank account', () => {
  it('is neither payable nor changed while the bank works on it, and paid with a receipt once it arrives', async () => {
    const { id, total, invoiceNumber, billingEmail } = await aDebitedInvoice();
    const page = await shown(id);
    expect(page).toMatchObject({ pendingDebit: { amount: total, on: today } });
    expect(page).not.toHaveProperty('takesDebits');
    expect(await read(id)).toMatchObject({ status: 'SENT' });
    expect(await read(id)).not.toHaveProperty('amountPaid');
    expect(await eventsOf(id, 'DEBIT_STARTED', 'PAYMENT')).toMatchObject([
      { type: 'DEBIT_STARTED', amountCents: Math.round(total * 100) },
    ]);
    const running = { status: 409, body: { reason: 'DEBIT_RUNNING' } };
    const payment = { body: aPayment({ amount: total, paidOn: today }) };
    const notPayable = { status: 409, body: { reason: 'NOT_PAYABLE' } };
    expect(await openDebit(id, { amountDue: total })).toMatchObject(notPayable);
    expect(await call('POST', `/invoices/${id}/payment`)).toMatchObject(notPayable);
    expect(await owner.call('POST', `/invoices/${id}/payments`, payment)).toMatchObject(running);
    expect(await owner.call('PATCH', `/invoices/${id}`, { body: { status: 'CANCELLED' } })).toMatchObject(running);
    expect(await owner.call('DELETE', `/invoices/${id}`)).toMatchObject({ status: 409 });
    expect(await read(id)).toMatchObject({ status: 'SENT', pendingDebit: { amount: total } });
    expect(await subjectsTo(billingEmail, invoiceNumber)).toEqual([]);

    await letBank('debit-succeeds', id);
    await expect.poll(() => read(id)).toMatchObject({ status: 'PAID', amountPaid: total });
    expect(await read(id)).not.toHaveProperty('pendingDebit');
    const { payments } = (await owner.call<InvoicePayments>('GET', `/invoices/${id}/payments`)).body;
    expect(payments).toMatchObject([{ kind: 'payment', method: 'debit', amount: total }]);
    await expect.poll(() => subjectsTo(billingEmail, invoiceNumber)).toHaveLength(1);
    expect((await mailsTo(billingEmail))[0]?.attachments.length).toBeGreaterThan(0);
    await expect.poll(() => subjectsTo(owner.email, invoiceNumber)).toHaveLength(1);
  });

  it('is open again if the payment fails; payer and owner are told', async () => {
    const { id, total, invoiceNumber, billingEmail } = await aDebitedInvoice();
    await letBank('debit-unfunded', id);
    await expect.poll(() => read(id)).not.toHaveProperty('pendingDebit');
    expect(await read(id)).toMatchObject({ status: 'SENT' });
    expect(await read(id)).not.toHaveProperty('amountPaid');
    expect(await shown(id)).toMatchObject({ takesDebits: true });
    expect(await eventsOf(id, 'PAYMENT_FAILED')).toMatchObject([{ method: 'debit' }]);
    await expect
      .poll(() => subjectsTo(billingEmail, invoiceNumber))
      .toEqual([expect.stringMatching(/^Bank payment failed: /)]);
    expect((await mailsTo(billingEmail))[0]?.text).toContain(`/pay/${id}`);
    await expect.poll(() => subjectsTo(owner.email, invoiceNumber)).toHaveLength(1);
    expect(await openDebit(id, { amountDue: total })).toMatchObject({ status: 200 });
  });

  it('is to be paid again if the bank returns the payment; payer and owner are told', async () => {
    const { id, total, invoiceNumber, billingEmail } = await aDebitedInvoice();
    await letBank('debit-succeeds', id);
    await expect.poll(() => read(id)).toMatchObject({ status: 'PAID' });
    await letBank('debit-returned', id);
    await expect.poll(() => read(id)).toMatchObject({ status: 'SENT', paymentNotice: { code: 'DEBIT_RETURNED' } });
    expect(await shown(id)).toMatchObject({ takesDebits: true });
    expect(await eventsOf(id, 'DISPUTE')).toMatchObject([{ stage: 'LOST', method: 'debit' }]);
    const returned = expect.stringMatching(/^Bank payment returned: /);
    await expect.poll(() => subjectsTo(billingEmail, invoiceNumber)).toContainEqual(returned);
    await expect.poll(() => subjectsTo(owner.email, invoiceNumber)).toContainEqual(returned);
    const paidAgain = await owner.call('POST', `/invoices/${id}/payments`, {
      body: aPayment({ amount: total, paidOn: today }),
    });
    expect(paidAgain.status).toBeLessThan(300);
    expect(await read(id)).toMatchObject({ status: 'PAID' });
  });

  it('begins one debit, if it is paid in two windows', async () => {
    const { id, total: amountDue } = await anInvoice();
    const links = await Promise.all([openDebit(id, { amountDue }), openDebit(id, { amountDue })]);
    for (const { status, body } of links) if (status === 200) await payFromAccount(body);
    await expect.poll(() => read(id)).toMatchObject({ pendingDebit: { amount: amountDue } });
    expect(await eventsOf(id, 'DEBIT_STARTED')).toHaveLength(1);
  });
});

it('an amount above what Stripe debits is refused, and can still be paid by card', async () => {
  const { id, total } = await anInvoice({ items: [{ name: 'House', quantity: 1, rate: 100_001 }] });
  expect(await openDebit(id, { amountDue: total })).toMatchObject({ status: 409, body: { reason: 'DEBIT_REFUSED' } });
  expect(await call('POST', `/invoices/${id}/payment`)).toMatchObject({ status: 200 });
});

it('a business that takes no bank accounts has no page for them', async () => {
  const other = await aPersonChargingCards();
  const { id, total } = await aSentInvoice(other, { paymentMethod: 'card' });
  expect(await shown(id)).not.toMatchObject({ takesDebits: true });
  expect(await openDebit(id, { amountDue: total })).toMatchObject({ status: 403, body: { reason: 'NO_DEBITS' } });
});

describe('a bank account that a payer saves', () => {
  const ACCOUNT = { brand: 'acss_debit', last4: '6789', bank: 'STRIPE TEST BANK' };

  it('is kept once its first payment arrives, debited for the next invoice, and gone once its mandate is revoked', async () => {
    const first = await anInvoiceOfCharging(owner);
    await payFromAccount((await openDebit(first.id, { savesCard: true })).body);
    await expect.poll(() => read(first.id)).toMatchObject({ pendingDebit: { amount: 200 } });
    expect(await savedCardOf(owner, first.customerId)).toBeUndefined();
    await letBank('debit-succeeds', first.id);
    await expect.poll(() => savedCardOf(owner, first.customerId)).toMatchObject(ACCOUNT);

    const next = await anInvoiceToDebit(first.customerId);
    await runSchedules();
    await expect.poll(() => read(next.id)).toMatchObject({ status: 'SENT', pendingDebit: { amount: 200, on: today } });
    expect(await eventsOf(next.id, 'DEBIT_STARTED')).toMatchObject([{ card: ACCOUNT }]);
    await letBank('debit-succeeds', next.id);
    await expect.poll(() => read(next.id)).toMatchObject({ status: 'PAID' });
    expect(await eventsOf(next.id, 'PAYMENT')).toMatchObject([{ method: 'debit', charged: ACCOUNT }]);
    await letBankRevoke(next.id);
    await expect.poll(() => savedCardOf(owner, first.customerId)).toBeUndefined();
  });

  it('is not kept if its first payment fails', async () => {
    const { id, customerId } = await anInvoiceOfCharging(owner);
    await payFromAccount((await openDebit(id, { savesCard: true })).body);
    await expect.poll(() => read(id)).toHaveProperty('pendingDebit');
    await letBank('debit-closed', id);
    await expect.poll(() => read(id)).not.toHaveProperty('pendingDebit');
    expect(await savedCardOf(owner, customerId)).toBeUndefined();
    await expect.poll(() => holderAtStripe(id)).toBeNull();
  });
});

/** The invoice of 200.00 CAD of a new series for a customer: it is sent today, and debited by the next run. */
async function anInvoiceToDebit(customerId: string): Promise<Invoice> {
  const { id } = await aStoredSeries(owner, { customerId, language: 'en', dueInDays: 0, paymentTerms: 'Soon.' });
  const schedule = { ...aSchedule(), firstDay: today, hour: 0 };
  const body = { schedule, mode: 'charge', chargesAtIssue: true };
  expect(await owner.call<Series>('POST', `/series/${id}/schedule`, { body })).toMatchObject({ status: 200 });
  await runSchedules();
  const made = await owner.call<{ data: SeriesInvoice[] }>('GET', `/series/${id}/invoices`);
  return read(made.body.data[0]?.invoice?.id ?? '');
}
