import { userKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import type { Role } from '#shared/user/schema.ts';
import { roleOf, type UserRecord, workplaceOf } from './user-record.ts';

/** The person behind a call, and the business they work in at this moment. */
export type Caller = {
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  readonly businessId: string;
};

export type Members = {
  /**
   * The live account of a Cognito subject, or null when there is none, it is disabled, or its sessions begun before
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

/** The write that holds only while a person is an administrator: it makes a change theirs, in one transaction. */
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

/** The write that sends an employee of a business back to their own; it fails when they do not work there. */
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
