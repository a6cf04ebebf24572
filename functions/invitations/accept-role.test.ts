import { beforeEach, expect, it } from 'vitest';
import { companyKey } from '#functions/data/table/keys.ts';
import { put } from '#functions/data/table/write.ts';
import { employmentsIn } from '#functions/domain/people/employment.ts';
import { roleOf, type UserRecord } from '#functions/domain/people/user-record.ts';
import { type AccountHarness, accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { invitationCalls, NOW } from '#test/support/invitation-harness.ts';
import { acceptInvitation } from './invitations.ts';

const table = await emulatedTable();
let harness: AccountHarness;
let person: UserRecord;
let token: string;
beforeEach(async () => {
  await table.transact({ company: put({ ...companyKey('inviting'), name: 'Larch Studio' }) });
  harness = accountHarness(table);
  person = await harness.aPerson();
});
const { again, dependencies, accept, read } = invitationCalls(table, () => ({ harness, person, token }));

const role = async () => {
  const user = await harness.users.find(person.id);
  return user && roleOf(user);
};
const leave = async () => {
  const user = await harness.users.find(person.id);
  if (user) await employmentsIn(table, harness.roleChanged).leaveEmployer(user);
};

it.each(['EMPLOYEE', 'ACCOUNTANT'] as const)('who accepts an invitation as %s is that until they leave', async (as) => {
  token = await again({ role: as });
  expect(await read()).toMatchObject({ role: as });
  await accept();
  expect(await role()).toBe(as);
  await leave();
  expect(await role()).toBe('USER');
  expect(await harness.users.find(person.id)).not.toHaveProperty('employedAs');
});

it('who was an accountant is an employee in the next business, and the other way round', async () => {
  for (const as of ['ACCOUNTANT', 'EMPLOYEE', 'ACCOUNTANT', undefined] as const) {
    token = await again(as && { role: as });
    await accept();
    expect(await role()).toBe(as ?? 'EMPLOYEE');
    await leave();
  }
});

it('an account whose email is unverified becomes an accountant, too', async () => {
  person = await harness.anUnverifiedPerson();
  token = await again({ role: 'ACCOUNTANT' });
  await acceptInvitation(dependencies(), { token, password: 'chosen-password-1' }, NOW);
  expect(await role()).toBe('ACCOUNTANT');
});
