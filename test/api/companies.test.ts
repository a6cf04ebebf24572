import { beforeAll, describe, expect, it } from 'vitest';
import type { Company } from '#shared/company/schema.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { aCompany, COMPANY } from '#test/support/a-company.ts';
import { call } from '#test/support/client.ts';
import { type aPerson, PASSWORD, signedIn } from '#test/support/given.ts';

describe('the province of a company', () => {
  it.each([
    ['Canada', 'Québec', 'QC'],
    [undefined, 'Alta.', 'AB'],
    ['', 'Î.-P.-É.', 'PE'],
    ['Canada', 'Cascadia', 'Cascadia'],
    ['United States', 'AB', 'AB'],
    ['United States', 'Ontario', 'Ontario'],
  ])('in %j: %j is stored as %j', async (country, province, stored) => {
    const { company } = await aCompany({ country, province });
    expect(company.province).toBe(stored);
  });

  it('is recognized when it or the country changes, and removed by an empty string', async () => {
    const { owner, company } = await aCompany({ country: 'France', province: 'Qc' });
    const change = async (body: object) =>
      (await owner.call<Company>('PATCH', `/companies/${company.id}`, { body })).body.province;
    expect(await change({ city: 'Laval' })).toBe('Qc');
    expect(await change({ country: 'Canada' })).toBe('QC');
    expect(await change({ province: 'Ont.' })).toBe('ON');
    expect(await change({ province: '' })).toBeUndefined();
  });
});

describe('the taxes of a company', () => {
  it('are stored as they are printed, and replaced as a whole', async () => {
    const { owner, company } = await aCompany({
      taxRegistrations: { GST: '845123397', QST: '1234567890' },
      supplyCategory: 'software',
    });
    const stored = { GST: '84512 3397 RT0001', QST: '1234567890 TQ0001' };
    expect(company).toMatchObject({ taxRegistrations: stored, supplyCategory: 'software' });
    const body = { taxRegistrations: { PST_BC: '12345678' }, supplyCategory: 'legal' };
    const changed = await owner.call<Company>('PATCH', `/companies/${company.id}`, { body });
    expect(changed.body.taxRegistrations).toEqual({ PST_BC: 'PST-1234-5678' });
    expect((await owner.call('GET', '/companies/me')).body).toEqual(changed.body);
  });

  it('are removed by an empty value', async () => {
    const { owner, company } = await aCompany({ taxRegistrations: { GST: '845123397' }, supplyCategory: 'goods' });
    const { taxRegistrations: _numbers, supplyCategory: _category, ...kept } = company;
    const body = { taxRegistrations: {}, supplyCategory: '' };
    const changed = await owner.call('PATCH', `/companies/${company.id}`, { body });
    expect(changed.body).toEqual({ ...kept, version: 2 });
    expect((await owner.call('GET', '/companies/me')).body).toEqual(changed.body);
  });

  it('do not exist for a small supplier until it registers', async () => {
    const { owner, company } = await aCompany({});
    const change = async (body: object) =>
      (await owner.call<Company>('PATCH', `/companies/${company.id}`, { body })).body;
    expect(await change({ isSmallSupplier: true })).toMatchObject({ isSmallSupplier: true });
    expect(await change({ city: 'Laval' })).toMatchObject({ isSmallSupplier: true });
    expect(await change({ taxRegistrations: { GST: '845123397' } })).not.toHaveProperty('isSmallSupplier');
    expect(await change({ isSmallSupplier: true })).not.toHaveProperty('isSmallSupplier');
    expect((await owner.call('GET', '/companies/me')).body).not.toHaveProperty('isSmallSupplier');
    expect(await change({ taxRegistrations: {}, isSmallSupplier: true })).toMatchObject({ isSmallSupplier: true });
  });

  it('are unset in a new company', async () => {
    const { company } = await aCompany({ taxRegistrations: {}, supplyCategory: '' });
    expect(company).not.toHaveProperty('taxRegistrations');
    expect(company).not.toHaveProperty('supplyCategory');
  });
});

