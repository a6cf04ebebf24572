import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestHarness, press, type TestHarness } from '#test/support/stripe-harness.ts';

const SLOW_CARD = '4000 0000 0000 7726';

let harness: TestHarness;
let options: { stripeContext: string };
beforeEach(async () => {
  harness = await openTestHarness();
  options = { stripeContext: await harness.givenAConnectedAccount() };
});
afterEach(() => harness.close());

/** The payment intent of a paid session over CAD 1,130.50. */
async function aPayment(card?: string): Promise<string> {
  const { id } = await harness.stripe.checkout.sessions.create(harness.sessionParams(), options);
  await harness.pay(id, card);
  harness.received.length = 0;
  return String((await harness.stripe.checkout.sessions.retrieve(id, {}, options)).payment_intent);
}

/** Objects reported by events of a type; the events of a refund and of its charge may arrive in any order. */
async function sent(type: string) {
  await harness.local.settled();
  return harness.events().flatMap((event) => (event.type === type ? [event.data.object] : []));
}

test('a payment is refunded in parts, up to its amount', async () => {
  const payment_intent = await aPayment();
  const part = await harness.stripe.refunds.create(
    { payment_intent, amount: 13_050, metadata: { refundId: 'r1' } },
    options,
  );
  expect(part).toMatchObject({ status: 'succeeded', amount: 13_050 });
  await expect(harness.stripe.refunds.create({ payment_intent, amount: 100_001 }, options)).rejects.toMatchObject({
    param: 'amount',
  });
  await sent('refund.created');
  await harness.act('refund', harness.chargeOf(payment_intent));
  await expect(harness.stripe.refunds.create({ payment_intent }, options)).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  const metadata = { invoiceId: 'invoice-7', version: '3' };
  expect(await sent('refund.created')).toMatchObject([
    { id: part.id, payment_intent, metadata: { refundId: 'r1' } },
    { amount: 100_000 },
  ]);
  expect(await sent('charge.refunded')).toMatchObject([
    { payment_intent, metadata, amount_refunded: 13_050, refunded: false },
    { amount_refunded: 113_050, refunded: true },
  ]);
});

test('refunds are listed by payment, newest first and page by page', async () => {
  const [payment_intent, other] = [await aPayment(), await aPayment()];
  await harness.stripe.refunds.create({ payment_intent: other }, options);
  for (const amount of [1, 2, 3]) await harness.stripe.refunds.create({ payment_intent, amount }, options);
  const amounts: number[] = [];
  for await (const { amount } of harness.stripe.refunds.list({ payment_intent, limit: 2 }, options)) {
    amounts.push(amount);
  }
  expect(amounts).toEqual([3, 2, 1]);
});

test('an idempotency key makes one refund', async () => {
  const payment_intent = await aPayment();
  const create = (amount: number) =>
    harness.stripe.refunds.create({ payment_intent, amount }, { ...options, idempotencyKey: 'refund-1' });
  const made = await Promise.all([create(500), create(500), create(500)]);
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  await expect(create(600)).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
});

test('a refund of the slow card is pending, succeeds, and fails at the bank', async () => {
  const payment_intent = await aPayment(SLOW_CARD);
  const { id, charge, status } = await harness.stripe.refunds.create({ payment_intent }, options);
  expect(status).toBe('pending');
  await harness.act('succeeded', id);
  await harness.act('failed', id);
  expect(await (await harness.act('succeeded', id)).text()).toContain('has a status of failed');
  expect(harness.local.world.store.get('charge', String(charge), options.stripeContext).amount_refunded).toBe(0);
  expect(await sent('refund.updated')).toMatchObject([
    { id, status: 'succeeded' },
    { id, status: 'failed' },
  ]);
  expect(await sent('refund.failed')).toMatchObject([{ id, failure_reason: 'expired_or_canceled_card' }]);
});

test('the dashboard refunds a part, then the rest, and can fail a refund', async () => {
  const payment_intent = await aPayment();
  const dashboard = `${harness.local.endpoint}/local/stripe/`;
  const page = async () => (await fetch(dashboard)).text();
  const [, charge = ''] = /name="id" value="(ch_\w+)"/.exec(await page()) ?? [];
  await press(dashboard, { action: 'refund', id: charge, amount: '130.50' });
  expect(await page()).toContain('Refund of CAD 130.50, succeeded');
  expect((await press(dashboard, { action: 'refund', id: charge, amount: 'all' })).status).toBe(400);
  await press(dashboard, { action: 'refund', id: charge, amount: '' });
  const { data } = await harness.stripe.refunds.list({ payment_intent }, options);
  expect(data.map(({ amount }) => amount)).toEqual([100_000, 13_050]);
  await press(dashboard, { action: 'failed', id: data[0]?.id ?? '' });
  expect(await page()).toContain('Refund of CAD 1,000.00, failed');
});
