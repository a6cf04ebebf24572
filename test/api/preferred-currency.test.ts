import { describe, expect, it } from 'vitest';
import type { Profile, SessionUser } from '#shared/user/schema.ts';
import { aPerson, type Person } from '#test/support/given.ts';
import { anOwner, change, create, pathOf } from '#test/support/payment-settings-calls.ts';

describe('the preferred currency', () => {
  const invoiceCurrencies = async (person: Person) => [
    (await person.call<Profile>('GET', '/profile')).body.preferredCurrency,
    (await person.call<SessionUser>('GET', '/auth/profile')).body.profile.preferredCurrency,
  ];

  it.each([
    ['USD', 'USD'],
    ['EUR', 'EUR'],
    ['GBP', 'GBP'],
    ['CAD', 'CAD'],
    // Not a currency for invoices.
    ['AUD', 'CAD'],
  ])('%s makes new invoices begin in %s', async (preferredCurrency, currency) => {
    const owner = await anOwner({ preferredCurrency });
    expect(await owner.call('GET', pathOf(owner))).toMatchObject({ body: { preferredCurrency } });
    expect(await invoiceCurrencies(owner)).toEqual([currency, currency]);
  });

  it('applies to the invoices of the person who changes it, and survives other changes', async () => {
    const owner = await anOwner();
    await change(owner, { preferredCurrency: 'EUR' });
    await change(owner, { bankName: 'Alpine Bank' });
    expect(await invoiceCurrencies(owner)).toEqual(['EUR', 'EUR']);
  });

  it.each([
    [{}, 'preferredCurrency is required'],
    [{ preferredCurrency: '' }, 'preferredCurrency is required'],
    [{ preferredCurrency: 'BTC' }, 'preferredCurrency must be one of CAD, USD, EUR, GBP, AUD'],
  ])('is required: %j', async (body, message) => {
    expect(await create(await aPerson(), body)).toMatchObject({ status: 400, body: { message } });
  });
});
