import type { Listed } from '#functions/data/list/list-item.ts';
import { businessKey, invitationKey, purgeKey, userKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { onlyIf, remove, set, type Update } from '#functions/data/table/write.ts';
import { type RecordedChange, transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import { changeUnlessAnswered, type EmployeeRecord, employeesIn } from '#functions/domain/people/employees.ts';
import type { HandOver } from '#functions/domain/people/hand-over.ts';
import { hashOf } from '#functions/domain/people/secret-token.ts';
import { actorOf, personFields, type UserRecord } from '#functions/domain/people/user-record.ts';

/** An open invitation, with its business and employee. */
export type OpenInvitation = { readonly businessId: string; readonly employee: Listed<EmployeeRecord> };

/** Accepting and rejecting are logged in the inviting business's activity. */
export type InvitationStore = ReturnType<typeof invitationStore>;

export function invitationStore(table: Table) {
  return {
    /** The open invitation with a token; undefined if it is unknown, answered, replaced or expired, or its business suspended. */
    async find(token: string, now: Date): Promise<OpenInvitation | undefined> {
      const tokenHash = hashOf(token);
      const item = await table.get<{ businessId: string; employeeId: string; ttl: number }>(invitationKey(tokenHash));
      if (!item || item.ttl <= now.getTime() / 1000) return undefined;
      const [employee, business] = await Promise.all([
        employeesIn(table, item.businessId).find(item.employeeId),
        table.get<BusinessRecord>(businessKey(item.businessId)),
      ]);
      if (business?.suspendedAt) return undefined;
      return employee?.tokenHash === tokenHash ? { businessId: item.businessId, employee } : undefined;
    },
    // The user comes last, so that accepting twice reports a used invitation rather than an existing employer.
    /**
     * Consumes the token and makes the user an employee; an unverified account is handed over in the same transaction.
     * Returns null on success, `'user'` if they may not work there, `'ownBusiness'` if their own business is scheduled
     * for deletion, any other name if the invitation is no longer open.
     */
    accept: (invitation: OpenInvitation, user: UserRecord, handedOver?: HandOver) =>
      transactRecorded<string>(table, answerOf(invitation, 'ACCEPTED', handedOver?.user ?? user), {
        ...answerWrites(invitation, 'ACCEPTED', handedOver?.user ?? user),
        employer: ifNotSuspended(invitation.businessId),
        ...(handedOver ? handedOver.writes : { ownBusiness: ifNotScheduled(user.businessId) }),
        user: { Update: joinBusiness(invitation, user, handedOver) },
      }),
    /** Consumes the token. Returns false if the invitation is no longer open. */
    async reject(invitation: OpenInvitation, user: UserRecord): Promise<boolean> {
      const writes = answerWrites(invitation, 'REJECTED');
      return (await transactRecorded(table, answerOf(invitation, 'REJECTED', user), writes)) === null;
    },
  };
}

/** An answer to an invitation, for the activity log. */
export function answerOf(
  { businessId, employee }: OpenInvitation,
  status: 'ACCEPTED' | 'REJECTED',
  user: UserRecord,
): RecordedChange {
  const { by } = actorOf(user);
  return {
    businessId,
    action: status === 'ACCEPTED' ? 'employee.accept' : 'employee.reject',
    by,
    record: { kind: 'employee', id: employee.id, label: by.name },
    before: { status: employee.status },
    after: { status },
  };
}

/** Consumes the token, so that only the first of several concurrent responses succeeds. */
export function answerWrites(
  { businessId, employee }: OpenInvitation,
  status: 'ACCEPTED' | 'REJECTED',
  user?: UserRecord,
) {
  const answer = { status, tokenHash: undefined, expiresAt: undefined, ...(user && personFields(user)) };
  return {
    token: remove(invitationKey(employee.tokenHash ?? '')),
    employee: changeUnlessAnswered(businessId, employee, answer),
  };
}

/** Fails if the business is being deleted. */
export function ifNotDeleted(businessId: string): Write {
  return {
    ConditionCheck: {
      Key: businessKey(businessId),
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(deletedAt)',
    },
  };
}

/** Fails if the business is being deleted, or is suspended. */
function ifNotSuspended(businessId: string): Write {
  return {
    ConditionCheck: {
      Key: businessKey(businessId),
      ConditionExpression:
        'attribute_exists(pk) AND attribute_not_exists(deletedAt) AND attribute_not_exists(suspendedAt)',
    },
  };
}

/** Fails if the business is scheduled for deletion, which takes its owner's account with it, wherever they work. */
function ifNotScheduled(businessId: string): Write {
  return { ConditionCheck: { Key: purgeKey(businessId), ConditionExpression: 'attribute_not_exists(deletesAt)' } };
}

/** Fails for administrators, disabled users and those with an employer, and if email or verification changed. */
function joinBusiness({ businessId, employee }: OpenInvitation, user: UserRecord, handedOver?: HandOver): Update {
  const employment = { employerId: businessId, employeeId: employee.id, employedAs: employee.role };
  const update = handedOver?.change(employment) ?? set(userKey(user.id), employment);
  return onlyIf(update, {
    ConditionExpression: [
      'attribute_not_exists(#employerId) AND #role <> :admin AND NOT #disabled = :true AND #email = :invited',
      ...(handedOver ? [] : ['attribute_exists(emailVerifiedAt)']),
    ].join(' AND '),
    ExpressionAttributeNames: { '#role': 'role', '#disabled': 'disabled', '#email': 'email' },
    ExpressionAttributeValues: { ':admin': 'ADMIN', ':true': true, ':invited': employee.email },
  });
}
