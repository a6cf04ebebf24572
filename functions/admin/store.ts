import type { PurgeOrder } from '#functions/data/people/businesses.ts';
import { whileAdministrator } from '#functions/data/people/members.ts';
import { userIndexIn } from '#functions/data/people/user-index.ts';
import type { UserRecord } from '#functions/data/people/user-record.ts';
import { updateUserIndex } from '#functions/data/people/users.ts';
import { businessKey, purgeKey, userKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { put, set } from '#functions/data/table/write.ts';
import type { AssignableRole } from '#shared/user/roles.ts';

/**
 * Changes of accounts in the name of an administrator, who must still be one as they are made: of two who take the role
 * from each other at once, one stays. Each answers null when done, `'by'` when `by` is no administrator any more, and
 * `'user'` when the account is gone or cannot be changed so.
 */
export type AdminStore = {
  /**
   * Gives somebody a role, and begins the demotion that is given or ends whichever is under way; an employee of another
   * business cannot become an administrator.
   */
  setRole: (change: RoleGift) => Promise<Refused>;
  /** Ends a demotion, and no other one; answers false when it is over already. */
  endDemotion: (userId: string, demotion: string) => Promise<boolean>;
  /** Shuts an account and its business, takes it out of the directory and orders the rest to be deleted. */
  shut: (deletion: { by: string; user: UserRecord; at: string }) => Promise<Refused>;
};

type RoleGift = {
  readonly by: string;
  readonly user: UserRecord;
  readonly role: AssignableRole;
  readonly demotion?: string | undefined;
};

export type Refused = 'by' | 'user' | null;

export function adminStore(table: Table): AdminStore {
  const userIndex = userIndexIn(table);
  const transact = async (writes: { by: Write; user: Write } & Record<string, Write>): Promise<Refused> => {
    const failed = await table.transact<string>(writes);
    return failed === null || failed === 'by' ? failed : 'user';
  };
  return {
    async setRole(gift) {
      const refused = await transact({ by: whileAdministrator(gift.by), user: giveRole(gift) });
      if (!refused) await updateUserIndex(table, { ...gift.user, role: gift.role });
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
    shut: ({ by, user, at }) =>
      transact({
        by: whileAdministrator(by),
        user: shutAccount(user.id, at),
        business: { Update: set(businessKey(user.businessId), { deletedAt: at }) },
        order: put({ ...orderOf(user, at), ...purgeKey(user.businessId) }),
        ...(user.indexId && userIndex.removal(user.indexId)),
      }),
  };
}

function giveRole({ user, role, demotion }: RoleGift): Write {
  const mayBe = role === 'ADMIN' ? ' AND attribute_not_exists(employerId)' : '';
  return {
    Update: {
      ...set(userKey(user.id), { role, demotion }),
      ConditionExpression: `attribute_exists(pk) AND attribute_not_exists(deletedAt)${mayBe}`,
    },
  };
}

function shutAccount(userId: string, at: string): Write {
  return {
    Update: {
      ...set(userKey(userId), { disabled: true, deletedAt: at }),
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(deletedAt)',
    },
  };
}

function orderOf({ id, businessId, email }: UserRecord, deletedAt: string): PurgeOrder {
  return { businessId, userId: id, email, deletedAt };
}
