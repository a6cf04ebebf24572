import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestHarness, type TestHarness } from '#test/support/stripe-harness.ts';

const start = Date.UTC(2026, 10, 20);

let harness: TestHarness;

beforeEach(async () => {
  harness = await openTestHarness();
});
afterEach(() => harness.close());

test.each([
  [
    'a total under the minimum',
    { line_items: [lineItem({ unit_amount: 49 })] },
    /^amount_too_small .*at least CAD 0.50/,
  ],
  ['a total over the maximum', { line_items: [lineItem({ unit_amount: 100_000_000 })] }, /^amount_too_large /],
  [
    'an amount that is not whole',
    { line_items: [lineItem({ unit_amount: 10.5 })] },
    /Invalid non-negative integer: line_items\[0\]\[price_data\]\[unit_amount\]/,
  ],
  ['a life under 30 minutes', { expires_at: start / 1000 + 29 * 60 }, /at least 30 minutes/],
  ['a life over 24 hours', { expires_at: start / 1000 + 25 * 3600 }, /less than 24 hours/],
  ['a malformed address', { success_url: 'javascript:alert(1)' }, /Not a valid URL: success_url/],
  ['a name that is empty', { line_items: [lineItem({ product_data: { name: '' } })] }, /empty string: line_items\[0\]/],
  ['metadata too long', { metadata: { a: 'x'.repeat(501) } }, /up to 500 characters/],
  ['a parameter removed from the API', { payment_method_types: ['card'] }, /^parameter_unknown /],
])('refuses %s', async (_what, changes, pattern) => {
  const account = await harness.givenAConnectedAccount();
  const params = harness.sessionParams(changes);
  const error = await harness.stripe.checkout.sessions
    .create(params, { stripeContext: account })
    .catch((cause) => cause);
  expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  expect(`${error.code} ${error.message}`).toMatch(pattern);
});

function lineItem(changes: Partial<Stripe.Checkout.SessionCreateParams.LineItem.PriceData>) {
  const price = { currency: 'cad', unit_amount: 5000, product_data: { name: 'Invoice' } };
  return { quantity: 1, price_data: { ...price, ...changes } };
}

test('names a required parameter that is missing', async () => {
  const account = await harness.givenAConnectedAccount();
  const { success_url: _, ...params } = harness.sessionParams();
  await expect(harness.stripe.checkout.sessions.create(params, { stripeContext: account })).rejects.toMatchObject({
    code: 'parameter_missing',
    param: 'success_url',
  });
});
