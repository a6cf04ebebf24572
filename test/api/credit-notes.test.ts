import { beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { InvoiceStats } from '#shared/invoice/stats.ts';
import type { CreditNoteInput, InvoicePayments, RefundInput } from '#shared/ledger/schema.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { anInvoicePaidByCard, pressInStripe, refundsAtStripe, SLOW_REFUND_CARD } from '#test/support/card-payment.ts';
import { call } from '#test/support/client.ts';
import {
  anInvoice,
  aPayment,
  aPerson,
  aPersonTakingCards,
  aSentInvoice,
  aStoredInvoice,
  type Person,
} from '#test/support/given.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonTakingCards();
});

type Answer = InvoicePayments & { message: string; issues?: unknown };

const aCredit = (changes: Partial<CreditNoteInput> = {}): CreditNoteInput => ({
  id: crypto.randomUUID(),
  amount: 45,
  ...changes,
});
const credit = (id: string, body = aCredit(), by = owner) =>
  by.call<Answer>('POST', `/invoices/${id}/credit-notes`, { body });
const refund = (id: string, input: Omit<RefundInput, 'id'> & { id?: string }) =>
  owner.call<Answer>('POST', `/invoices/${id}/refunds`, { body: { id: crypto.randomUUID(), ...input } });
const read = async (id: string, by = owner) => (await by.call<Invoice>('GET', `/invoices/${id}`)).body;
const listOf = async (id: string) => (await owner.call<InvoicePayments>('GET', `/invoices/${id}/payments`)).body;

/** An invoice of 200.00 CAD paid by e-Transfer. */
async function aPaidInvoice() {
  const { id, invoiceNumber } = await aSentInvoice(owner);
  const payment = aPayment();
  await owner.call('POST', `/invoices/${id}/payments`, { body: payment });
  return { id, invoiceNumber, paymentId: payment.id };
}

