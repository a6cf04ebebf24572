import type { Listed } from '#functions/data/list/list.ts';
import { changeUnlessAnswered, type EmployeeRecord, employeesIn } from '#functions/data/people/employees.ts';
import { hashOf } from '#functions/data/people/secret-token.ts';
import { personFields, type UserRecord } from '#functions/data/people/user-record.ts';
import { businessKey, invitationKey, userKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { remove } from '#functions/data/table/write.ts';

/** An open invitation: who was invited, and into which business. */
export type OpenInvitation = { readonly businessId: string; readonly employee: Listed<EmployeeRecord> };

export type InvitationStore = {
  /** The open invitation of a token; undefined when it is unknown, answered, replaced or past its end. */
  find: (token: string, now: Date) => Promise<OpenInvitation | undefined>;
  /**
   * Uses the token up and lets the person work in the business. Answers null when done, `'user'` when they may not work
   * there, any other name when the invitation is not open any more.
   */
  accept: (invitation: OpenInvitation, user: UserRecord) => Promise<string | null>;
  /** Uses the token up; answers false when the invitation is not open any more. */
  reject: (invitation: OpenInvitation) => Promise<boolean>;
};

export function invitationStore(table: Table): InvitationStore {
  return {
    async find(token, now) {
      const tokenHash = hashOf(token);
      const item = await table.get<{ businessId: string; employeeId: string; ttl: number }>(invitationKey(tokenHash));
      if (!item || item.ttl <= now.getTime() / 1000) return undefined;
      const employee = await employeesIn(table, item.businessId).find(item.employeeId);
      return employee?.tokenHash === tokenHash ? { businessId: item.businessId, employee } : undefined;
    },
    // The account comes last: who answers twice learns that the invitation is used, not that they work elsewhere.
    accept: (invitation, user) =>
      table.transact<string>({
        ...answerWrites(invitation, 'ACCEPTED', user),
        business: isThere(invitation.businessId),
        user: joinBusiness(invitation),
      }),
    async reject(invitation) {
      return (await table.transact<string>(answerWrites(invitation, 'REJECTED'))) === null;
    },
  };
}

/** Of many answers to one invitation the first uses the token up, and the others fail. */
function answerWrites({ businessId, employee }: OpenInvitation, status: 'ACCEPTED' | 'REJECTED', user?: UserRecord) {
  const answer = { status, tokenHash: undefined, expiresAt: undefined, ...(user && personFields(user)) };
  return {
    token: remove(invitationKey(employee.tokenHash ?? '')),
    employee: changeUnlessAnswered(businessId, employee, answer),
  };
}

/** Nobody joins a business that is being deleted. */
function isThere(businessId: string): Write {
  return {
    ConditionCheck: {
      Key: businessKey(businessId),
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(deletedAt)',
    },
  };
}

/** An administrator, a disabled account and somebody who works elsewhere by now cannot join. */
function joinBusiness({ businessId, employee }: OpenInvitation): Write {
  return {
    Update: {
      Key: userKey(employee.userId),
      UpdateExpression: 'SET employerId = :businessId, employeeId = :employeeId',
      ConditionExpression:
        'attribute_exists(pk) AND attribute_not_exists(employerId) AND #role <> :admin AND NOT #disabled = :true',
      ExpressionAttributeNames: { '#role': 'role', '#disabled': 'disabled' },
      ExpressionAttributeValues: {
        ':businessId': businessId,
        ':employeeId': employee.id,
        ':admin': 'ADMIN',
        ':true': true,
      },
    },
  };
}
