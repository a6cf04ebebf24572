import { beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { InvoicePayments, RefundInput } from '#shared/ledger/schema.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import {
  anInvoicePaidByCard,
  payByCard,
  pressInStripe,
  refundsAtStripe,
  SLOW_REFUND_CARD,
} from '#test/support/card-payment.ts';
import { call } from '#test/support/client.ts';
import { stripe, stripeAccountOf } from '#test/support/emulators.ts';
import { aPayment, aPersonTakingCards, aSentInvoice, PASSWORD, type Person, signedIn } from '#test/support/given.ts';
import { lapseConfirmation } from '#test/support/lapse-confirmation.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonTakingCards();
});

type Answer = InvoicePayments & { message: string; issues?: unknown };

const aRefund = (paymentId: string, changes: Partial<RefundInput> = {}): RefundInput => ({
  id: crypto.randomUUID(),
  paymentId,
  amount: 50,
  ...changes,
});
const refund = (id: string, body: RefundInput, by = owner) =>
  by.call<Answer>('POST', `/invoices/${id}/refunds`, { body });
const read = async (id: string) => (await owner.call<Invoice>('GET', `/invoices/${id}`)).body;
const listOf = async (id: string) => (await owner.call<InvoicePayments>('GET', `/invoices/${id}/payments`)).body;
const refundsIn = ({ payments }: InvoicePayments) => payments.filter(({ kind }) => kind === 'refund');

/** An invoice of 200.00 CAD paid by e-Transfer. */
async function anInvoicePaidByTransfer() {
  const { id } = await aSentInvoice(owner);
  const payment = aPayment();
  await owner.call('POST', `/invoices/${id}/payments`, { body: payment });
  return { id, paymentId: payment.id };
}

describe('a refund by card', () => {
  it('is made at Stripe, and leaves nothing owed', async () => {
    const { id, paymentId } = await anInvoicePaidByCard(owner);
    const input = aRefund(paymentId, { reason: 'Agreed discount' });
    const { status, body } = await refund(id, input);
    expect(status).toBe(200);
    expect(body).toMatchObject({ paid: 200, refunded: 50, balance: 0 });
    expect(refundsIn(body)).toMatchObject([
      { id: input.id, paymentId, amount: 50, status: 'succeeded', by: owner.email, reason: 'Agreed discount' },
    ]);
    expect(body.payments[0]).toMatchObject({ refundable: 150 });
    expect(await refundsAtStripe(id, paymentId)).toMatchObject([
      { amount: 5_000, metadata: { invoiceId: id, refundId: input.id } },
    ]);
    expect(await read(id)).toMatchObject({ status: 'PAID', amountRefunded: 50 });
  });

  it('needs a recent confirmation by whoever makes it; recording any other does not', async () => {
    const { id, paymentId } = await anInvoicePaidByCard(owner);
    const byTransfer = await anInvoicePaidByTransfer();
    const employee = await anEmployeeOf(owner);
    for (const person of [employee, await signedIn(owner.email, PASSWORD)]) {
      await lapseConfirmation(person);
      expect(await refund(id, aRefund(paymentId, { amount: 20 }), person)).toMatchObject({
        status: 403,
        body: { reason: 'CONFIRMATION_REQUIRED' },
      });
      const recorded = aRefund(byTransfer.paymentId, { amount: 10 });
      expect(await refund(byTransfer.id, recorded, person)).toMatchObject({ status: 200 });
    }
    expect(refundsIn(await listOf(id))).toEqual([]);
    await employee.call('POST', '/auth/confirm', { body: { password: PASSWORD } });
    expect(await refund(id, aRefund(paymentId, { amount: 20 }), employee)).toMatchObject({ status: 200 });
    await owner.call('POST', '/auth/confirm', { body: { password: PASSWORD } });
  });

  it('in full closes the invoice; if the amount is still owed, it reopens the invoice for the balance', async () => {
    const all = await anInvoicePaidByCard(owner);
    await refund(all.id, aRefund(all.paymentId, { amount: 200 }));
    expect(await read(all.id)).toMatchObject({ status: 'CANCELLED', amountRefunded: 200 });
    const owed = await anInvoicePaidByCard(owner);
    const { body } = await refund(owed.id, aRefund(owed.paymentId, { amount: 80, stillOwed: true }));
    expect(body).toMatchObject({ paid: 120, refunded: 80, balance: 80 });
    expect(await read(owed.id)).toMatchObject({ status: 'SENT', amountPaid: 120 });
    await payByCard(owner, owed.id);
    expect(await listOf(owed.id)).toMatchObject({ paid: 200, balance: 0 });
  });

  it('is made once, however often the screen sends it', async () => {
    const { id, paymentId } = await anInvoicePaidByCard(owner);
    const input = aRefund(paymentId);
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, input)));
    answers.push(await refund(id, input));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(refundsIn(await listOf(id))).toMatchObject([{ id: input.id, status: 'succeeded' }]);
    expect(await refundsAtStripe(id, paymentId)).toHaveLength(1);
  });

  it('never exceeds the payment, even at the same moment', async () => {
    const { id, paymentId } = await anInvoicePaidByCard(owner);
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, aRefund(paymentId, { amount: 90 }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400]);
    expect(await listOf(id)).toMatchObject({ refunded: 180 });
    expect(await refundsAtStripe(id, paymentId)).toHaveLength(2);
  });

  it('counts while it is pending, and is reversed when it fails at the bank', async () => {
    const { id, paymentId } = await anInvoicePaidByCard(owner, { card: SLOW_REFUND_CARD });
    const { body } = await refund(id, aRefund(paymentId, { amount: 200 }));
    expect(body).toMatchObject({ refunded: 200 });
    expect(refundsIn(body)).toMatchObject([{ status: 'pending' }]);
    const [made] = await refundsAtStripe(id, paymentId);
    await pressInStripe('failed', made?.id ?? '');
    await expect
      .poll(() => read(id))
      .toMatchObject({
        status: 'PAID',
        paymentNotice: { code: 'REFUND_FAILED' },
      });
    expect(await listOf(id)).toMatchObject({ paid: 200, refunded: 0, balance: 0 });
    expect((await listOf(id)).payments[0]).toMatchObject({ refundable: 200, failedRefund: 200 });
    const other = await refund(id, aRefund(paymentId, { amount: 150, method: 'cheque' }));
    expect(refundsIn(other.body).at(-1)).toMatchObject({ method: 'cheque', status: 'succeeded', amount: 150 });
    expect(other.body.payments[0]).toMatchObject({ refundable: 50, failedRefund: 50 });
    expect((await refund(id, aRefund(paymentId, { amount: 50 }))).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', amountRefunded: 200 });
    expect(await read(id)).not.toHaveProperty('paymentNotice');
    expect(await refundsAtStripe(id, paymentId)).toMatchObject([{ amount: 5_000 }, { amount: 20_000 }]);
  });

  it('is refused while the payment is disputed or the account is disconnected', async () => {
    const person = await aPersonTakingCards();
    const { id, paymentId } = await anInvoicePaidByCard(person);
    const charge = async () => {
      const stripeAccount = await stripeAccountOf(id);
      return String((await (await stripe()).paymentIntents.retrieve(paymentId, {}, { stripeAccount })).latest_charge);
    };
    await pressInStripe('dispute', await charge());
    const isDisputed = async () => (await person.call<Invoice>('GET', `/invoices/${id}`)).body.isDisputed;
    await expect.poll(isDisputed).toBe(true);
    const disputed = await refund(id, aRefund(paymentId), person);
    expect([disputed.status, disputed.body.message]).toEqual([409, expect.stringContaining('is disputed')]);

    const other = await anInvoicePaidByCard(person);
    await person.call('POST', '/stripe/disconnect', { body: {} });
    const disconnected = await refund(other.id, aRefund(other.paymentId), person);
    expect([disconnected.status, disconnected.body.message]).toEqual([409, expect.stringContaining('is disconnected')]);
    const { body } = await person.call<InvoicePayments>('GET', `/invoices/${other.id}/payments`);
    expect(refundsIn(body)).toEqual([]);
  });
});