describe('a credit note for the unpaid balance', () => {
  it('reduces the balance on every surface, and is listed with its number', async () => {
    const { id, invoiceNumber } = await aSentInvoice(owner);
    const { status, body } = await credit(id, aCredit({ reason: 'Fewer hours' }));
    expect(status).toBe(200);
    const number = `CN-${invoiceNumber}`;
    const named = { number, amount: 45, on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) };
    expect(body).toMatchObject({ paid: 0, credited: 45, balance: 155 });
    expect(body.creditNotes).toMatchObject([{ ...named, by: owner.email, reason: 'Fewer hours' }]);
    expect(await read(id)).toMatchObject({ status: 'SENT', amountCredited: 45, creditNotes: [named] });
    const published = (await call<Record<string, unknown>>('GET', `/invoices/${id}/public`)).body;
    expect(published).toMatchObject({ status: 'SENT', amountCredited: 45, creditNotes: [named] });
    expect(JSON.stringify(published)).not.toContain('Fewer hours');
    const { body: list } = await owner.call<{ data: Invoice[] }>('GET', '/invoices');
    expect(list.data.find((row) => row.id === id)).toMatchObject({ amountCredited: 45, status: 'SENT' });
    const { body: history } = await owner.call<{ events: InvoiceEvent[] }>('GET', `/invoices/${id}/history`);
    expect(history.events).toContainEqual(
      expect.objectContaining({ type: 'CREDIT', number, amountCents: 4_500, currency: 'CAD', by: owner.email }),
    );
  });

  it('is issued once, however often the screen sends it; the next one gets the next number', async () => {
    const { id, invoiceNumber } = await aSentInvoice(owner);
    const body = aCredit();
    const answers = await Promise.all([1, 2, 3].map(() => credit(id, body)));
    answers.push(await credit(id, body));
    expect(answers.map(({ status, body: { credited } }) => [status, credited])).toEqual(Array(4).fill([200, 45]));
    await credit(id);
    const numbers = (await listOf(id)).creditNotes?.map(({ number }) => number);
    expect(numbers).toEqual([`CN-${invoiceNumber}`, `CN2-${invoiceNumber}`]);
  });

  it('shares its numbers with invoices: each takes one that the other does not have', async () => {
    const { id, invoiceNumber } = await aSentInvoice(owner);
    const named = (number: string) => owner.call('POST', '/invoices', { body: anInvoice({ invoiceNumber: number }) });
    expect((await named(`cn–${invoiceNumber}`)).status).toBe(201);
    await credit(id);
    await credit(id);
    const numbers = (await listOf(id)).creditNotes?.map(({ number }) => number);
    expect(numbers).toEqual([`CN2-${invoiceNumber}`, `CN3-${invoiceNumber}`]);
    expect((await named(`CN3\u2011${invoiceNumber}`)).status).toBe(409);
  });

  it('never exceeds the balance, even at the same moment', async () => {
    const { id } = await aSentInvoice(owner);
    await owner.call('POST', `/invoices/${id}/payments`, { body: aPayment({ amount: 20 }) });
    const answers = await Promise.all([1, 2, 3].map(() => credit(id, aCredit({ amount: 120 }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await listOf(id)).toMatchObject({ paid: 20, credited: 120, balance: 60 });
    const over = await credit(id, aCredit({ amount: 60.01 }));
    expect(over.body.issues).toMatchObject([{ path: 'amount', rule: 'max', params: { max: '60.00' } }]);
    expect((await credit(id, aCredit({ amount: 60 }))).body).toMatchObject({ balance: 0 });
    expect(await read(id)).toMatchObject({ status: 'PAID', amountPaid: 20 });
  });

  it('for the whole balance closes the invoice for good', async () => {
    const { id } = await aSentInvoice(owner);
    expect((await credit(id, aCredit({ amount: 200 }))).body).toMatchObject({ credited: 200, balance: 0 });
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', isCredited: true });
    const change = (body: object) => owner.call('PATCH', `/invoices/${id}`, { body });
    expect((await change({ status: 'SENT' })).status).toBe(409);
    expect((await change({ additionalNotes: 'Thank you' })).status).toBe(200);
    expect((await credit(id)).status).toBe(409);
    expect((await call('POST', `/invoices/${id}/payment`)).status).toBe(409);
    expect((await owner.call('DELETE', `/invoices/${id}`)).status).toBe(409);
  });

  it('locks what the invoice charges', async () => {
    const { id } = await aSentInvoice(owner);
    await credit(id);
    const change = (body: object) => owner.call('PATCH', `/invoices/${id}`, { body });
    expect((await change({ items: [{ name: 'Design', quantity: 1, rate: 50 }] })).status).toBe(409);
    expect((await change({ status: 'DRAFT' })).status).toBe(409);
    expect((await change({ status: 'PAID' })).status).toBe(200);
    expect(await listOf(id)).toMatchObject({ paid: 155, balance: 0 });
  });

  it.each<[what: string, given: () => Promise<{ id: string }>]>([
    ['a draft', () => aStoredInvoice(owner)],
    ['a paid invoice', aPaidInvoice],
    [
      'a cancelled invoice',
      async () => {
        const { id } = await aSentInvoice(owner);
        await owner.call('PATCH', `/invoices/${id}`, { body: { status: 'CANCELLED' } });
        return { id };
      },
    ],
  ])('is refused for %s', async (_, given) => {
    const { id } = await given();
    expect((await credit(id)).status).toBe(409);
    expect(await listOf(id)).not.toHaveProperty('creditNotes');
  });

  it('can be issued by employees, but by nobody in another business', async () => {
    const { id } = await aSentInvoice(owner);
    const employee = await anEmployeeOf(owner);
    expect((await credit(id, aCredit(), employee)).body.creditNotes).toMatchObject([{ by: employee.email }]);
    expect((await credit(id, aCredit(), await aPerson())).status).toBe(404);
  });
});

describe('a refund that reduces the price', () => {
  it('issues a credit note in the same step, and leaves nothing owed', async () => {
    const { id, invoiceNumber, paymentId } = await aPaidInvoice();
    const { body } = await refund(id, { paymentId, amount: 45, reducesPrice: true, reason: 'Agreed' });
    expect(body).toMatchObject({ paid: 155, refunded: 45, credited: 45, balance: 0 });
    const refundId = body.payments.find(({ kind }) => kind === 'refund')?.id;
    expect(body.creditNotes).toMatchObject([{ number: `CN-${invoiceNumber}`, amount: 45, reason: 'Agreed', refundId }]);
    expect(await read(id)).toMatchObject({ status: 'PAID', amountCredited: 45, amountRefunded: 45 });
  });

  it('by card is made and credited once, however often the screen sends it', async () => {
    const { id, paymentId } = await anInvoicePaidByCard(owner);
    const input = { id: crypto.randomUUID(), paymentId, amount: 45, reducesPrice: true };
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, input)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await listOf(id)).toMatchObject({ paid: 155, refunded: 45, credited: 45, balance: 0 });
    const slow = await anInvoicePaidByCard(owner, { card: SLOW_REFUND_CARD });
    const { body } = await refund(slow.id, { paymentId: slow.paymentId, amount: 200, reducesPrice: true });
    expect(body).toMatchObject({ refunded: 200, balance: 0 });
    expect(body).not.toHaveProperty('credited');
    const [made] = await refundsAtStripe(slow.id, slow.paymentId);
    await pressInStripe('succeeded', made?.id ?? '');
    await expect.poll(() => listOf(slow.id)).toMatchObject({ credited: 200, balance: 0 });
    expect(await read(slow.id)).toMatchObject({ status: 'CANCELLED', isRefunded: true });
  });

  it('is refused above the remaining price, or if the amount is still owed', async () => {
    const { id } = await aSentInvoice(owner);
    await credit(id, aCredit({ amount: 150 }));
    const payment = aPayment({ amount: 50 });
    await owner.call('POST', `/invoices/${id}/payments`, { body: payment });
    const input = { paymentId: payment.id, amount: 50, reducesPrice: true };
    expect((await refund(id, { ...input, stillOwed: true })).status).toBe(400);
    expect((await refund(id, input)).body).toMatchObject({ credited: 200, refunded: 50, balance: 0 });
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', isRefunded: true });
    expect((await refund(id, input)).status).toBe(400);
  });
});

it('statistics no longer count a credited amount as outstanding', async () => {
  const person = await aPerson();
  const { id } = await aSentInvoice(person);
  const stats = async () => (await person.call<InvoiceStats>('GET', '/invoices/stats')).body.currencies[0];
  await credit(id, aCredit(), person);
  expect(await stats()).toMatchObject({ outstanding: 155 });
  await credit(id, aCredit({ amount: 155 }), person);
  expect(await stats()).toMatchObject({ outstanding: 0, paidLast30Days: 0 });
});
