import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHarness, type TestHarness } from '#test/support/stripe-harness.ts';
import type { CardPayments } from './card-payments.ts';
import { openStripe, stripePayments } from './stripe.ts';

let harness: TestHarness;
let payments: CardPayments;
let accountId: string;
beforeAll(async () => {
  harness = await openTestHarness();
  payments = stripePayments(openStripe('sk_test_local', harness.local.endpoint));
  accountId = await harness.givenAConnectedAccount();
});
afterAll(() => harness.close());

async function aPayment(): Promise<string> {
  const options = { stripeAccount: accountId };
  const { id } = await harness.stripe.checkout.sessions.create(harness.sessionParams(), options);
  await harness.pay(id);
  return String((await harness.stripe.checkout.sessions.retrieve(id, {}, options)).payment_intent);
}

const create = (paymentIntentId: string, amountCents = 5_000, entryId: string = crypto.randomUUID()) =>
  payments.createRefund({ accountId, paymentIntentId, amountCents, invoiceId: 'invoice', entryId });

it('makes a refund once for an entry, and lists it', async () => {
  const payment = await aPayment();
  const made = await create(payment, 5_000, 'entry');
  expect(made).toMatchObject({ amountCents: 5_000, status: 'succeeded', entryId: 'entry' });
  expect(await create(payment, 5_000, 'entry')).toEqual(made);
  expect(await payments.listRefunds(accountId, payment)).toEqual([made]);
});

it('returns the reason for a refusal', async () => {
  const [refunded, disputed] = [await aPayment(), await aPayment()];
  expect(await create(refunded, 113_051)).toBe('refunded');
  await create(refunded, 113_050);
  expect(await create(refunded)).toBe('refunded');
  await harness.act('dispute', harness.chargeOf(disputed));
  expect(await create(disputed)).toBe('disputed');
  expect(await create('pi_unknown')).toBe('refused');
  const account = accountId;
  await harness.act('deauthorize', account);
  expect(await create(disputed)).toBe('disconnected');
  expect(await payments.listRefunds(account, refunded)).toBeNull();
});

it('throws if it is unclear whether it was made', async () => {
  const unreachable = stripePayments(openStripe('sk_test_local', 'http://127.0.0.1:9'));
  const request = { accountId, paymentIntentId: 'pi_1', amountCents: 1, invoiceId: 'invoice', entryId: 'entry' };
  await expect(unreachable.createRefund(request)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
});
