import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestBench, type TestBench, WEBHOOK_SECRET } from './test-bench.ts';

let bench: TestBench;

beforeEach(async () => {
  bench = await openTestBench();
});
afterEach(() => bench.close());

test('an event is sent again until it is accepted, a limited number of times', async () => {
  const account = await bench.givenAConnectedAccount();
  bench.webhookAnswers = [500, 503, 200];
  await bench.local.completeOnboarding(account);
  await bench.local.settled();
  expect(new Set(bench.events().map(({ id }) => id)).size).toBe(1);
  expect(bench.received).toHaveLength(3);
  bench.webhookAnswers = [500];
  await bench.local.completeOnboarding(account);
  await bench.local.settled();
  expect(bench.received).toHaveLength(6);
});

test('signs events: no byte can be changed, no other secret matches', async () => {
  const account = await bench.givenAConnectedAccount();
  await bench.local.completeOnboarding(account);
  const { body = '', signature = '' } = bench.received[0] ?? {};
  expect(() => bench.stripe.webhooks.constructEvent(`${body} `, signature, WEBHOOK_SECRET)).toThrow();
  expect(() => bench.stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
  const [, timestamp, hmac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  expect(createHmac('sha256', WEBHOOK_SECRET).update(`${timestamp}.${body}`).digest('hex')).toBe(hmac);
});
