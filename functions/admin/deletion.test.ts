import { expect, it } from 'vitest';
import { businessKey } from '#functions/data/table/keys.ts';
import { putNew } from '#functions/data/table/write.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { deleteUser } from './deletion.ts';
import { adminStore } from './store.ts';

const table = await emulatedTable();
const { users, aPerson } = accountHarness(table);
const businesses = businessesIn(table);

it('deletes an account though the card provider and the table fail afterwards', async () => {
  const [admin, user] = [await aPerson({ role: 'ADMIN' }), await aPerson()];
  const by = aCaller({ userId: admin.id, email: admin.email, role: 'ADMIN', businessId: admin.businessId });
  const business = { id: user.businessId, stripeAccountId: 'acct_1', ...businessKey(user.businessId) };
  await table.transact({ business: putNew(business) });
  const tried: string[] = [];
  const fail = async (what: string) => {
    tried.push(what);
    // Everything ends only after the account is disabled, so that nothing new starts.
    expect(await users.find(user.id)).toMatchObject({ disabled: true });
    throw new Error(`${what} failed`);
  };
  const dependencies = {
    users,
    businesses,
    store: adminStore(table),
    payments: { expireAllCheckouts: (account: string) => fail(account) },
    releaseEmployees: () => fail('employees'),
    leaveEmployer: () => fail('employer'),
  };
  await deleteUser(dependencies, { by, userId: user.id, now: new Date('2026-03-01T12:00:00Z') });
  expect(tried.toSorted()).toEqual(['acct_1', 'employees', 'employer']);
  expect(await businesses.find(user.businessId)).toMatchObject({ deletedAt: '2026-03-01T12:00:00.000Z' });
});
