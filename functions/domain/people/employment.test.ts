import { expect, it } from 'vitest';
import { newId, newListId } from '#functions/data/table/ids.ts';
import { MAX_ATTEMPTS } from '#functions/data/table/retry.ts';
import type { Table } from '#functions/data/table/table.ts';
import { accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { employeesIn } from './employees.ts';
import { employmentsIn } from './employment.ts';

const table = await emulatedTable();
const { users, aPerson, roleChanged, roleChanges } = accountHarness(table);

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
  return { user, isEmployed, leave: () => employmentsIn(changing, roleChanged).leaveEmployer(user) };
}

it('ends an employment whose record changes in the meantime', async () => {
  const { user, isEmployed, leave } = await anEmployee({ changes: 2 });
  await leave();
  expect(await isEmployed()).toBe(false);
  expect(roleChanges).toEqual([user.id]);
});

it('fails while the record keeps changing, and succeeds when tried again', async () => {
  const { user, isEmployed, leave } = await anEmployee({ changes: MAX_ATTEMPTS });
  await expect(leave()).rejects.toThrow('The employment kept changing while it was ended');
  expect(await isEmployed()).toBe(true);
  expect(roleChanges).not.toContain(user.id);
  await leave();
  expect(await isEmployed()).toBe(false);
});
