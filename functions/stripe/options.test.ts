import { expect, it } from 'vitest';
import type { Table } from '#functions/data/table/table.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { AccountStanding } from '#functions/services/card-payments.ts';
import { PERMISSIONS } from '#infra/stack/permissions.ts';
import { activityText, fieldLabel, valueText } from '#shared/activity/words.ts';
import { ownerTextsFor } from '#shared/locale/owner-texts.ts';
import { aStripeAccount, CARDS_ONLY, CONNECTED, DEBITS_TOO } from '#test/support/a-stripe-account.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { watchedTable } from '#test/support/watched-table.ts';

const table = await emulatedTable();

const aBusiness = (fields: Partial<BusinessRecord> = CONNECTED, standing = CARDS_ONLY, on: Table = table) =>
  aStripeAccount(table, { fields, standing, on });

it.each<[string, Partial<BusinessRecord>, AccountStanding, string]>([
  ['waiting until the provider has activated them', { debitsWanted: true }, CARDS_ONLY, 'waiting'],
  ['on', { debitsWanted: true }, DEBITS_TOO, 'on'],
  [
    'waiting while the account cannot take money at all',
    { debitsWanted: true },
    { state: 'checking', takesDebits: true },
    'waiting',
  ],
])('bank payments are %s', async (_, fields, standing, debits) => {
  const business = await aBusiness({ ...CONNECTED, ...fields }, standing);
  expect(await business.read()).toEqual({ debits, link: true });
  const stored = await business.stored();
  expect(Boolean(stored?.debitsActive)).toBe(standing.takesDebits);
  expect(stored?.stripeConnected).toBe(standing.state === 'active');
});

it.each<[string, Partial<BusinessRecord>, string]>([
  ['that nobody wants', {}, 'off'],
  ['that are active, since it tells when they end', { debitsWanted: true, debitsActive: true }, 'on'],
])('the provider is not asked about debits %s', async (_, fields, debits) => {
  const business = await aBusiness({ ...CONNECTED, ...fields }, DEBITS_TOO);
  expect(await business.read()).toEqual({ debits, link: true });
  expect(business.asked).toEqual([]);
});

it('Link is offered unless the owner hides it', async () => {
  const business = await aBusiness({ ...CONNECTED, isLinkHidden: true });
  expect(await business.read()).toEqual({ debits: 'off', link: false });
});

it.each<[string, Partial<BusinessRecord>]>([
  ['may not take cards', { ...CONNECTED, paymentIntegrationEnabled: false }],
  ['has no account', { paymentIntegrationEnabled: true }],
  ['disconnected it', { ...CONNECTED, stripeDisconnected: true }],
])('nothing is offered, nor the provider asked, if a business %s', async (_, fields) => {
  const business = await aBusiness({ ...fields, debitsWanted: true, debitsActive: true }, DEBITS_TOO);
  expect(await business.read()).toEqual({ debits: 'off', link: true });
  expect(business.asked).toEqual([]);
});

it('reading how an account stands does not write what is known', async () => {
  const business = await aBusiness({ ...CONNECTED, debitsWanted: true, debitsActive: true }, DEBITS_TOO);
  const before = await business.stored();
  await business.read();
  await business.status();
  expect(await business.stored()).toEqual(before);
});

it('wanting debits asks the provider for them, then reads how the account stands', async () => {
  const business = await aBusiness();
  expect(await business.change({ debits: true })).toEqual({ debits: 'waiting', link: true });
  expect(business.asked).toEqual(['request acct', 'standing']);
  expect(await business.stored()).toMatchObject({ debitsWanted: true });
  business.provider.standing = DEBITS_TOO;
  expect(await business.read()).toEqual({ debits: 'on', link: true });
});

it('debits that the provider activates at once are on', async () => {
  const business = await aBusiness(CONNECTED, DEBITS_TOO);
  expect(await business.change({ debits: true })).toEqual({ debits: 'on', link: true });
  expect(await business.stored()).toMatchObject({ debitsWanted: true, debitsActive: true });
});

it('nothing changes if the provider does not answer', async () => {
  const down = new Error('down');
  const business = await aBusiness();
  const before = await business.stored();
  business.provider.failure = down;
  await expect(business.change({ debits: true, link: false })).rejects.toBe(down);
  business.provider.failure = undefined;
  business.provider.standing = down;
  await expect(business.change({ debits: true })).rejects.toBe(down);
  expect(await business.stored()).toEqual(before);
  expect(await business.log()).toEqual([]);
});

