import { expect, it } from 'vitest';
import type { SessionUser } from '#shared/user/schema.ts';
import { COMPANY } from '#test/support/a-company.ts';
import { anEmployeeOf, anInvitation } from '#test/support/an-employee.ts';
import { list } from '#test/support/employee-calls.ts';
import { aCustomer, aPerson, type Person } from '#test/support/given.ts';
import { parallel } from '#test/support/parallel.ts';

const leave = (person: Person, openedFor?: string) =>
  person.call('POST', '/employees/me/leave', openedFor ? { headers: { 'x-business-id': openedFor } } : {});
const session = async (person: Person) => (await person.call<SessionUser>('GET', '/auth/profile')).body;
const NOT_EMPLOYED = { status: 403, body: { code: 'FORBIDDEN', message: 'You have no employer to leave.' } };

it('returns an employee to their own business immediately and removes them from the owner’s list', async () => {
  const owner = await aPerson();
  await owner.call('POST', '/companies', { body: COMPANY });
  await aCustomer(owner);
  const employee = await anEmployeeOf(owner);
  expect(await session(employee)).toMatchObject({ role: 'EMPLOYEE', businessName: COMPANY.name });
  expect(await leave(employee)).toMatchObject({ status: 204 });
  const after = await session(employee);
  expect(after).toMatchObject({ role: 'USER', businessId: employee.businessId });
  expect(after).not.toHaveProperty('businessName');
  expect((await employee.call<{ meta: object }>('GET', '/customers')).body.meta).toMatchObject({ total: 0 });
  expect((await list(owner)).meta.total).toBe(0);
});

it('can be followed by another invitation', async () => {
  const owner = await aPerson();
  const employee = await anEmployeeOf(owner);
  await leave(employee);
  expect((await anInvitation(owner, employee.email)).employee.id).not.toBe(employee.employeeId);
});

it('is refused for a person in their own business, and changes nothing', async () => {
  const owner = await aPerson();
  await anEmployeeOf(owner);
  expect(await leave(owner)).toMatchObject(NOT_EMPLOYED);
  expect((await list(owner)).meta.total).toBe(1);
});

it('ends one employment under repeated requests, and no later one', async () => {
  const [owner, other] = await Promise.all([aPerson(), aPerson()]);
  const employee = await anEmployeeOf(owner);
  const { businessId } = await session(employee);
  await anEmployeeOf(owner);
  const responses = await parallel(10, () => leave(employee, businessId));
  expect(responses.map(({ status }) => status).filter((status) => ![204, 409].includes(status))).toEqual([]);
  expect((await list(owner)).meta.total).toBe(1);

  const { token } = await anInvitation(other, employee.email);
  await other.call('POST', `/invitations/${token}/accept`);
  expect(await leave(employee, businessId)).toMatchObject({ status: 409, body: { reason: 'BUSINESS_CHANGED' } });
  expect(await session(employee)).toMatchObject({ businessId: other.businessId, role: 'EMPLOYEE' });
});
