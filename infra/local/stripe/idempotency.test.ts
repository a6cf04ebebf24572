import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestHarness, type TestHarness } from '#test/support/stripe-harness.ts';
import { completeOnboarding } from './accounts.ts';

let harness: TestHarness;

beforeEach(async () => {
  harness = await openTestHarness();
});
afterEach(() => harness.close());

test('an idempotency key creates one object per account, and only for the same parameters', async () => {
  const [account, other] = [await harness.givenAConnectedAccount(), await harness.givenAConnectedAccount()];
  const options = { stripeContext: account, idempotencyKey: 'invoice-7-v3' };
  const first = await harness.stripe.checkout.sessions.create(harness.sessionParams(), options);
  const again = await harness.stripe.checkout.sessions.create(harness.sessionParams(), options);
  expect(again).toEqual(first);
  await expect(
    harness.stripe.checkout.sessions.create(harness.sessionParams({ metadata: {} }), options),
  ).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
  await expect(harness.stripe.refunds.create({ payment_intent: 'pi_1' }, options)).rejects.toThrow(
    'for the same endpoint',
  );
  const elsewhere = { ...options, stripeContext: other };
  expect((await harness.stripe.checkout.sessions.create(harness.sessionParams(), elsewhere)).id).not.toBe(first.id);
  harness.now += 25 * 3600 * 1000;
  const fresh = { expires_at: Math.floor(harness.now / 1000) + 3600 };
  expect((await harness.stripe.checkout.sessions.create(harness.sessionParams(fresh), options)).id).not.toBe(first.id);
});

test('a failed call can be repeated with its key', async () => {
  const { id } = await harness.stripe.accounts.create({});
  const options = { stripeContext: id, idempotencyKey: 'k' };
  await expect(harness.stripe.checkout.sessions.create(harness.sessionParams(), options)).rejects.toThrow(
    'cannot currently',
  );
  await completeOnboarding(harness.local.world, id);
  expect((await harness.stripe.checkout.sessions.create(harness.sessionParams(), options)).status).toBe('open');
});

test('remembers accounts, sessions, payments and keys over a restart', async () => {
  const account = await harness.givenAConnectedAccount();
  const options = { stripeContext: account, idempotencyKey: 'k' };
  const { id } = await harness.stripe.checkout.sessions.create(harness.sessionParams(), options);
  await harness.pay(id);
  await harness.restart();
  const session = await harness.stripe.checkout.sessions.retrieve(id, {}, { stripeContext: account });
  expect(session).toMatchObject({ status: 'complete', payment_intent: expect.stringMatching(/^pi_/) });
  expect((await harness.stripe.checkout.sessions.create(harness.sessionParams(), options)).id).toBe(id);
  await harness.stripe.refunds.create({ payment_intent: String(session.payment_intent) }, { stripeContext: account });
});
