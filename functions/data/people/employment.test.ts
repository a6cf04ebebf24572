import { expect, it } from 'vitest';
import { newId, newListId } from '#functions/data/table/ids.ts';
import { MAX_ATTEMPTS } from '#functions/data/table/retry.ts';
import type { Table } from '#functions/data/table/table.ts';
import { accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { employeesIn } from './employees.ts';
import { leaveEmployer } from './employment.ts';

const table = await emulatedTable();
const { users, aPerson } = accountHarness(table);

/** An employee, and a table in which their record changes `changes` times while it is being removed. */
async function anEmployee({ changes }: { changes: number }) {
  const [employerId, employeeId] = [newId(), newListId(new Date())];
  const user = await aPerson({ employerId, employeeId });
  const employees = employeesIn(table, employerId);
  const { id: userId, email } = user;
  await table.transact({ ...employees.addition(employeeId, { userId, email, name: email, status: 'ACCEPTED' }) });
  let left = changes;
  const changing: Table = {
    ...table,
    async transact(writes) {
      if (left > 0) await employees.change(employeeId, { tokenHash: newId() });
      left -= 1;
      return table.transact(writes);
    },
  };
  const isEmployed = async () =>
    [(await users.find(userId))?.employerId, await employees.find(employeeId)].some((found) => found !== undefined);
  return { user, changing, isEmployed };
}

it('ends an employment whose record changes in the meantime', async () => {
  const { user, changing, isEmployed } = await anEmployee({ changes: 2 });
  await leaveEmployer(changing, user);
  expect(await isEmployed()).toBe(false);
});

it('fails while the record keeps changing, and succeeds when tried again', async () => {
  const { user, changing, isEmployed } = await anEmployee({ changes: MAX_ATTEMPTS });
  await expect(leaveEmployer(changing, user)).rejects.toThrow('The employment kept changing while it was ended');
  expect(await isEmployed()).toBe(true);
  await leaveEmployer(changing, user);
  expect(await isEmployed()).toBe(false);
});
