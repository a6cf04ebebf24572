import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestBench, type TestBench } from './test-bench.ts';

let bench: TestBench;

beforeEach(async () => {
  bench = await openTestBench();
});
afterEach(() => bench.close());

test('one idempotency key is one object for an account, and only for the same parameters', async () => {
  const [account, other] = [await bench.givenAConnectedAccount(), await bench.givenAConnectedAccount()];
  const options = { stripeContext: account, idempotencyKey: 'invoice-7-v3' };
  const first = await bench.stripe.checkout.sessions.create(bench.sessionParams(), options);
  const again = await bench.stripe.checkout.sessions.create(bench.sessionParams(), options);
  expect(again).toEqual(first);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  await expect(
    bench.stripe.checkout.sessions.create(bench.sessionParams({ metadata: {} }), options),
  ).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
  await expect(bench.stripe.refunds.create({ payment_intent: 'pi_1' }, options)).rejects.toThrow(
    'for the same endpoint',
  );
  const elsewhere = { ...options, stripeContext: other };
  expect((await bench.stripe.checkout.sessions.create(bench.sessionParams(), elsewhere)).id).not.toBe(first.id);
  bench.now += 25 * 3600 * 1000;
  const fresh = { expires_at: Math.floor(bench.now / 1000) + 3600 };
  expect((await bench.stripe.checkout.sessions.create(bench.sessionParams(fresh), options)).id).not.toBe(first.id);
});

test('a call that failed can be made again with its key', async () => {
  const { id } = await bench.stripe.accounts.create({});
  const options = { stripeContext: id, idempotencyKey: 'k' };
  await expect(bench.stripe.checkout.sessions.create(bench.sessionParams(), options)).rejects.toThrow(
    'cannot currently',
  );
  await bench.local.completeOnboarding(id);
  expect((await bench.stripe.checkout.sessions.create(bench.sessionParams(), options)).status).toBe('open');
});

test('remembers accounts, sessions, payments and keys over a restart', async () => {
  const account = await bench.givenAConnectedAccount();
  const options = { stripeContext: account, idempotencyKey: 'k' };
  const { id } = await bench.stripe.checkout.sessions.create(bench.sessionParams(), options);
  await bench.local.pay(id);
  await bench.restart();
  const session = await bench.stripe.checkout.sessions.retrieve(id, {}, { stripeContext: account });
  expect(session).toMatchObject({ status: 'complete', payment_intent: expect.stringMatching(/^pi_/) });
  expect((await bench.stripe.checkout.sessions.create(bench.sessionParams(), options)).id).toBe(id);
  bench.local.refund(String(session.payment_intent));
});
