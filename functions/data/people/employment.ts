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
import type { RoleChanged } from './role-changes.ts';
import type { UserRecord } from './user-record.ts';

type Employed = EmployeeRecord & { readonly id: string };
type Employment = { readonly businessId: string; readonly employee: Employed };

/** Ends employments; each person works in their own business again from the next call on. */
export type Employments = {
  /**
   * Removes an employee or an invited person, whose open invitation becomes invalid. Returns false if the record is gone
   * or changed since it was read.
   */
  end: (employment: Employment) => Promise<boolean>;
  /** Ends a user's employment, if they have one. Throws if the record keeps changing. */
  leaveEmployer: (user: UserRecord) => Promise<void>;
  /** Removes all employees and invited people of a business. */
  releaseEmployees: (businessId: string) => Promise<void>;
};

/** The employments that are in a table; `roleChanged` is called for each employee who becomes a user again. */
export function employmentsIn(table: Table, roleChanged: RoleChanged): Employments {
  const end = async (employment: Employment) => {
    const isEnded = await removeEmployee(table, employment);
    if (isEnded && employment.employee.status === 'ACCEPTED') await roleChanged(employment.employee.userId);
    return isEnded;
  };
  return {
    end,
    async leaveEmployer({ employerId: businessId, employeeId }) {
      if (!businessId || !employeeId) return;
      const isEnded = await retry('employment-end', async () => {
        const employee = await employeesIn(table, businessId).find(employeeId);
        return !employee || (await end({ businessId, employee })) || null;
      });
      if (!isEnded) throw new Error('The employment kept changing while it was ended');
    },
    async releaseEmployees(businessId) {
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

async function removeEmployee(table: Table, { businessId, employee }: Employment): Promise<boolean> {
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

async function someEmployees(table: Table, businessId: string): Promise<Employed[]> {
  const range = startingWith(listItemKey(listOfBusiness(businessId, 'EMPLOYEE')));
  const items = await table.query<EmployeeRecord & Key>({ ...range, Limit: 25 });
  return items.map((item) => ({ ...item, id: idOf(item) }));
}
