import { beforeEach, describe, expect, it } from 'vitest';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { Tokens } from '#functions/services/identity.ts';
import { type AccountHarness, accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { mirrorRole } from './mirror-role.ts';

const table = await emulatedTable();
let harness: AccountHarness;
beforeEach(() => {
  harness = accountHarness(table);
});

function tokensIn({ id: sub }: UserRecord, groups: readonly string[]): Tokens {
  const claims = Buffer.from(JSON.stringify({ sub, 'cognito:groups': groups })).toString('base64url');
  return { accessToken: `e30.${claims}.none`, expiresInSeconds: 3600 };
}

type Groups = { token: boolean; isAdministrator: () => Promise<boolean> };

/** The role after a refresh whose token says whether the user was in the ADMIN group when it was issued. */
async function roleAfterRefresh(user: UserRecord, { token, isAdministrator }: Groups): Promise<string | undefined> {
  const identity = { ...harness.identity, isAdministrator };
  await mirrorRole({ ...harness, identity }, user, tokensIn(user, token ? ['USER', 'ADMIN'] : ['USER']));
  return (await harness.users.find(user.id))?.role;
}

const EMPLOYED = { employerId: 'employer' };
const AS_ACCOUNTANT = { ...EMPLOYED, employedAs: 'ACCOUNTANT' } as const;

describe('the groups USER, EMPLOYEE and ACCOUNTANT', () => {
  it.each([
    ['an employee in both', EMPLOYED, ['USER', 'EMPLOYEE'], false],
    ['an accountant in both', AS_ACCOUNTANT, ['USER', 'ACCOUNTANT'], false],
    ['a user in USER only', {}, ['USER'], false],
    ['an employee missing in EMPLOYEE', EMPLOYED, ['USER'], true],
    ['a former employee still in EMPLOYEE', {}, ['USER', 'EMPLOYEE'], true],
    ['a former accountant still in ACCOUNTANT', {}, ['USER', 'ACCOUNTANT'], true],
    ['an accountant who was an employee', AS_ACCOUNTANT, ['USER', 'EMPLOYEE'], true],
    ['a new user in no group yet', {}, [], true],
  ] as const)('of %s', async (_, fields, groups, isRepaired) => {
    const user = await harness.aPerson(fields);
    await mirrorRole(harness, user, tokensIn(user, groups));
    expect(harness.roleChanges).toEqual(isRepaired ? [user.id] : []);
  });
});

describe('the role in the record', () => {
  it.each([
    ['USER', 'follows an operator who makes an administrator', true, true, 'ADMIN'],
    ['ADMIN', 'follows an operator who takes the role away', false, false, 'USER'],
    ['USER', 'is not raised by a token from before the role was taken away', true, false, 'USER'],
    ['ADMIN', 'is not lowered by a token from before the role was given', false, true, 'ADMIN'],
    ['ADMIN', 'stays what group and token say', true, true, 'ADMIN'],
  ] as const)('%s %s', async (role, _, token, now, expected) => {
    const user = await harness.aPerson({ role });
    expect(await roleAfterRefresh(user, { token, isAdministrator: async () => now })).toBe(expected);
  });

  it('stays as an administrator sets it at the same time', async () => {
    const user = await harness.aPerson({ role: 'ADMIN' });
    const isAdministrator = async () => {
      await harness.users.change(user.id, { role: 'USER' });
      return false;
    };
    expect(await roleAfterRefresh(user, { token: false, isAdministrator })).toBe('USER');
  });

  it.each([
    ['USER', true],
    ['ADMIN', false],
  ] as const)('stays %s regardless of the group during a demotion', async (role, isInGroup) => {
    const marked = await harness.aPerson({ role, demotion: 'one' });
    // The demotion is complete by then, but the response may predate it.
    const isAdministrator = async () => {
      await harness.users.change(marked.id, { demotion: undefined });
      return isInGroup;
    };
    expect(await roleAfterRefresh(marked, { token: isInGroup, isAdministrator })).toBe(role);
  });

  it('stays as left by a demotion that started after the record was read', async () => {
    const user = await harness.aPerson({ role: 'USER' });
    const isAdministrator = async () => {
      await harness.users.change(user.id, { demotion: 'one' });
      return true;
    };
    expect(await roleAfterRefresh(user, { token: true, isAdministrator })).toBe('USER');
  });
});
