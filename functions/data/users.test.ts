import { expect, it } from 'vitest';
import { accountBench } from '#test/support/account-bench.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { directoryEntry, directoryIn } from './directory.ts';
import { USERS_PK } from './keys.ts';
import type { Table } from './table.ts';
import { type UserRecord, type Users, usersIn } from './users.ts';

const table = await emulatedTable();
const { users, aPerson } = accountBench(table);
const directory = directoryIn(table);

async function aListedPerson(): Promise<UserRecord> {
  const user = await aPerson({ firstName: 'Before' });
  const { id: directoryId } = await directory.add(directoryEntry(user), new Date());
  return (await users.change(user.id, { directoryId })) as UserRecord;
}

/** People, with something that happens once just before the directory is written. */
function usersOvertakenBy(overtake: () => Promise<unknown>): Users {
  let isOvertaken = false;
  const slow: Table = {
    ...table,
    async update(update) {
      const isDirectory = update.Key?.pk === USERS_PK;
      if (isDirectory && !isOvertaken) {
        isOvertaken = true;
        await overtake();
      }
      return table.update(update);
    },
  };
  return usersIn(slow);
}

it('the directory says what the record says after a name that was overtaken by another', async () => {
  const { id, directoryId = '' } = await aListedPerson();
  await usersOvertakenBy(() => users.change(id, { firstName: 'Last' })).change(id, { firstName: 'First' });
  expect(await users.find(id)).toMatchObject({ firstName: 'Last' });
  expect(await directory.find(directoryId)).toMatchObject({ name: 'Last' });
});

it('the directory says what the record says after a role that was overtaken by another', async () => {
  const { id, directoryId = '' } = await aListedPerson();
  const back = () => users.changeRole(id, { from: 'ADMIN', to: 'USER' });
  await usersOvertakenBy(back).changeRole(id, { from: 'USER', to: 'ADMIN' });
  expect(await directory.find(directoryId)).toMatchObject({ role: 'USER' });
});