describe('a refund of any other payment', () => {
  it('is only recorded', async () => {
    const { id, paymentId } = await anInvoicePaidByTransfer();
    const { body } = await refund(id, aRefund(paymentId, { amount: 50, reason: 'Returned goods' }));
    expect(refundsIn(body)).toMatchObject([{ method: 'e-transfer', status: 'succeeded', reason: 'Returned goods' }]);
    expect(await read(id)).toMatchObject({ status: 'PAID', amountRefunded: 50 });
    expect((await owner.call('POST', `/invoices/${id}/payments/${paymentId}/void`, { body: {} })).status).toBe(409);
  });

  it.each<[what: string, changes: Partial<RefundInput>, status: number, issues?: object]>([
    ['more than is left', { amount: 200.01 }, 400, [{ path: 'amount', rule: 'max', params: { max: '200.00' } }]],
    ['nothing', { amount: 0 }, 400, [{ path: 'amount' }]],
    ['half a cent', { amount: 1.005 }, 400, [{ path: 'amount', rule: 'decimals' }]],
    ['an unknown payment', { paymentId: 'unknown' }, 404],
  ])('is refused for %s', async (_, changes, expected, issues) => {
    const { id, paymentId } = await anInvoicePaidByTransfer();
    const { status, body } = await refund(id, aRefund(paymentId, changes));
    expect(status).toBe(expected);
    if (issues) expect(body.issues).toMatchObject(issues);
    expect(refundsIn(await listOf(id))).toEqual([]);
  });

  it('cannot be returned by another method', async () => {
    const { id, paymentId } = await anInvoicePaidByTransfer();
    const { status, body } = await refund(id, aRefund(paymentId, { method: 'cash' }));
    expect([status, body.message]).toEqual([409, expect.stringContaining('in another way')]);
  });

  it('is refused for a voided payment, and with the id of another entry', async () => {
    const { id, paymentId } = await anInvoicePaidByTransfer();
    expect((await refund(id, aRefund(paymentId, { id: paymentId }))).status).toBe(409);
    await owner.call('POST', `/invoices/${id}/payments/${paymentId}/void`, { body: {} });
    const { status, body } = await refund(id, aRefund(paymentId));
    expect([status, body.message]).toEqual([409, expect.stringContaining('voided')]);
  });

  it('in parts returns the whole payment and not a cent more', async () => {
    const { id, paymentId } = await anInvoicePaidByTransfer();
    const parts = [0.01, 66.66, 133.33, 0.01];
    const statuses: number[] = [];
    for (const amount of parts) statuses.push((await refund(id, aRefund(paymentId, { amount }))).status);
    expect(statuses).toEqual([200, 200, 200, 400]);
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', amountRefunded: 200 });
    expect((await call('POST', `/invoices/${id}/payment`)).status).toBe(409);
  });
});
