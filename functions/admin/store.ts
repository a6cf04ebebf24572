import { accountDeletion } from '#functions/data/people/account-deletion.ts';
import { ifAdministrator } from '#functions/data/people/members.ts';
import type { UserRecord } from '#functions/data/people/user-record.ts';
import { updateUserIndex } from '#functions/data/people/users.ts';
import { userKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { set } from '#functions/data/table/write.ts';
import type { AssignableRole } from '#shared/user/roles.ts';

/**
 * Changes to users by an administrator, whose role is checked in the same transaction, so that two who demote each
 * other concurrently cannot both succeed. Each returns null on success, `'by'` if `by` is no longer an administrator,
 * and `'user'` if the user is gone or the change is not possible.
 */
export type AdminStore = {
  /** Sets a role and starts the given demotion, or ends the current one. Employees cannot become administrators. */
  setRole: (change: RoleAssignment) => Promise<Refused>;
  /** Ends this demotion. Returns false if it is not the current one. */
  endDemotion: (userId: string, demotion: string) => Promise<boolean>;
  /** Disables a user and their business, removes them from the index and orders the purge. */
  disableAccount: (deletion: { by: string; user: UserRecord; at: string }) => Promise<Refused>;
};

type RoleAssignment = {
  readonly by: string;
  readonly user: UserRecord;
  readonly role: AssignableRole;
  readonly demotion?: string | undefined;
};

export type Refused = 'by' | 'user' | null;

export function adminStore(table: Table): AdminStore {
  const transact = async (writes: { by: Write; user: Write } & Record<string, Write>): Promise<Refused> => {
    const failed = await table.transact<string>(writes);
    return failed === null || failed === 'by' ? failed : 'user';
  };
  return {
    async setRole(assignment) {
      const refused = await transact({ by: ifAdministrator(assignment.by), user: assignRole(assignment) });
      if (!refused) await updateUserIndex(table, { ...assignment.user, role: assignment.role });
      return refused;
    },
    async endDemotion(userId, demotion) {
      const ended = await table.update({
        Key: userKey(userId),
        UpdateExpression: 'REMOVE demotion',
        ConditionExpression: 'demotion = :demotion',
        ExpressionAttributeValues: { ':demotion': demotion },
      });
      return ended !== null;
    },
    disableAccount: ({ by, user, at }) =>
      transact({ by: ifAdministrator(by), ...accountDeletion(table, { user, at }) }),
  };
}

function assignRole({ user, role, demotion }: RoleAssignment): Write {
  const mayBe = role === 'ADMIN' ? ' AND attribute_not_exists(employerId)' : '';
  return {
    Update: {
      ...set(userKey(user.id), { role, demotion }),
      ConditionExpression: `attribute_exists(pk) AND attribute_not_exists(deletedAt)${mayBe}`,
    },
  };
}
