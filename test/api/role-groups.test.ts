import { expect, it } from 'vitest';
import { anEmployeeOf, anInvitation } from '#test/support/an-employee.ts';
import { call } from '#test/support/client.ts';
import { deleteAccount } from '#test/support/deletions.ts';
import { addToGroup, groupsOf } from '#test/support/emulators.ts';
import { aPerson, PASSWORD, type Person, signedIn, theAdministrator } from '#test/support/given.ts';

/** Resolves once a person is in exactly these groups. */
const isIn = ({ id }: Pick<Person, 'id'>, ...groups: string[]) => expect.poll(() => groupsOf(id)).toEqual(groups);

async function anEmployee() {
  const owner = await aPerson();
  const employee = await anEmployeeOf(owner);
  await isIn(employee, 'EMPLOYEE', 'USER');
  return { owner, employee };
}

it('are USER for everyone, and EMPLOYEE from accepting an invitation until leaving', async () => {
  const [owner, person] = await Promise.all([aPerson(), aPerson()]);
  await isIn(person, 'USER');
  const { token } = await anInvitation(owner, person.email);
  await call('POST', `/invitations/${token}/accept`);
  await isIn(person, 'EMPLOYEE', 'USER');
  await person.call('POST', '/employees/me/leave');
  await isIn(person, 'USER');
  await isIn(owner, 'USER');
});

it('are USER only after a removal, and EMPLOYEE again in another business', async () => {
  const { owner, employee } = await anEmployee();
  await owner.call('DELETE', `/employees/${employee.employeeId}`);
  await isIn(employee, 'USER');
  const other = await aPerson();
  const { token } = await anInvitation(other, employee.email);
  await call('POST', `/invitations/${token}/accept`);
  await isIn(employee, 'EMPLOYEE', 'USER');
});

it('are USER only once the business is deleted', async () => {
  const { owner, employee } = await anEmployee();
  expect(await deleteAccount(await theAdministrator(), owner)).toMatchObject({ status: 204 });
  await isIn(employee, 'USER');
});

it('include ADMIN while a person is an administrator', async () => {
  const [admin, person] = await Promise.all([theAdministrator(), aPerson()]);
  const setRole = (role: string) => admin.call('PATCH', `/admin/users/${person.id}/role`, { body: { role } });
  await isIn(person, 'USER');
  for (const _ of [1, 2]) await setRole('ADMIN');
  await isIn(person, 'ADMIN', 'USER');
  for (const _ of [1, 2]) await setRole('USER');
  await isIn(person, 'USER');
});

it('that differ from the role are repaired at sign-in, and give no access', async () => {
  const person = await aPerson();
  await isIn(person, 'USER');
  await addToGroup(person.email, 'EMPLOYEE');
  expect(await signedIn(person.email, PASSWORD)).toMatchObject({ role: 'USER' });
  await isIn(person, 'USER');
});