describe('the time zone of a business', () => {
  const zones = async (by: Awaited<ReturnType<typeof aPerson>>) => [
    (await by.call<SessionUser>('GET', '/auth/profile')).body.timeZone,
    (await by.call<Company>('GET', '/companies/me')).body.timeZone,
  ];

  it.each([
    [undefined, 'America/Edmonton'],
    ['America/St_Johns', 'America/St_Johns'],
    ['Mars/Olympus_Mons', 'America/Edmonton'],
    ['', 'America/Edmonton'],
  ])('with %j from the browser is %j', async (timeZone, expected) => {
    const email = `zone-${crypto.randomUUID()}@example.com`;
    const registered = await call('POST', '/users', { body: { email, password: PASSWORD, timeZone } });
    expect(registered.status).toBe(201);
    const owner = await signedIn(email, PASSWORD);
    const created = await owner.call('POST', '/companies', { body: COMPANY });
    expect(created).toMatchObject({ status: 201, body: { timeZone: expected } });
    expect(await zones(owner)).toEqual([expected, expected]);
  });

  it.each([
    [{ province: 'Terre-Neuve' }, 'America/St_Johns'],
    [{ province: 'SK', country: 'Canada' }, 'America/Regina'],
    [{ province: 'SK', timeZone: 'America/Toronto' }, 'America/Toronto'],
    [{ province: 'NL', country: 'Netherlands' }, 'America/Edmonton'],
  ])('of a new company with %j is %s', async (place, expected) => {
    const { owner, company } = await aCompany(place);
    expect(company.timeZone).toBe(expected);
    expect(await zones(owner)).toEqual([expected, expected]);
  });

  it('is that of its company, and stays when the company is deleted', async () => {
    const { owner, company } = await aCompany({ timeZone: 'America/Regina' });
    expect(company.timeZone).toBe('America/Regina');
    expect(await zones(owner)).toEqual(['America/Regina', 'America/Regina']);
    const body = { timeZone: 'America/Vancouver' };
    const changed = await owner.call('PATCH', `/companies/${company.id}`, { body });
    expect(changed.body).toEqual({ ...company, ...body, version: 2 });
    expect(await zones(owner)).toEqual(['America/Vancouver', 'America/Vancouver']);
    await owner.call('DELETE', `/companies/${company.id}`);
    expect(await zones(owner)).toEqual(['America/Vancouver', undefined]);
    expect(await owner.call('POST', '/companies', { body: COMPANY })).toMatchObject({ body });
  });

  it('does not change when a company is refused', async () => {
    const { owner, company } = await aCompany({ timeZone: 'America/Halifax' });
    const body = { ...COMPANY, timeZone: 'America/Toronto' };
    expect((await owner.call('POST', '/companies', { body })).status).toBe(409);
    const outdated = { timeZone: 'America/Toronto', version: 9 };
    expect((await owner.call('PATCH', `/companies/${company.id}`, { body: outdated })).status).toBe(409);
    expect(await zones(owner)).toEqual(['America/Halifax', 'America/Halifax']);
  });
});

