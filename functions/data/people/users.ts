import { isDeepStrictEqual } from 'node:util';
import { emailKey, userKey } from '#functions/data/table/keys.ts';
import { retry } from '#functions/data/table/retry.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { setNext } from '#functions/data/table/version.ts';
import { type Change, set } from '#functions/data/table/write.ts';
import type { AssignableRole } from '#shared/user/roles.ts';
import { userIndexEntry, userIndexIn } from './user-index.ts';
import type { UserRecord } from './user-record.ts';

type ProfileFields = Change<
  Pick<UserRecord, 'firstName' | 'lastName' | 'phone' | 'preferredCurrency' | 'isProfileCompleted' | 'notices'>
>;

export type Users = {
  find: (userId: string) => Promise<UserRecord | undefined>;
  findByEmail: (email: string) => Promise<UserRecord | undefined>;
  /** Sets fields of a user. Returns the stored user, or null if there is none. */
  change: (userId: string, fields: Change<Omit<UserRecord, 'id'>>) => Promise<UserRecord | null>;
  /** Changes the user's own details, as `change` does. Also returns null if `version` is given and outdated. */
  changeProfile: (userId: string, fields: ProfileFields, version: number | undefined) => Promise<UserRecord | null>;
  /** Changes a user's role. Returns null if it is no longer `from`, or if a demotion is in progress. */
  changeRole: (userId: string, change: { from: AssignableRole; to: AssignableRole }) => Promise<UserRecord | null>;
};

export function usersIn(table: Table): Users {
  const find = (userId: string) => table.get<UserRecord>(userKey(userId));
  const change = async (update: NonNullable<Write['Update']>, fields: object) => {
    const user = await table.update<UserRecord>(update);
    if (user && INDEXED.some((field) => field in fields)) await updateUserIndex(table, user);
    return user;
  };
  return {
    find,
    async findByEmail(email) {
      const claim = await table.get<{ userId?: string }>(emailKey(email));
      return claim?.userId ? find(claim.userId) : undefined;
    },
    change: (userId, fields) => change(set(userKey(userId), fields), fields),
    changeProfile: (userId, fields, version) => change(setNext(userKey(userId), fields, version), fields),
    async changeRole(userId, { from, to }) {
      const user = await table.update<UserRecord>({
        Key: userKey(userId),
        UpdateExpression: 'SET #role = :to',
        ConditionExpression: '#role = :from AND attribute_not_exists(demotion)',
        ExpressionAttributeNames: { '#role': 'role' },
        ExpressionAttributeValues: { ':from': from, ':to': to },
      });
      if (user) await updateUserIndex(table, user);
      return user;
    },
  };
}

/**
 * Updates the index entry of a user. Concurrent changes may write their entries in either order, so the user is read
 * again and the entry rewritten until both match. An interruption leaves a wrong sort order, never a wrong name.
 */
export async function updateUserIndex(table: Table, user: UserRecord): Promise<void> {
  let latest: UserRecord | undefined = user;
  await retry('user-index', async () => {
    if (!latest?.indexId) return true;
    const written = userIndexEntry(latest);
    await userIndexIn(table).change(latest.indexId, written);
    latest = await table.get<UserRecord>(userKey(user.id));
    return !latest || isDeepStrictEqual(userIndexEntry(latest), written) || null;
  });
}

/** Milliseconds after which an unfinished registration loses its claim on an email. */
export const CLAIM_MS = 60_000;

/** The condition that an email is available; `:stale` is `CLAIM_MS` ago in epoch milliseconds. */
export const UNCLAIMED = 'attribute_not_exists(pk) OR (attribute_not_exists(userId) AND claimedAt < :stale)';

/** The fields of an index entry. */
const INDEXED = ['firstName', 'lastName', 'role'] as const;
