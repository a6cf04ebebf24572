import {
  employeeOfKey,
  idOf,
  invitationKey,
  type Key,
  listItemKey,
  listOfBusiness,
} from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import { retry } from '#functions/data/table/retry.ts';
import type { Table } from '#functions/data/table/table.ts';
import { remove } from '#functions/data/table/write.ts';
import { type EmployeeRecord, employeesIn, removalUnlessAnswered } from './employees.ts';
import { leaveBusiness } from './members.ts';
import type { UserRecord } from './user-record.ts';

type Employed = EmployeeRecord & { readonly id: string };
type Employment = { readonly businessId: string; readonly employee: Employed };

/**
 * Removes an employee or an invited person, who works in their own business again from the next call on; an open
 * invitation becomes invalid. Returns false if the record is gone or changed since it was read.
 */
export async function endEmployment(table: Table, { businessId, employee }: Employment): Promise<boolean> {
  const writes = {
    record: removalUnlessAnswered(businessId, employee),
    count: employeesIn(table, businessId).removal(employee.id).count,
    claim: remove(employeeOfKey(businessId, employee.userId)),
    ...(employee.tokenHash && { token: remove(invitationKey(employee.tokenHash)) }),
  };
  if (employee.status !== 'ACCEPTED') return (await table.transact<string>(writes)) === null;
  const failed = await table.transact<string>({ ...writes, user: leaveBusiness(employee.userId, businessId) });
  // Even if the account is gone or works elsewhere by now, the record is removed.
  return failed === 'user' ? (await table.transact<string>(writes)) === null : failed === null;
}

/** Ends a user's employment, if they have one. Throws if the record keeps changing. */
export async function leaveEmployer(table: Table, user: UserRecord): Promise<void> {
  const { employerId: businessId, employeeId } = user;
  if (!businessId || !employeeId) return;
  const isEnded = await retry('employment-end', async () => {
    const employee = await employeesIn(table, businessId).find(employeeId);
    return !employee || (await endEmployment(table, { businessId, employee })) || null;
  });
  if (!isEnded) throw new Error('The employment kept changing while it was ended');
}

/** Removes all employees and invited people of a business. */
export async function releaseEmployees(table: Table, businessId: string): Promise<void> {
  // A person who accepts concurrently stays in the list and is removed in the next round.
  for (
    let some = await someEmployees(table, businessId);
    some.length > 0;
    some = await someEmployees(table, businessId)
  ) {
    for (const employee of some) await endEmployment(table, { businessId, employee });
  }
}

async function someEmployees(table: Table, businessId: string): Promise<Employed[]> {
  const range = startingWith(listItemKey(listOfBusiness(businessId, 'EMPLOYEE')));
  const items = await table.query<EmployeeRecord & Key>({ ...range, Limit: 25 });
  return items.map((item) => ({ ...item, id: idOf(item) }));
}