it('wanting debits again asks the provider again, without an entry', async () => {
  const business = await aBusiness({ ...CONNECTED, debitsWanted: true });
  expect(await business.change({ debits: true })).toEqual({ debits: 'waiting', link: true });
  expect(business.asked).toEqual(['request acct', 'standing']);
  expect(await business.log()).toEqual([]);
});

it('debits that are no longer wanted leave no page open that debits an account', async () => {
  const business = await aBusiness({ ...CONNECTED, debitsWanted: true, debitsActive: true }, DEBITS_TOO);
  expect(await business.change({ debits: false })).toEqual({ debits: 'off', link: true });
  expect(business.asked).toEqual(['expire acct its debit']);
  expect(await business.stored()).toMatchObject({ debitsWanted: false, debitsActive: true });
});

it('debits stay off though their pages cannot be closed, which can be repeated', async () => {
  const business = await aBusiness({ ...CONNECTED, debitsWanted: true, debitsActive: true }, DEBITS_TOO);
  business.provider.failure = new Error('down');
  await expect(business.change({ debits: false })).rejects.toMatchObject({
    code: 'PROVIDER_FAILED',
    message: expect.stringMatching(/^Payments from bank accounts are off now.*up to half an hour.*try again/),
  });
  expect(await business.stored()).toMatchObject({ debitsWanted: false });
  expect(await business.log()).toHaveLength(1);
  business.provider.failure = undefined;
  await business.change({ debits: false });
  expect(business.asked.filter((each) => each === 'expire acct its debit')).toHaveLength(2);
});

it('hiding Link needs no provider', async () => {
  const business = await aBusiness({ ...CONNECTED, debitsWanted: true, debitsActive: true });
  expect(await business.change({ link: false })).toEqual({ debits: 'on', link: false });
  expect(await business.change({ link: true })).toEqual({ debits: 'on', link: true });
  expect(business.asked).toEqual([]);
});

it.each<[string, Partial<BusinessRecord>, string]>([
  ['may not take cards', { ...CONNECTED, paymentIntegrationEnabled: false }, 'FORBIDDEN'],
  ['has no account', { paymentIntegrationEnabled: true }, 'CONFLICT'],
  ['disconnected it', { ...CONNECTED, stripeDisconnected: true }, 'CONFLICT'],
  ['has one that cannot take money yet', { ...CONNECTED, stripeConnected: false }, 'CONFLICT'],
])('a change is refused if a business %s', async (_, fields, code) => {
  const business = await aBusiness(fields);
  await expect(business.change({ debits: true })).rejects.toMatchObject({ code });
  await expect(business.change({ link: false })).rejects.toMatchObject({ code });
  expect(business.asked).toEqual([]);
});

it('says in the activity log what was changed, in both languages', async () => {
  const business = await aBusiness();
  await business.change({ debits: true, link: false });
  await business.change({});
  const entries = await business.log();
  expect(entries).toHaveLength(1);
  const read = (language: 'en' | 'fr') => {
    const { activity } = ownerTextsFor(language);
    const value = (field: string, from: (typeof entries)[number]['changes'][number]['from']) =>
      from && valueText(field, from, activity);
    return entries.map((entry) => [
      activityText(entry, activity),
      ...entry.changes.map(
        ({ field, from, to }) => `${fieldLabel(field, activity)}: ${value(field, from)} → ${value(field, to)}`,
      ),
    ]);
  };
  expect(read('en')).toEqual([
    ['changed how customers can pay with Stripe', 'payments from bank accounts: no → yes', 'Link: yes → no'],
  ]);
  expect(read('fr')).toEqual([
    ['a modifié les façons de payer avec Stripe', 'paiements depuis un compte bancaire: non → oui', 'Link: oui → non'],
  ]);
});

it('needs no more of the table than the function is allowed', async () => {
  const { table: on, needed } = watchedTable(table);
  const business = await aBusiness(CONNECTED, DEBITS_TOO, on);
  await business.change({ debits: true, link: false });
  await business.read();
  expect(needed()).toEqual({ actions: PERMISSIONS.stripe.table.toSorted(), indexes: [] });
});
