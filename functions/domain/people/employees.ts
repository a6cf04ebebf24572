import { type List, listIn } from '#functions/data/list/list.ts';
import type { Listed } from '#functions/data/list/list-item.ts';
import { changedSortKeys, type ListConfig } from '#functions/data/list/sort.ts';
import { listItemKey, listOfBusiness } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { type Change, type Condition, ifEqual, onlyIf, set, withoutBlanks } from '#functions/data/table/write.ts';
import type { Employee, InvitationStatus, Invitee } from '#shared/employee/schema.ts';
import type { EmploymentRole } from '#shared/user/roles.ts';
import type { UserRecord } from './user-record.ts';

/** An employee or invited person of a business, with a copy of their account's details. */
export type EmployeeRecord = {
  readonly userId: string;
  readonly email: string;
  /** First and last name, or the email if there is none. */
  readonly name: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  readonly status: 'PENDING' | 'ACCEPTED' | 'REJECTED';
  /** What they are invited as; absent for an employee. */
  readonly role?: EmploymentRole;
  /** SHA-256 of the open invitation's token. */
  readonly tokenHash?: string;
  /** Epoch seconds at which the open invitation expires. */
  readonly expiresAt?: number;
};

export type EmployeeList = List<EmployeeRecord, 'name' | 'email'>;

/** Opens the employees of a business. */
export function employeesIn(table: Table, businessId: string): EmployeeList {
  return listIn(table, configOf(businessId));
}

function configOf(businessId: string): ListConfig<'name' | 'email'> {
  return { ...listOfBusiness(businessId, 'EMPLOYEE'), sorts: { name: 'lsi2', email: 'lsi3' } };
}

/** The status of an invitation at a time; PENDING becomes EXPIRED. */
export function invitationStatus(
  { status, expiresAt = 0 }: Pick<EmployeeRecord, 'status' | 'expiresAt'>,
  now: Date,
): InvitationStatus {
  return status === 'PENDING' && expiresAt <= now.getTime() / 1000 ? 'EXPIRED' : status;
}

/** An employee as the API returns them. */
export function toEmployee(record: Listed<EmployeeRecord>, now: Date): Employee {
  const { id, createdAt, role = 'EMPLOYEE' } = record;
  return { id, createdAt, role, user: toInvitee(record), invitation: { status: invitationStatus(record, now) } };
}

/** The part of a user that employees and invitations show. */
export function toInvitee({
  email,
  firstName = '',
  lastName = '',
  phone = '',
}: Pick<UserRecord, 'email' | 'firstName' | 'lastName' | 'phone'>): Invitee {
  return { email, profile: { firstName, lastName, phone } };
}

/**
 * The write that changes an employee, for a transaction; it fails if the invitation was accepted, rejected or replaced
 * since the employee was read. An empty string removes its field.
 */
export function changeUnlessAnswered(
  businessId: string,
  employee: Listed<EmployeeRecord>,
  fields: Change<EmployeeRecord>,
): Write {
  const change = set(listItemKey(configOf(businessId), employee.id), {
    ...withoutBlanks(fields),
    ...changedSortKeys(configOf(businessId), employee.id, fields),
  });
  return { Update: onlyIf(change, ifAsRead(employee)) };
}

/** The write that removes an employee, for a transaction; it fails as `changeUnlessAnswered` does. */
export function removalUnlessAnswered(businessId: string, employee: EmployeeRecord & { readonly id: string }): Write {
  return { Delete: { Key: listItemKey(configOf(businessId), employee.id), ...ifAsRead(employee) } };
}

function ifAsRead({ status, tokenHash }: EmployeeRecord): Condition {
  return ifEqual({ status, tokenHash });
}
