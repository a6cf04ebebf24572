import { isDeepStrictEqual } from 'node:util';
import { userKey } from '#functions/data/table/keys.ts';
import { retry } from '#functions/data/table/retry.ts';
import type { Table } from '#functions/data/table/table.ts';
import { employeesIn } from './employees.ts';
import { personFields, type UserRecord } from './user-record.ts';

/**
 * Updates the copy of a user's details in their employer's list. Concurrent changes may write their copies in either
 * order, so the user is read again until the copy matches.
 */
export async function updateEmployeeCopy(table: Table, user: UserRecord): Promise<void> {
  let latest: UserRecord | undefined = user;
  await retry('employee-copy', async () => {
    if (!latest?.employerId || !latest.employeeId) return true;
    const copied = personFields(latest);
    await employeesIn(table, latest.employerId).change(latest.employeeId, copied);
    latest = await table.get<UserRecord>(userKey(user.id));
    return !latest || isDeepStrictEqual(personFields(latest), copied) || null;
  });
}
