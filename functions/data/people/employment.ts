import {
  employeeOfKey,
  idOf,
  invitationKey,
  type Key,
  listItemKey,
  listOfBusiness,
} from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { remove } from '#functions/data/table/write.ts';
import { type EmployeeRecord, employeesIn, removalUnlessAnswered } from './employees.ts';
import { leaveBusiness } from './members.ts';
import type { UserRecord } from './user-record.ts';

type Employed = EmployeeRecord & { readonly id: string };
type Employment = { readonly businessId: string; readonly employee: Employed };

/**
 * Removes somebody who works in a business or is invited to it; they are back in their own at their next call, and an
 * open invitation works no more. Answers false when they are gone, or changed since they were read.
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
  // An account that is gone, or works here no more, has nothing to return from.
  return failed === 'user' ? (await table.transact<string>(writes)) === null : failed === null;
}

const MAX_ATTEMPTS = 5;

/** Takes a person out of the list of the business that employs them, if one does. Throws when it keeps changing. */
export async function leaveEmployer(table: Table, user: UserRecord): Promise<void> {
  const { employerId: businessId, employeeId } = user;
  if (!businessId || !employeeId) return;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const employee = await employeesIn(table, businessId).find(employeeId);
    if (!employee || (await endEmployment(table, { businessId, employee }))) return;
  }
  throw new Error('The employment kept changing while it was ended');
}

/** Ends the employment of everybody who works in a business or is invited to it. */
export async function releaseEmployees(table: Table, businessId: string): Promise<void> {
  // Whoever answers their invitation at this moment is met again.
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
