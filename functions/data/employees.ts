import type { Employee, InvitationStatus, Invitee } from '#shared/employee/schema.ts';
import { businessKey, type Key } from './keys.ts';
import { type List, type Listed, listIn } from './list.ts';
import { changedSortKeys, type ListPlace } from './list-sort.ts';
import type { Table, Write } from './table.ts';
import type { UserRecord } from './users.ts';
import { type Change, set, withoutBlanks } from './write.ts';

/** Somebody who was invited to work in a business, as stored there: with a copy of what their account says of them. */
export type EmployeeRecord = {
  readonly userId: string;
  readonly email: string;
  /** First and last name, or the e-mail where there is none: by it lists are sorted. */
  readonly name: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  readonly status: 'PENDING' | 'ACCEPTED' | 'REJECTED';
  /** SHA-256 of the token of the invitation that is open. */
  readonly tokenHash?: string;
  /** Epoch seconds at which the open invitation ends. */
  readonly expiresAt?: number;
};

export type EmployeeList = List<EmployeeRecord, 'name' | 'email'>;

/** Opens the employees of a business. */
export function employeesIn(table: Table, businessId: string): EmployeeList {
  return listIn(table, placeOf(businessId));
}

function placeOf(businessId: string): ListPlace<'name' | 'email'> {
  return { pk: businessKey(businessId).pk, kind: 'EMPLOYEE', sorts: { name: 'lsi2', email: 'lsi3' } };
}

/** What an employee's record copies from their account; an empty text where it says nothing. */
export function personFields({
  email,
  firstName = '',
  lastName = '',
  phone = '',
}: Pick<UserRecord, 'email' | 'firstName' | 'lastName' | 'phone'>) {
  return { email, firstName, lastName, phone, name: [firstName, lastName].filter(Boolean).join(' ') || email };
}

/** How an invitation stands at an instant: one that nobody answered in time is EXPIRED. */
export function invitationStatus(
  { status, expiresAt = 0 }: Pick<EmployeeRecord, 'status' | 'expiresAt'>,
  now: Date,
): InvitationStatus {
  return status === 'PENDING' && expiresAt <= now.getTime() / 1000 ? 'EXPIRED' : status;
}

/** An employee as the contract has them. */
export function toEmployee(record: Listed<EmployeeRecord>, now: Date): Employee {
  const { id, createdAt } = record;
  return { id, createdAt, user: toInvitee(record), invitation: { status: invitationStatus(record, now) } };
}

/** A person as employees and invitations show them. */
export function toInvitee({
  email,
  firstName = '',
  lastName = '',
  phone = '',
}: Pick<UserRecord, 'email' | 'firstName' | 'lastName' | 'phone'>): Invitee {
  return { email, profile: { firstName, lastName, phone } };
}

/**
 * The write that changes a record, for a transaction; it fails when the invitation was answered or replaced since the
 * record was read. An empty text takes its field away.
 */
export function changeUnlessAnswered(
  businessId: string,
  employee: Listed<EmployeeRecord>,
  fields: Change<EmployeeRecord>,
): Write {
  const change = set(keyOf(businessId, employee.id), {
    ...withoutBlanks(fields),
    ...changedSortKeys(placeOf(businessId), employee.id, fields),
  });
  const guard = asRead(employee);
  return {
    Update: {
      ...change,
      ...guard,
      ExpressionAttributeNames: { ...change.ExpressionAttributeNames, ...guard.ExpressionAttributeNames },
      ExpressionAttributeValues: { ...change.ExpressionAttributeValues, ...guard.ExpressionAttributeValues },
    },
  };
}

/** The write that removes a record, for a transaction; it fails as `changeUnlessAnswered` does. */
export function removalUnlessAnswered(businessId: string, employee: EmployeeRecord & { readonly id: string }): Write {
  return { Delete: { Key: keyOf(businessId, employee.id), ...asRead(employee) } };
}

function keyOf(businessId: string, id: string): Key {
  const { pk, kind } = placeOf(businessId);
  return { pk, sk: `${kind}#${id}` };
}

function asRead({ status, tokenHash }: EmployeeRecord) {
  return {
    ConditionExpression: `#status = :before AND ${tokenHash ? '#tokenHash = :oldHash' : 'attribute_not_exists(#tokenHash)'}`,
    ExpressionAttributeNames: { '#status': 'status', '#tokenHash': 'tokenHash' },
    ExpressionAttributeValues: { ':before': status, ...(tokenHash && { ':oldHash': tokenHash }) },
  };
}
