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
import type { Table, Write } from '#functions/data/table/table.ts';
import { remove } from '#functions/data/table/write.ts';
import { transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import type { Orders } from '#functions/mail/orders/outbox.ts';
import { type EmployeeRecord, employeesIn, removalUnlessAnswered } from './employees.ts';
import { leaveBusiness } from './members.ts';
import type { RoleChanged } from './role-changes.ts';
import type { UserRecord } from './user-record.ts';

type Employed = EmployeeRecord & { readonly id: string };
type Employment = {
  readonly businessId: string;
  readonly employee: Employed;
  /** The orders of emails about its end. */
  readonly orders?: Orders;
};

/** The action under which the end is in the activity log of the business, which the end of an account is not. */
type RecordedEnd = 'employee.leave' | 'employee.remove';

/** Ends employments; each person works in their own business again from the next call on. */
export type Employments = ReturnType<typeof employmentsIn>;

/** The employments that are in a table; `roleChanged` is called for each employee who becomes a user again. */
export function employmentsIn(table: Table, roleChanged: RoleChanged) {
  const end = async (employment: Employment, recordedAs?: RecordedEnd) => {
    const isEnded = await removeEmployee(table, employment, recordedAs);
    if (isEnded && employment.employee.status === 'ACCEPTED') await roleChanged(employment.employee.userId);
    return isEnded;
  };
  return {
    /**
     * Removes an employee or an invited person, whose open invitation becomes invalid. Returns false if the record is
     * gone or changed since it was read.
     */
    end,
    /** Ends a user's employment, if they have one. Throws if the record keeps changing. */
    async leaveEmployer({ employerId: businessId, employeeId }: UserRecord, recordedAs?: RecordedEnd): Promise<void> {
      if (!businessId || !employeeId) return;
      const isEnded = await retry('employment-end', async () => {
        const employee = await employeesIn(table, businessId).find(employeeId);
        return !employee || (await end({ businessId, employee }, recordedAs)) || null;
      });
      if (!isEnded) throw new Error('The employment kept changing while it was ended');
    },
    /** Removes all employees and invited people of a business. */
    async releaseEmployees(businessId: string): Promise<void> {
      // A person who accepts concurrently stays in the list and is removed in the next round.
      for (
        let some = await someEmployees(table, businessId);
        some.length > 0;
        some = await someEmployees(table, businessId)
      ) {
        for (const employee of some) await end({ businessId, employee });
      }
    },
  };
}

async function removeEmployee(
  table: Table,
  { businessId, employee, orders }: Employment,
  action?: RecordedEnd,
): Promise<boolean> {
  const record = { kind: 'employee', id: employee.id, label: employee.name } as const;
  const write = async (also: Readonly<Record<string, Write>> = {}) => {
    const writes = { ...removalWrites(table, { businessId, employee }), ...also, ...orders };
    if (!action) return table.transact<string>(writes);
    return transactRecorded<string>(table, { businessId, action, record, before: employee }, writes);
  };
  if (employee.status !== 'ACCEPTED') return (await write()) === null;
  const failed = await write({ user: leaveBusiness(employee.userId, businessId) });
  // Even if the account is gone or works elsewhere by now, the record is removed.
  return failed === 'user' ? (await write()) === null : failed === null;
}

function removalWrites(table: Table, { businessId, employee }: Employment): Record<string, Write> {
  return {
    record: removalUnlessAnswered(businessId, employee),
    count: employeesIn(table, businessId).removal(employee.id).count,
    claim: remove(employeeOfKey(businessId, employee.userId)),
    ...(employee.tokenHash && { token: remove(invitationKey(employee.tokenHash)) }),
  };
}

async function someEmployees(table: Table, businessId: string): Promise<Employed[]> {
  const range = startingWith(listItemKey(listOfBusiness(businessId, 'EMPLOYEE')));
  const items = await table.query<EmployeeRecord & Key>({ ...range, Limit: 25 });
  return items.map((item) => ({ ...item, id: idOf(item) }));
}
