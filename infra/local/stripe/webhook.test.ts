import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestHarness, type TestHarness, WEBHOOK_SECRET } from '#test/support/stripe-harness.ts';
import { completeOnboarding } from './accounts.ts';

let harness: TestHarness;

beforeEach(async () => {
  harness = await openTestHarness();
});
afterEach(() => harness.close());

test('an event is resent until it is accepted, a limited number of times', async () => {
  const account = await harness.givenAConnectedAccount();
  harness.webhookStatuses = [500, 503, 200];
  await completeOnboarding(harness.local.world, account);
  await harness.local.settled();
  expect(new Set(harness.events().map(({ id }) => id)).size).toBe(1);
  expect(harness.received).toHaveLength(3);
  harness.webhookStatuses = [500];
  await completeOnboarding(harness.local.world, account);
  await harness.local.settled();
  expect(harness.received).toHaveLength(6);
});

test('signs events: no byte can be changed, no other secret matches', async () => {
  const account = await harness.givenAConnectedAccount();
  await completeOnboarding(harness.local.world, account);
  const { body = '', signature = '' } = harness.received[0] ?? {};
  expect(() => harness.stripe.webhooks.constructEvent(`${body} `, signature, WEBHOOK_SECRET)).toThrow();
  expect(() => harness.stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
  const [, timestamp, hmac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  expect(createHmac('sha256', WEBHOOK_SECRET).update(`${timestamp}.${body}`).digest('hex')).toBe(hmac);
});