describe('a company', () => {
  it('exists once created, and can be created once', async () => {
    const { owner, company } = await aCompany();
    expect(company).toMatchObject(COMPANY);
    expect(await owner.call('GET', '/companies/me')).toMatchObject({ status: 200, body: company });
    const again = await owner.call('POST', '/companies', { body: COMPANY });
    expect(again).toMatchObject({ status: 409, body: { message: 'Company already exists' } });
  });

  it('changes only the given fields; an empty string removes a field', async () => {
    const { owner, company } = await aCompany();
    const { city: _city, ...kept } = company;
    const changes = { name: 'Prairie Works Inc.', city: '' };
    const response = await owner.call('PATCH', `/companies/${company.id}`, { body: changes });
    expect(response.body).toEqual({ ...kept, name: 'Prairie Works Inc.', version: 2 });
    expect(await owner.call('PATCH', `/companies/${company.id}`, { body: {} })).toMatchObject({ body: response.body });
  });

  it('cannot be changed or deleted by another business', async () => {
    const [{ owner, company }, other] = await Promise.all([aCompany(), aCompany()]);
    const missing = { status: 404, body: { message: 'Company not found' } };
    const path = `/companies/${company.id}`;
    expect(await other.owner.call('PATCH', path, { body: { name: 'Mine' } })).toMatchObject(missing);
    expect(await other.owner.call('DELETE', path)).toMatchObject(missing);
    expect(await owner.call('GET', '/companies/me')).toMatchObject({ body: company });
  });

  it('can be deleted and created again', async () => {
    const { owner, company } = await aCompany();
    expect(await owner.call('DELETE', `/companies/${company.id}`)).toMatchObject({ status: 204 });
    expect(await owner.call('GET', '/companies/me')).toMatchObject({ status: 404 });
    expect(await owner.call('DELETE', `/companies/${company.id}`)).toMatchObject({ status: 404 });
    expect(await owner.call('POST', '/companies', { body: COMPANY })).toMatchObject({ status: 201 });
  });

  it('can be read but not changed by an employee', async () => {
    const employee = await signedIn('employee@demo.test', 'demo-1234');
    const { status, body } = await employee.call<Company>('GET', '/companies/me');
    expect(status).toBe(200);
    for (const [method, path] of [
      ['POST', '/companies'],
      ['PATCH', `/companies/${body.id}`],
      ['DELETE', `/companies/${body.id}`],
    ] as const) {
      const response = await employee.call(method, path, { body: { name: 'Taken over' } });
      expect(response).toMatchObject({ status: 403 });
    }
    expect(await employee.call('GET', '/companies/me')).toMatchObject({ body });
  });
});

describe('refuses a change to', () => {
  let unchanged: Awaited<ReturnType<typeof aCompany>>;
  beforeAll(async () => {
    unchanged = await aCompany();
  });

  it.each([
    [{ name: '' }, 'name is required'],
    [{ name: 'x'.repeat(101) }, 'name must be at most 100 characters'],
    [{ address: 'x'.repeat(201) }, 'address must be at most 200 characters'],
    [{ city: 'x'.repeat(101) }, 'city must be at most 100 characters'],
    [{ zip: 'x'.repeat(21) }, 'zip must be at most 20 characters'],
    [{ country: 'x'.repeat(101) }, 'country must be at most 100 characters'],
    [{ phone: '1'.repeat(21) }, 'phone must be at most 20 characters'],
    [{ phone: 'call me' }, 'phone must not contain unsupported characters'],
    [{ email: 'nobody' }, 'email must be an email'],
    [{ email: `${'x'.repeat(90)}@example.com` }, 'email must be at most 100 characters'],
    [{ website: 'example.com' }, 'website must be a valid URL'],
    [{ website: 'javascript://example.com/%0aalert(1)' }, 'website must be a valid URL'],
    [{ website: `https://example.com/${'x'.repeat(200)}` }, 'website must be at most 200 characters'],
    [{ registrationNumber: 'x'.repeat(51) }, 'registrationNumber must be at most 50 characters'],
    [{ taxNumber: 'x'.repeat(51) }, 'taxNumber must be at most 50 characters'],
    [{ timeZone: 'Calgary' }, 'timeZone must be a time zone such as America/Toronto'],
    [{ timeZone: '' }, 'timeZone must be a time zone such as America/Toronto'],
    [{ supplyCategory: 'wizardry' }, expect.stringContaining('supplyCategory must be one of goods, books')],
    [{ taxRegistrations: { GST: '123456789' } }, 'taxRegistrations.GST must be a valid registration number'],
    [{ taxRegistrations: { HST: '845123397' } }, 'property taxRegistrations.HST should not exist'],
    [{ businessId: 'other' }, 'property businessId should not exist'],
  ])('%j', async (wrong, message) => {
    const { owner, company } = unchanged;
    const response = await owner.call('PATCH', `/companies/${company.id}`, { body: wrong });
    expect(response).toMatchObject({ status: 400, body: { message } });
  });

  it('leaves the company as it is', async () => {
    const { owner, company } = unchanged;
    expect(await owner.call('GET', '/companies/me')).toMatchObject({ body: company });
  });
});
