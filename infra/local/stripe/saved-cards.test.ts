import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCheckout } from '#test/support/open-checkout.ts';
import { openSavedCardHarness, type SavedCardHarness } from '#test/support/saved-card-harness.ts';

let harness: SavedCardHarness;

beforeEach(async () => {
  harness = await openSavedCardHarness();
});
afterEach(() => harness.close());

test('a payment saves the card for its customer, and its events say which agreement', async () => {
  const { payments, accountId, stripe, options } = harness;
  const paid = await harness.payAndSave('5555 5555 5555 4444');
  const card = await payments.findSavedCard(accountId, paid);
  expect(card).toEqual({
    brand: 'mastercard',
    last4: '4444',
    holderId: await harness.givenAHolder(),
    methodId: expect.stringMatching(/^pm_/),
  });
  expect(await stripe.customers.retrieve(card?.holderId ?? '', {}, options)).toMatchObject({
    name: 'Ada',
    email: 'ada@example.com',
    metadata: { businessId: 'b1', customerId: 'c1' },
  });
  const metadata = { agreementId: 'agreement-1', customerId: 'c1', invoiceId: 'invoice-7', businessId: 'b1' };
  expect(await stripe.paymentIntents.retrieve(paid, {}, options)).toMatchObject({
    metadata,
    description: 'Invoice 2026-007',
    setup_future_usage: 'off_session',
  });
  expect(await harness.types()).toEqual([
    'payment_method.attached',
    'payment_intent.succeeded',
    'checkout.session.completed',
  ]);
  expect((await harness.sent()).at(-1)).toMatchObject({ data: { object: { metadata } } });
});

test('a payment without an agreement saves no card', async () => {
  const { payments, accountId, stripe, options } = harness;
  const { sessionId } = await openCheckout(payments, harness.checkout({ customerEmail: 'ada@example.com' }));
  await harness.pay(sessionId);
  const { payment_intent, metadata } = await stripe.checkout.sessions.retrieve(sessionId, {}, options);
  expect(await payments.findSavedCard(accountId, String(payment_intent))).toBeUndefined();
  expect(metadata).not.toHaveProperty('agreementId');
});

test('the page says that it saves the card, and only then', async () => {
  const textOf = async (changes = {}) => {
    const { url } = await openCheckout(harness.payments, harness.checkout(changes));
    return (await fetch(url)).text();
  };
  expect(await textOf({ savesCardOf: await harness.givenAHolder() })).toContain('This saves the card');
  expect(await textOf()).not.toContain('This saves the card');
});

test('a holder is one if asked twice, and another once the name has changed', async () => {
  const { payments, accountId } = harness;
  const holder = { accountId, businessId: 'b1', customerId: 'c1', name: 'Ada' };
  const first = await payments.createHolder(holder);
  expect(await payments.createHolder(holder)).toBe(first);
  expect(await payments.createHolder({ ...holder, name: 'Ada Lovelace' })).not.toBe(first);
  const unusual = { ...holder, name: 'x'.repeat(300), email: 'ünusual@exämple.com' };
  expect(await payments.createHolder(unusual)).toMatch(/^cus_/);
});

test('a removed card is gone, however often it is removed', async () => {
  const { payments, accountId } = harness;
  const paid = await harness.payAndSave();
  const { methodId = '', holderId } = (await payments.findSavedCard(accountId, paid)) ?? {};
  await payments.removeCard(accountId, methodId);
  await payments.removeCard(accountId, methodId);
  await payments.removeCard(accountId, 'pm_unknown');
  expect(await payments.findSavedCard(accountId, paid)).toBeUndefined();
  expect((await harness.sent()).at(-1)).toMatchObject({
    type: 'payment_method.detached',
    data: { object: { id: methodId, customer: null }, previous_attributes: { customer: holderId } },
  });
});

test('removing a card does not wait for an account whose owner disconnected', async () => {
  const { payments, accountId } = harness;
  const { methodId } = await harness.givenACard();
  await harness.act('deauthorize', accountId);
  await payments.removeCard(accountId, methodId);
});

test('a card that could not be removed is an error', async () => {
  const { methodId } = await harness.givenACard();
  await harness.local.stop();
  await expect(harness.payments.removeCard(harness.accountId, methodId)).rejects.toMatchObject({
    code: 'PROVIDER_FAILED',
  });
  await harness.restart();
});

test('the dashboard shows saved cards; their bank replaces one, and the business removes one', async () => {
  const { methodId } = await harness.givenACard('4000 0000 0000 0341');
  const page = async () => (await fetch(`${harness.local.endpoint}/local/stripe/`)).text();
  expect(await page()).toMatch(/Saved card visa •••• 0341[\s\S]*Ada, expires 12\/2029/);
  await harness.act('replace', methodId);
  expect(await page()).toMatch(/Saved card visa •••• 1881[\s\S]*Ada, expires 12\/2032/);
  expect((await harness.sent()).at(-1)).toMatchObject({
    type: 'payment_method.automatically_updated',
    data: { object: { card: { last4: '1881' } }, previous_attributes: { card: { last4: '0341' } } },
  });
  await harness.act('detach', methodId);
  expect(await page()).not.toContain('Saved card');
  expect(await harness.types()).toContain('payment_method.detached');
  expect((await harness.act('replace', methodId)).status).toBe(400);
});

test('a page takes a customer or an address, and only a customer that there is', async () => {
  const params = harness.sessionParams({ customer: 'cus_unknown' });
  await expect(harness.stripe.checkout.sessions.create(params, harness.options)).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'customer',
  });
  const both = harness.sessionParams({ customer: await harness.givenAHolder(), customer_email: 'ada@example.com' });
  await expect(harness.stripe.checkout.sessions.create(both, harness.options)).rejects.toThrow('only specify one');
});
