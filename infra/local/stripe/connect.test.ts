import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestHarness, press, type TestHarness } from '#test/support/stripe-harness.ts';

let harness: TestHarness;

beforeEach(async () => {
  harness = await openTestHarness();
});
afterEach(() => harness.close());

test('a business connects through the hosted page and can take payments', async () => {
  const account = await harness.stripe.accounts.create({
    controller: {
      fees: { payer: 'account' },
      losses: { payments: 'stripe' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'full' },
    },
    email: "owner'co@example.com",
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    metadata: { businessId: 'b1' },
  });
  expect(account).toMatchObject({ charges_enabled: false, metadata: { businessId: 'b1' } });
  expect(account.capabilities?.card_payments).toBe('inactive');

  const link = await harness.stripe.accountLinks.create({
    account: account.id,
    type: 'account_onboarding',
    return_url: 'http://localhost:3000/done',
    refresh_url: 'http://localhost:3000/again',
  });
  expect(new URL(link.url).pathname).toMatch(/^\/local\/stripe\/onboarding\//);
  const page = await (await fetch(link.url)).text();
  expect(page).toContain('owner&#39;co@example.com');
  expect(page).toContain('Test mode');
  const response = await press(link.url, { action: 'finish' });
  expect(response.headers.get('location')).toBe('http://localhost:3000/done');
  expect((await press(link.url, { action: 'finish' })).headers.get('location')).toBe('http://localhost:3000/again');

  const connected = await harness.stripe.accounts.retrieve(account.id);
  expect(connected).toMatchObject({ charges_enabled: true, capabilities: { card_payments: 'active' } });
  expect(harness.events()).toMatchObject([
    { type: 'account.updated', account: account.id, livemode: false, data: { object: { charges_enabled: true } } },
  ]);
});

test('an account whose onboarding is postponed cannot take payments', async () => {
  const { id } = await harness.stripe.accounts.create({});
  const link = {
    account: id,
    type: 'account_onboarding',
    return_url: 'http://x/a',
    refresh_url: 'http://x/b',
  } as const;
  const { url } = await harness.stripe.accountLinks.create(link);
  expect((await press(url, { action: 'later' })).headers.get('location')).toBe('http://x/a');
  expect((await harness.stripe.accounts.retrieve(id)).charges_enabled).toBe(false);
  await expect(
    harness.stripe.checkout.sessions.create(harness.sessionParams(), { stripeContext: id }),
  ).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
  });
});

test('an account under review is complete, and can charge once it is approved', async () => {
  const { id } = await harness.stripe.accounts.create({ email: 'owner@example.com' });
  const links = { refresh_url: 'http://localhost/refresh', return_url: 'http://localhost/return' };
  const link = await harness.stripe.accountLinks.create({ account: id, type: 'account_onboarding', ...links });
  expect((await press(link.url, { action: 'review' })).headers.get('location')).toBe(links.return_url);
  expect(harness.events()).toMatchObject([{ type: 'account.updated', account: id }]);
  expect(await harness.stripe.accounts.retrieve(id)).toMatchObject({
    charges_enabled: false,
    details_submitted: true,
    requirements: { currently_due: [] },
  });
  await harness.act('approve', id);
  expect(await harness.stripe.accounts.retrieve(id)).toMatchObject({ charges_enabled: true });
});

test('an account whose owner disconnects cannot be accessed', async () => {
  const account = await harness.givenAConnectedAccount();
  await harness.act('deauthorize', account);
  expect(harness.events()).toMatchObject([{ type: 'account.application.deauthorized', account }]);
  await expect(harness.stripe.accounts.retrieve(account)).rejects.toMatchObject({
    statusCode: 403,
    code: 'account_invalid',
  });
  await expect(
    harness.stripe.checkout.sessions.create(harness.sessionParams(), { stripeContext: account }),
  ).rejects.toMatchObject({
    statusCode: 403,
  });
});

test('hides one account’s objects from another', async () => {
  const [account, other] = [await harness.givenAConnectedAccount(), await harness.givenAConnectedAccount()];
  const { id } = await harness.stripe.checkout.sessions.create(harness.sessionParams(), { stripeContext: account });
  for (const options of [{ stripeContext: other }, {}]) {
    await expect(harness.stripe.checkout.sessions.retrieve(id, {}, options)).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  }
  await expect(harness.stripe.accounts.retrieve('acct_none')).rejects.toMatchObject({ type: 'StripePermissionError' });
});

test.each(['sk_live_real', 'nonsense'])('refuses the key %s', async (key) => {
  const client = harness.clientWith(key);
  await expect(client.accounts.create({})).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
});
