import { beforeEach, describe, expect, it } from 'vitest';
import type { Group } from '#functions/services/identity.ts';
import { type AccountHarness, accountHarness } from '#test/support/account-harness.ts';
import { delivered } from '#test/support/delivered.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { mirrorGroups } from './mirror-groups.ts';

const table = await emulatedTable();
let harness: AccountHarness;
let groups: Map<string, Set<Group>>;
let onChange: (userId: string) => Promise<void>;
beforeEach(() => {
  harness = accountHarness(table);
  groups = new Map();
  onChange = async () => undefined;
});

const identity = {
  async setMember(userId: string, group: Group, isMember: boolean) {
    await onChange(userId);
    const joined = groups.get(userId) ?? new Set();
    if (isMember) joined.add(group);
    else joined.delete(group);
    groups.set(userId, joined);
  },
};

const mirror = (...ids: string[]) => {
  const bodies = Object.fromEntries(ids.map((id, index) => [`${index}`, id]));
  return delivered(bodies, (id) => mirrorGroups({ users: harness.users, identity }, id));
};
const groupsOf = ({ id }: { id: string }) => [...(groups.get(id) ?? [])].sort();

describe('a role', () => {
  it('is mirrored from joining a business until leaving it, even if repeated', async () => {
    const user = await harness.aPerson();
    const left = { employerId: undefined, employedAs: undefined };
    for (const [fields, expected] of [
      [left, ['USER']],
      [{ employerId: 'employer' }, ['EMPLOYEE', 'USER']],
      [left, ['USER']],
      [{ employerId: 'employer', employedAs: 'ACCOUNTANT' }, ['ACCOUNTANT', 'USER']],
      [{ employerId: 'employer', employedAs: 'EMPLOYEE' }, ['EMPLOYEE', 'USER']],
      [left, ['USER']],
    ] as const) {
      await harness.users.change(user.id, fields);
      for (const _ of [1, 2]) expect(await mirror(user.id, user.id)).toEqual([]);
      expect(groupsOf(user)).toEqual(expected);
    }
  });

  it('does not change membership of the ADMIN group, even if the record does not know it yet', async () => {
    const [promoted, administrator] = [await harness.aPerson(), await harness.aPerson({ role: 'ADMIN' })];
    groups.set(promoted.id, new Set(['ADMIN']));
    await mirror(promoted.id, administrator.id);
    expect([groupsOf(promoted), groupsOf(administrator)]).toEqual([['ADMIN', 'USER'], ['USER']]);
  });

  it('is mirrored as it is after a concurrent change', async () => {
    const user = await harness.aPerson({ employerId: 'employer' });
    onChange = async () => {
      onChange = async () => undefined;
      await harness.users.change(user.id, { employerId: undefined });
      await mirror(user.id);
    };
    await mirror(user.id);
    expect(groupsOf(user)).toEqual(['USER']);
  });

  it('is redelivered if Cognito fails, without the rest of its batch', async () => {
    const [failing, other] = [await harness.aPerson(), await harness.aPerson()];
    onChange = async (userId) => {
      if (userId === failing.id) throw new Error('Cognito is down');
    };
    expect(await mirror(failing.id, other.id)).toEqual(['0']);
    expect(groupsOf(other)).toEqual(['USER']);
  });

  it('of an account that is deleted or gone is left alone', async () => {
    const { id } = await harness.aPerson({ deletedAt: '2026-03-01T12:00:00.000Z' });
    expect(await mirror(id, crypto.randomUUID())).toEqual([]);
    expect(groups.size).toBe(0);
  });
});
