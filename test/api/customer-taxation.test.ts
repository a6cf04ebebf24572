import { beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '#shared/customer/schema.ts';
import { aCustomer, aPerson, type Person } from '#test/support/given.ts';

const EXEMPTION = { tax: 'RST_MB', reason: 'Purchases for resale', number: '123456-7', validTo: '2028-02-29' };

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
});

describe('a customer', () => {
  it('keeps its language and tax exemptions until they are cleared', async () => {
    const { id, ...customer } = await aCustomer(owner);
    const path = `/customers/${id}`;
    const body = { language: 'en', taxExemptions: [EXEMPTION, { ...EXEMPTION, tax: 'GST', number: '', validTo: '' }] };
    const full = {
      ...customer,
      id,
      language: 'en',
      taxExemptions: [EXEMPTION, { tax: 'GST', reason: EXEMPTION.reason }],
    };
    expect((await owner.call('PATCH', path, { body })).body).toEqual({ ...full, version: 2 });
    expect((await owner.call('GET', path)).body).toEqual({ ...full, version: 2 });
    const renamed = await owner.call('PATCH', path, { body: { city: 'Laval' } });
    expect(renamed.body).toEqual({ ...full, city: 'Laval', version: 3 });
    const cleared = await owner.call('PATCH', path, { body: { language: '', taxExemptions: [] } });
    expect(cleared.body).toEqual({ ...customer, id, city: 'Laval', version: 4 });
  });

  it('is added with a language and exemptions, or with empty ones', async () => {
    const body = { name: 'Ann', email: 'ann@example.com' };
    const full = { ...body, language: 'fr', taxExemptions: [EXEMPTION] };
    expect((await owner.call('POST', '/customers', { body: full })).body).toMatchObject(full);
    const { body: empty } = await owner.call('POST', '/customers', {
      body: { ...body, language: '', taxExemptions: [] },
    });
    expect(Object.keys(empty as object).sort()).toEqual(['createdAt', 'email', 'id', 'name', 'version']);
  });

  it.each([
    [{ language: 'de' }, 'language must be one of en, fr'],
    [{ language: null }, 'language must be one of en, fr'],
    [{ taxExemptions: 'all' }, 'taxExemptions must be an array'],
    [{ taxExemptions: Array(7).fill(EXEMPTION) }, 'taxExemptions must have at most 6 entries'],
    [{ taxExemptions: [EXEMPTION, EXEMPTION] }, 'taxExemptions.1.tax must not be given twice'],
    [{ taxExemptions: [{ ...EXEMPTION, tax: undefined }] }, 'taxExemptions.0.tax is required'],
    [{ taxExemptions: [{ ...EXEMPTION, reason: ' ' }] }, 'taxExemptions.0.reason is required'],
    [{ taxExemptions: [{ ...EXEMPTION, validTo: '2027-02-29' }] }, 'taxExemptions.0.validTo must be a valid date'],
    [{ taxExemptions: [{ ...EXEMPTION, rate: 0 }] }, 'property taxExemptions.0.rate should not exist'],
  ])('is neither added nor changed with %j', async (changes, message) => {
    const { id } = await aCustomer(owner);
    const refused = { status: 400, body: { code: 'INVALID_REQUEST' } };
    const body = { name: 'Ann', email: 'ann@example.com', ...changes };
    const added = await owner.call<{ message: string | string[] }>('POST', '/customers', { body });
    const changed = await owner.call<{ message: string | string[] }>('PATCH', `/customers/${id}`, { body: changes });
    for (const response of [added, changed]) {
      expect(response).toMatchObject(refused);
      expect([response.body.message].flat()).toContain(message);
    }
  });

  it.each([
    [{ state: 'Québec', country: 'Canada' }, 'QC'],
    [{ state: ' alta. ', country: '' }, 'AB'],
    [{ state: 'British Columbia', country: undefined }, 'BC'],
    [{ state: 'Westmount', country: 'Canada' }, 'Westmount'],
    [{ state: 'NE', country: 'United States' }, 'NE'],
  ])('is stored from %j in %s', async (place, state) => {
    expect(await aCustomer(owner, place)).toMatchObject({ state });
  });

  it('has its province recognized according to its country', async () => {
    const [here, abroad] = [await aCustomer(owner), await aCustomer(owner, { country: 'USA', state: 'NY' })];
    const changed = async ({ id }: Customer, body: object) =>
      (await owner.call<Customer>('PATCH', `/customers/${id}`, { body })).body.state;
    expect(await changed(here, { state: 'Ont.' })).toBe('ON');
    expect(await changed(abroad, { state: 'Ont.' })).toBe('Ont.');
    expect(await changed(abroad, { state: 'Ont.', country: 'Canada' })).toBe('ON');
  });
});
