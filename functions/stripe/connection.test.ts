import { expect, it } from 'vitest';
import { aStripeAccount, CARDS_ONLY, CONNECTED, DEBITS_TOO } from '#test/support/a-stripe-account.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';

const table = await emulatedTable();

it('the status of the connection stores whether debits are active, too', async () => {
  const business = await aStripeAccount(table, {
    fields: { ...CONNECTED, stripeConnected: false },
    standing: DEBITS_TOO,
  });
  expect(await business.status()).toEqual({ connected: true });
  expect(await business.stored()).toMatchObject({ stripeConnected: true, debitsActive: true });
});

it('a new account is asked for the debits that its owner wanted of the former one, without another click', async () => {
  const fields = { paymentIntegrationEnabled: true, formerStripeAccountId: 'acct_former', debitsWanted: true };
  const business = await aStripeAccount(table, { fields, standing: CARDS_ONLY });
  expect(await business.connect()).toEqual({ url: 'https://connect.example.com' });
  expect(business.asked).toEqual(['create', 'request acct_new', 'link acct_new']);
  expect(await business.stored()).toMatchObject({ stripeAccountId: 'acct_new', debitsWanted: true });
  business.provider.standing = DEBITS_TOO;
  expect(await business.status()).toEqual({ connected: true });
  expect(await business.read()).toEqual({ debits: 'on', link: true });
});

it('an account is not asked for debits that nobody wants', async () => {
  const business = await aStripeAccount(table, { fields: { paymentIntegrationEnabled: true } });
  await business.connect();
  expect(business.asked).toEqual(['create', 'link acct_new']);
});
