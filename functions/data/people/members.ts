import { auditLogIn } from '#functions/data/audit/audit-log.ts';
import type { Entry } from '#functions/data/audit/entry.ts';
import { userKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import type { Role } from '#shared/user/schema.ts';
import { isEmailVerified, personFields, roleOf, type UserRecord, workplaceOf } from './user-record.ts';

/** The user behind a call, and the business they currently work in. */
export type Caller = {
  readonly userId: string;
  /** First and last name, or the email if there is none. */
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly businessId: string;
  readonly sessionId: string;
  /** When the session's user last authenticated, in epoch seconds. */
  readonly confirmedAt: number;
  /** When they last entered a code of their second factor, in epoch seconds. */
  readonly codeEnteredAt: number | undefined;
  readonly isEmailVerified: boolean;
  readonly hasSecondFactor: boolean;
};

export type Members = {
  /**
   * The active user of a Cognito subject. Returns null if there is none, if they are disabled, or if the session has
   * ended.
   */
  findCaller: (userId: string, sessionId: string) => Promise<Caller | null>;
  /** Adds an entry to the activity log of a business. */
  record: (businessId: string, entry: Entry, now: Date) => Promise<void>;
};

export function membersIn(table: Table): Members {
  return {
    async findCaller(userId, sessionId) {
      const user = await table.get<UserRecord>(userKey(userId));
      const session = user?.sessions?.[sessionId];
      if (!user || user.disabled || !session) return null;
      return {
        userId: user.id,
        name: personFields(user).name,
        email: user.email,
        role: roleOf(user),
        businessId: workplaceOf(user),
        sessionId,
        confirmedAt: session.confirmedAt,
        codeEnteredAt: session.codeEnteredAt,
        isEmailVerified: isEmailVerified(user),
        hasSecondFactor: user.secondFactor !== undefined,
      };
    },
    record: (businessId, entry, now) => auditLogIn(table, businessId).add(entry, now),
  };
}

/** A check for transactions that fails unless the user is an administrator. */
export function whileAdministrator(userId: string): Write {
  return {
    ConditionCheck: {
      Key: userKey(userId),
      ConditionExpression: '#role = :admin AND attribute_not_exists(employerId) AND NOT #disabled = :true',
      ExpressionAttributeNames: { '#role': 'role', '#disabled': 'disabled' },
      ExpressionAttributeValues: { ':admin': 'ADMIN', ':true': true },
    },
  };
}

/** The write that ends a user's employment; it fails if they do not work in that business. */
export function leaveBusiness(userId: string, businessId: string): Write {
  return {
    Update: {
      Key: userKey(userId),
      UpdateExpression: 'REMOVE employerId, employeeId',
      ConditionExpression: 'employerId = :businessId',
      ExpressionAttributeValues: { ':businessId': businessId },
    },
  };
}
