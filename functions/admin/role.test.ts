import { beforeEach, describe, expect, it } from 'vitest';
import { businessKey } from '#functions/data/table/keys.ts';
import { putNew } from '#functions/data/table/write.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { Group } from '#functions/services/identity.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { setRole } from './role.ts';
import { adminStore } from './store.ts';

const table = await emulatedTable();
const harness = accountHarness(table);
const { users, aPerson } = harness;

/** The ids in the group ADMIN, and what happens before and after it is changed. */
const group = new Set<string>();
let onChange: (id: string) => Promise<void>;
let afterChange: (id: string) => Promise<void>;
const identity = {
  async setMember(id: string, _group: Group, isMember: boolean) {
    await onChange(id);
    if (isMember) group.add(id);
    else group.delete(id);
    await afterChange(id);
  },
};
const dependencies = {
  users,
  businesses: businessesIn(table),
  store: adminStore(table),
  identity,
  outbox: harness.outbox,
};

let by: Caller;
beforeEach(async () => {
  harness.mails = [];
  onChange = async () => undefined;
  afterChange = async () => undefined;
  const { id, email, businessId } = await anAccount('ADMIN');
  by = aCaller({ userId: id, email, role: 'ADMIN', businessId });
});

async function anAccount(role: UserRecord['role']): Promise<UserRecord> {
  const user = await aPerson({ role });
  await table.transact({ business: putNew({ id: user.businessId, ...businessKey(user.businessId) }) });
  if (role === 'ADMIN') group.add(user.id);
  return user;
}

const give = ({ id }: UserRecord, role: UserRecord['role']) =>
  setRole(dependencies, { by, userId: id, role, client: {}, now: new Date() });
const roleOf = async ({ id }: UserRecord) => (await users.find(id))?.role;
const demotionOf = async ({ id }: UserRecord) => (await users.find(id))?.demotion;

it('tells the user, once for each change', async () => {
  const user = await anAccount('USER');
  for (const role of ['ADMIN', 'ADMIN', 'USER'] as const) await give(user, role);
  expect(harness.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [user.email, 'You are an administrator of Northbill now'],
    [user.email, 'You are no longer an administrator of Northbill'],
  ]);
});

describe('group and record', () => {
  it('agree after a change', async () => {
    const user = await anAccount('USER');
    await give(user, 'ADMIN');
    expect([await roleOf(user), group.has(user.id)]).toEqual(['ADMIN', true]);
    await give(user, 'USER');
    expect([await roleOf(user), group.has(user.id)]).toEqual(['USER', false]);
    expect(await demotionOf(user)).toBeUndefined();
  });

  it('never make an administrator of a user who is not one yet', async () => {
    const user = await anAccount('USER');
    onChange = async () => expect([await roleOf(user), await demotionOf(user)]).toEqual(['ADMIN', undefined]);
    await give(user, 'ADMIN');
    onChange = async () => expect([await roleOf(user), await demotionOf(user)]).toEqual(['USER', expect.any(String)]);
    await give(user, 'USER');
    expect.assertions(2);
  });

  it('keep the role when the user cannot be added to the group', async () => {
    const user = await anAccount('USER');
    onChange = () => Promise.reject(new Error('Cognito is down'));
    await expect(give(user, 'ADMIN')).rejects.toThrow('Cognito is down');
    expect([await roleOf(user), group.has(user.id)]).toEqual(['USER', false]);
  });

  it('keep the role when the response of adding to the group is lost', async () => {
    const user = await anAccount('USER');
    afterChange = async () => {
      afterChange = async () => undefined;
      throw new Error('timed out');
    };
    await expect(give(user, 'ADMIN')).rejects.toThrow('timed out');
    expect([await roleOf(user), group.has(user.id)]).toEqual(['USER', false]);
    expect(await demotionOf(user)).toBeUndefined();
  });

  it('mark a demotion while the user cannot be removed from the group, until they are promoted again', async () => {
    const user = await anAccount('ADMIN');
    onChange = () => Promise.reject(new Error('Cognito is down'));
    expect(await give(user, 'USER')).toMatchObject({ role: 'USER' });
    expect([await roleOf(user), group.has(user.id)]).toEqual(['USER', true]);
    expect(await demotionOf(user)).toEqual(expect.any(String));
    harness.mails = [];
    onChange = async () => undefined;
    await give(user, 'ADMIN');
    expect([await roleOf(user), await demotionOf(user)]).toEqual(['ADMIN', undefined]);
  });

  it('agree after a promotion during a demotion', async () => {
    const user = await anAccount('ADMIN');
    onChange = async () => {
      harness.mails = [];
      onChange = async () => undefined;
      await give(user, 'ADMIN');
    };
    await give(user, 'USER');
    expect([await roleOf(user), group.has(user.id)]).toEqual(['ADMIN', true]);
  });

  it('do not touch the group until the caller is known to be an administrator', async () => {
    await users.change(by.userId, { role: 'USER' });
    const user = await anAccount('ADMIN');
    onChange = () => Promise.reject(new Error('the group was changed'));
    await expect(give(user, 'USER')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each(['ADMIN', 'USER'] as const)('are unchanged when someone else sets %s', async (role) => {
    await users.change(by.userId, { role: 'USER' });
    const before = role === 'ADMIN' ? 'USER' : 'ADMIN';
    const user = await anAccount(before);
    await expect(give(user, role)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect([await roleOf(user), group.has(user.id)]).toEqual([before, before === 'ADMIN']);
  });

  it('agree after a demotion during a promotion', async () => {
    const user = await anAccount('USER');
    onChange = async () => void (await users.change(user.id, { role: 'USER' }));
    await expect(give(user, 'ADMIN')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect([await roleOf(user), group.has(user.id)]).toEqual(['USER', false]);
  });
});
