import { describe, expect, it } from 'vitest';
import { newId } from '#functions/data/table/ids.ts';
import { businessKey, purgeKey } from '#functions/data/table/keys.ts';
import { putNew } from '#functions/data/table/write.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { adminStore } from './store.ts';

const AT = '2026-03-01T12:00:00.000Z';
const table = await emulatedTable();
const harness = accountHarness(table);
const store = adminStore(table);

async function anAccount(fields: Partial<UserRecord> = {}): Promise<UserRecord> {
  const user = await harness.aPerson({ businessId: newId(), role: 'ADMIN', ...fields });
  await table.transact({ business: putNew({ id: user.businessId, ...businessKey(user.businessId) }) });
  return user;
}

const takeRole = (by: UserRecord, user: UserRecord) => store.setRole({ by: by.id, user, role: 'USER' });
const disable = (by: UserRecord, user: UserRecord) =>
  store.disableAccount({ by: { ...by, userId: by.id }, user, at: AT });

describe.each([
  ['take the role from', takeRole],
  ['disable the account of', disable],
])('two administrators who %s each other simultaneously', (_, change) => {
  it('cannot both succeed, in 50 rounds', async () => {
    for (let round = 0; round < 50; round += 1) {
      const [one, other] = await Promise.all([anAccount(), anAccount()]);
      const refusals = await Promise.all([change(one, other), change(other, one)]);
      expect(refusals.toSorted()).toEqual(['by', null]);
    }
  });
});

describe('a change', () => {
  it.each([
    ['was made a user', { role: 'USER' }],
    ['was disabled', { disabled: true }],
    ['works for somebody', { employerId: 'another' }],
  ] as const)('is refused by an administrator who %s since', async (_, fields) => {
    const [by, user] = await Promise.all([anAccount(fields), anAccount()]);
    expect(await takeRole(by, user)).toBe('by');
    expect(await disable(by, user)).toBe('by');
    expect(await harness.users.find(user.id)).toEqual(expect.not.objectContaining({ deletedAt: expect.anything() }));
    expect(await harness.users.find(user.id)).toMatchObject({ role: 'ADMIN' });
    expect(await table.get(purgeKey(user.businessId))).toBeUndefined();
  });

  it('is refused for an account that was deleted since it was read', async () => {
    const [by, user] = await Promise.all([anAccount(), anAccount()]);
    expect(await disable(by, user)).toBeNull();
    expect(await disable(by, user)).toBe('user');
    expect(await takeRole(by, user)).toBe('user');
  });

  it('can make an employee a user, but not an administrator', async () => {
    const [by, user] = await Promise.all([anAccount(), anAccount({ role: 'USER', employerId: 'another' })]);
    expect(await store.setRole({ by: by.id, user, role: 'ADMIN' })).toBe('user');
    expect(await takeRole(by, user)).toBeNull();
  });
});
