import { expect, it } from 'vitest';
import type { SessionUser } from '#shared/user/schema.ts';
import { COMPANY } from '#test/support/a-company.ts';
import { anInvitation } from '#test/support/an-employee.ts';
import { call } from '#test/support/client.ts';
import { aPerson, type Person } from '#test/support/given.ts';

const session = async (person: Person) => (await person.call<SessionUser>('GET', '/auth/profile')).body;

/** Options of a call from a page opened for a business. */
const openedFor = (businessId: string) => ({ headers: { 'x-business-id': businessId } });

const CUSTOMER = { name: 'Café Léger', email: 'billing@example.com' };

it('returns the business a person works in, with its company’s name if it has one', async () => {
  const owner = await aPerson();
  const before = await session(owner);
  expect(before.businessId).toMatch(/^[\w-]+$/);
  expect(before).not.toHaveProperty('businessName');
  await owner.call('POST', '/companies', { body: COMPANY });
  expect(await session(owner)).toMatchObject({ businessId: before.businessId, businessName: COMPANY.name });
});

it('refuses calls from a page opened for another business, after joining and after leaving', async () => {
  const [owner, person] = await Promise.all([aPerson(), aPerson()]);
  const [theirs, own] = [(await session(owner)).businessId, (await session(person)).businessId];
  const add = (businessId: string) => person.call('POST', '/customers', { body: CUSTOMER, ...openedFor(businessId) });
  expect((await add(own)).status).toBe(201);

  const { employee, token } = await anInvitation(owner, person.email);
  await call('POST', `/invitations/${token}/accept`);
  expect(await session(person)).toMatchObject({ businessId: theirs, role: 'EMPLOYEE' });
  expect(await add(own)).toMatchObject({ status: 409, body: { code: 'CONFLICT', reason: 'BUSINESS_CHANGED' } });
  expect((await add(theirs)).status).toBe(201);

  await owner.call('DELETE', `/employees/${employee.id}`);
  expect(await add(theirs)).toMatchObject({ status: 409, body: { reason: 'BUSINESS_CHANGED' } });
  expect((await owner.call<{ meta: object }>('GET', '/customers')).body.meta).toMatchObject({ total: 1 });
  expect((await person.call<{ meta: object }>('GET', '/customers')).body.meta).toMatchObject({ total: 1 });
});

it('returns the signed-in person to a page opened for any business', async () => {
  const person = await aPerson();
  for (const path of ['/auth/profile', '/profile']) {
    expect((await person.call('GET', path, openedFor('another'))).status).toBe(200);
  }
});
