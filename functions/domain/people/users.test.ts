import { expect, it } from 'vitest';
import { USER_LIST } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { userIndexEntry, userIndexIn } from './user-index.ts';
import type { UserRecord } from './user-record.ts';
import { type Users, usersIn } from './users.ts';

const table = await emulatedTable();
const { users, aPerson } = accountHarness(table);
const userIndex = userIndexIn(table);

async function aListedPerson(): Promise<UserRecord> {
  const user = await aPerson({ firstName: 'Before' });
  const { id: indexId } = await userIndex.add(userIndexEntry(user), new Date());
  return (await users.change(user.id, { indexId })) as UserRecord;
}

/** People, with something that happens once just before the index is written. */
function usersOvertakenBy(overtake: () => Promise<unknown>): Users {
  let isOvertaken = false;
  const slow: Table = {
    ...table,
    async transact<Name extends string>(writes: Readonly<Record<Name, Write>>) {
      const isIndex = Object.values<Write>(writes).some(({ Update }) =>
        String(Update?.Key?.pk).startsWith(`${USER_LIST.pk}#`),
      );
      if (isIndex && !isOvertaken) {
        isOvertaken = true;
        await overtake();
      }
      return table.transact(writes);
    },
  };
  return usersIn(slow);
}

it('the index follows the record when one change of name overtakes another', async () => {
  const { id, indexId = '' } = await aListedPerson();
  await usersOvertakenBy(() => users.change(id, { firstName: 'Last' })).change(id, { firstName: 'First' });
  expect(await users.find(id)).toMatchObject({ firstName: 'Last' });
  expect(await userIndex.find(indexId)).toMatchObject({ name: 'Last' });
});

it('the index follows the record when one change of role overtakes another', async () => {
  const { id, indexId = '' } = await aListedPerson();
  const back = () => users.changeRole(id, { from: 'ADMIN', to: 'USER' });
  await usersOvertakenBy(back).changeRole(id, { from: 'USER', to: 'ADMIN' });
  expect(await userIndex.find(indexId)).toMatchObject({ role: 'USER' });
});
