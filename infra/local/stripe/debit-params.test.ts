import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestHarness, type TestHarness } from '#test/support/stripe-harness.ts';

let harness: TestHarness;

beforeEach(async () => {
  harness = await openTestHarness();
});
afterEach(() => harness.close());

const MANDATE = 'payment_method_options[acss_debit][mandate_options]';

test.each([
  ['an interval without words', { payment_schedule: 'interval' }, {}, `param: ${MANDATE}[interval_description]`],
  ['both schedules without words', { payment_schedule: 'combined' }, {}, `param: ${MANDATE}[interval_description]`],
  [
    'words that are empty',
    { payment_schedule: 'interval', interval_description: '' },
    {},
    'You passed an empty string',
  ],
  ['words of a sporadic schedule', { interval_description: 'monthly' }, {}, 'cannot be used'],
  ['an unknown schedule', { payment_schedule: 'monthly' }, {}, 'Invalid payment schedule'],
  ['no transaction type', { transaction_type: undefined }, {}, `param: ${MANDATE}[transaction_type]`],
  ['an unknown option of the mandate', { amount: 1 }, {}, `unknown parameter: ${MANDATE}[amount]`],
  ['no mandate', {}, { payment_method_options: undefined }, `param: ${MANDATE}[payment_schedule]`],
  ['another way to pay', {}, { allowed_payment_method_types: ['sepa_debit'] }, 'allowed_payment_method_types[0]'],
  ['another currency', {}, { line_items: [lineItem('usd')] }, 'No valid payment method types'],
  ['more than an account may debit', {}, { line_items: [lineItem('cad', 10_000_001)] }, 'no more than CAD 100,000.00'],
  ['an unknown wallet', {}, { wallet_options: { paypal: { display: 'never' } } }, 'unknown parameter'],
])('refuses %s', async (_, mandate, changes, message) => {
  const options = { stripeAccount: await harness.givenADebitingAccount() };
  const params = harness.debitParams(mandate, changes);
  await expect(harness.stripe.checkout.sessions.create(params, options)).rejects.toThrow(message);
});

test('refuses bank accounts where the account has not activated them, and takes cards there', async () => {
  const options = { stripeAccount: await harness.givenAConnectedAccount() };
  const { sessions } = harness.stripe.checkout;
  await expect(sessions.create(harness.debitParams(), options)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    message: expect.stringContaining('No valid payment method types for this Checkout Session'),
  });
  expect(await sessions.create(harness.sessionParams(), options)).toMatchObject({ status: 'open' });
});

test('the page offers Link unless it is not to', async () => {
  const options = { stripeAccount: await harness.givenAConnectedAccount() };
  const textOf = async (changes: object) => {
    const { url } = await harness.stripe.checkout.sessions.create(harness.sessionParams(changes), options);
    return (await fetch(url ?? '')).text();
  };
  expect(await textOf({})).toContain('Link');
  expect(await textOf({ wallet_options: { link: { display: 'auto' } } })).toContain('Link');
  expect(await textOf({ wallet_options: { link: { display: 'never' } } })).not.toContain('Link');
});

function lineItem(currency: string, unit_amount = 5_000): Stripe.Checkout.SessionCreateParams.LineItem {
  return { quantity: 1, price_data: { currency, unit_amount, product_data: { name: 'Invoice' } } };
}
