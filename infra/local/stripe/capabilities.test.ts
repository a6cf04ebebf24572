import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestHarness, type TestHarness } from '#test/support/stripe-harness.ts';
import { completeOnboarding } from './accounts.ts';

let harness: TestHarness;

beforeEach(async () => {
  harness = await openTestHarness();
});
afterEach(() => harness.close());

const request = (id: string) =>
  harness.stripe.accounts.updateCapability(id, 'acss_debit_payments', { requested: true });
const capabilityOf = async (id: string) =>
  (await harness.stripe.accounts.retrieve(id)).capabilities?.acss_debit_payments;

test('an account that asks to debit bank accounts may do so at once, and is reported once', async () => {
  const id = await harness.givenAConnectedAccount();
  expect(await capabilityOf(id)).toBeUndefined();
  expect(await request(id)).toMatchObject({ id: 'acss_debit_payments', object: 'capability', status: 'active' });
  expect(await request(id)).toMatchObject({ status: 'active' });
  expect(await capabilityOf(id)).toBe('active');
  await harness.local.settled();
  expect(harness.events()).toMatchObject([
    { type: 'account.updated', account: id, data: { object: { capabilities: { acss_debit_payments: 'active' } } } },
  ]);
});

test('one that is not set up yet may do so once it is', async () => {
  const { id } = await harness.stripe.accounts.create({});
  expect(await request(id)).toMatchObject({ requested: true, status: 'inactive' });
  await completeOnboarding(harness.local.world, id);
  expect(await capabilityOf(id)).toBe('active');
});

test('the dashboard switches it off and on, for an account that is set up', async () => {
  const id = await harness.givenAConnectedAccount();
  await harness.act('debits-on', id);
  expect(await capabilityOf(id)).toBe('active');
  await harness.act('debits-off', id);
  expect(await capabilityOf(id)).toBe('inactive');
  expect(harness.events().map(({ type }) => type)).toEqual(['account.updated', 'account.updated']);
  const { id: other } = await harness.stripe.accounts.create({});
  expect((await harness.act('debits-on', other)).status).toBe(400);
});

test('one whose owner disconnected cannot be asked for', async () => {
  const id = await harness.givenAConnectedAccount();
  await harness.act('deauthorize', id);
  await expect(request(id)).rejects.toMatchObject({ code: 'account_invalid' });
});
