import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '#test/support/a-caller.ts';
import { NOW, refundsHarness } from '#test/support/refunds-harness.ts';
import { aPaidSession, aRefund } from '#test/support/stripe-event.ts';
import { refundPayment } from './refunds.ts';

const MINUTE = 60_000;

const harness = await refundsHarness();
const { provider, anInput, refund, refundsOf, madeRefunds } = harness;

let id: string;
let pi: string;
beforeEach(async () => {
  ({ id, pi } = harness.given(await harness.givenAPaidInvoice()));
});

describe('a refund that the card provider refuses', () => {
  it.each([
    ['disputed', 'is disputed'],
    ['refunded', 'already refunded in Stripe'],
    ['balance', 'does not cover'],
    ['disconnected', 'is disconnected'],
    ['refused', 'Stripe refused'],
  ] as const)('says why (%s), and no longer counts', async (fault, words) => {
    provider.faults.push(fault);
    const input = anInput({ amount: 200 });
    await expect(refund(input)).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining(words) });
    expect(await refundsOf()).toMatchObject([{ status: 'failed' }]);
    const invoice = await harness.read(id);
    expect(invoice).toMatchObject({ status: 'PAID', paidCents: 20_000 });
    expect(invoice).not.toHaveProperty('paymentNotice');
    await expect(refund(input)).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('failed') });
    expect(await refund(anInput({ amount: 200 }))).toMatchObject({ refunded: 200 });
  });
});

describe('a refund that may or may not have been made', () => {
  it.each(['unmade', 'unheard'] as const)('stays pending, and is made once when it is repeated (%s)', async (fault) => {
    provider.faults.push(fault);
    const input = anInput();
    await expect(refund(input)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect(await refundsOf()).toMatchObject([{ id: input.id, status: 'pending' }]);
    await expect(refund(anInput({ amount: 150.01 }))).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    provider.forgetKeys();
    expect(await refund(input)).toMatchObject({ refunded: 50 });
    expect(await refundsOf()).toMatchObject([{ id: input.id, status: 'succeeded' }]);
    expect(madeRefunds()).toMatchObject([{ entryId: input.id }]);
  });

  it('is given up after a while if the provider does not list it', async () => {
    provider.faults.push('unmade');
    await expect(refund(anInput())).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    const later = (minutes: number) =>
      refund(anInput({ amount: 200 }), { now: new Date(NOW.getTime() + minutes * MINUTE) });
    await expect(later(15)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    expect(await later(16)).toMatchObject({ refunded: 200 });
    expect((await refundsOf()).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  });
});

it('a refund is not given up by its own repetition, however late that comes', async () => {
  provider.faults.push('unmade');
  const input = anInput();
  await expect(refund(input)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  expect(await refund(input, { now: new Date(NOW.getTime() + 60 * MINUTE) })).toMatchObject({ refunded: 50 });
  expect(await refundsOf()).toMatchObject([{ id: input.id, status: 'succeeded' }]);
});

describe('a refund that reduces the price', () => {
  const creditsOf = async () => (await harness.entriesOf(id)).filter((entry) => entry.kind === 'credit');

  it('reduces it by at most what earlier credit notes left of it', async () => {
    await refund(anInput({ amount: 150, reducesPrice: true }));
    const again = `pi_${crypto.randomUUID()}`;
    await harness.apply(
      'checkout.session.completed',
      aPaidSession(id, { payment_intent: again, amount_total: 20_000 }),
    );
    provider.intents.set(again, { invoiceId: id, amountCents: 20_000, refunds: [] });
    const later = (amount: number) => refund(anInput({ paymentId: again, amount, reducesPrice: true }));
    await expect(later(50.01)).rejects.toMatchObject({ issues: [{ rule: 'max', params: { max: '50.00' } }] });
    expect(await later(50)).toMatchObject({ refunded: 200 });
    expect(new Set((await creditsOf()).map((credit) => credit.amountCents))).toEqual(new Set([15_000, 5_000]));
  });

  it('is credited once it succeeds', async () => {
    provider.faults.push('balance');
    await expect(refund(anInput({ reducesPrice: true }))).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await creditsOf()).toEqual([]);
    expect(await harness.read(id)).toMatchObject({ status: 'PAID', paidCents: 20_000 });

    provider.faults.push('unheard');
    const input = anInput({ reducesPrice: true });
    await expect(refund(input)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect(await harness.read(id)).toMatchObject({ status: 'PAID', paidCents: 20_000, returnedCents: 5_000 });
    const [made] = madeRefunds();
    const event = aRefund(pi, { id: made?.id ?? '', metadata: { invoiceId: id, refundId: input.id } });
    await harness.apply('refund.created', event);
    await harness.apply('refund.updated', event);
    expect(await creditsOf()).toMatchObject([{ refundId: input.id, amountCents: 5_000, by: aCaller().email }]);
    expect(await harness.read(id)).toMatchObject({ status: 'PAID', paidCents: 15_000, creditedCents: 5_000 });
  });

  it('stays credited if it fails at the bank, and the business owes the amount', async () => {
    const input = anInput({ reducesPrice: true });
    await refund(input);
    const [made] = madeRefunds();
    const metadata = { invoiceId: id, refundId: input.id };
    await harness.apply('refund.failed', aRefund(pi, { id: made?.id ?? '', status: 'failed', metadata }));
    expect(await harness.read(id)).toMatchObject({
      ...{ status: 'PAID', paidCents: 20_000, creditedCents: 5_000 },
      paymentNotice: { code: 'REFUND_FAILED' },
    });
    const now = new Date(NOW.getTime() + MINUTE);
    expect(await refund(anInput(), { now })).toMatchObject({ refunded: 50, balance: 0 });
    expect(await harness.read(id)).not.toHaveProperty('paymentNotice');
  });
});

it('an event that comes before the provider’s response records the same refund', async () => {
  const input = anInput();
  const { createRefund } = provider.payments;
  const payments = {
    ...harness.dependencies.payments,
    async createRefund(request: Parameters<typeof createRefund>[0]) {
      const made = await createRefund(request);
      if (typeof made === 'string') throw new Error('The provider refused');
      const metadata = { invoiceId: id, refundId: input.id };
      await harness.apply('refund.created', aRefund(pi, { id: made.id, metadata }));
      return made;
    },
  };
  const call = { caller: aCaller(), invoiceId: id, input, now: NOW };
  expect(await refundPayment({ ...harness.dependencies, payments }, call)).toMatchObject({ refunded: 50 });
  expect(await refundsOf()).toMatchObject([{ id: input.id, status: 'succeeded', revision: 2 }]);
});

it('is refused if the account is no longer the business’s', async () => {
  const { businesses } = harness.dependencies;
  const disconnected = {
    ...businesses,
    find: async (own: string) => ({ ...(await businesses.find(own)), stripeAccountId: 'acct_new' }),
  };
  const dependencies = { ...harness.dependencies, businesses: disconnected as typeof businesses };
  const call = { caller: aCaller(), invoiceId: id, input: anInput(), now: NOW };
  await expect(refundPayment(dependencies, call)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('is disconnected'),
  });
  expect(await refundsOf()).toEqual([]);
});
