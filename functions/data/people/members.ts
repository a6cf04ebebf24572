import { userKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import type { Role } from '#shared/user/schema.ts';
import { roleOf, type UserRecord, workplaceOf } from './user-record.ts';

/** The user behind a call, and the business they currently work in. */
export type Caller = {
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  readonly businessId: string;
};

export type Members = {
  /**
   * The active user of a Cognito subject. Returns null if there is none, they are disabled, or their sessions from
   * `signedInAt` (epoch seconds) were ended.
   */
  findCaller: (userId: string, signedInAt: number) => Promise<Caller | null>;
};

export function membersIn(table: Table): Members {
  return {
    async findCaller(userId, signedInAt) {
      const user = await table.get<UserRecord>(userKey(userId));
      if (!user || user.disabled || signedInAt < (user.sessionsValidFrom ?? 0)) return null;
      return {
        userId: user.id,
        email: user.email,
        role: roleOf(user),
        businessId: workplaceOf(user),
      };
    },
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
