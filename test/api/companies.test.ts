import { describe, expect, it } from 'vitest';
import type { Company } from '#shared/company/schema.ts';
import { aCompany, COMPANY } from '#test/support/a-company.ts';
import { signedIn } from '#test/support/given.ts';

describe('a company', () => {
  it('exists once created, and can be created once', async () => {
    const { owner, company } = await aCompany();
    expect(company).toMatchObject(COMPANY);
    expect(await owner.call('GET', '/companies/me')).toMatchObject({ status: 200, body: company });
    const again = await owner.call('POST', '/companies', { body: COMPANY });
    expect(again).toMatchObject({ status: 409, body: { message: 'Company already exists' } });
  });

  it('changes only the given fields; an empty text removes a field', async () => {
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
    [{ businessId: 'other' }, 'property businessId should not exist'],
  ])('refuses %j', async (wrong, message) => {
    const { owner, company } = await aCompany();
    const response = await owner.call('PATCH', `/companies/${company.id}`, { body: wrong });
    expect(response).toMatchObject({ status: 400, body: { message } });
  });
});
