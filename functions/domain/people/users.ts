import { isDeepStrictEqual } from 'node:util';
import { emailKey, userKey } from '#functions/data/table/keys.ts';
import { retry } from '#functions/data/table/retry.ts';
import type { Table } from '#functions/data/table/table.ts';
import { setNext } from '#functions/data/table/version.ts';
import { type Change, ifEqual, onlyIf, set } from '#functions/data/table/write.ts';
import { transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import type { AssignableRole } from '#shared/user/roles.ts';
import { userIndexEntry, userIndexIn } from './user-index.ts';
import { personFields, type UserRecord, workplaceOf } from './user-record.ts';

type ProfileFields = Change<
  Pick<
    UserRecord,
    'firstName' | 'lastName' | 'phone' | 'preferredCurrency' | 'language' | 'isProfileCompleted' | 'notices'
  >
>;

export type Users = ReturnType<typeof usersIn>;

export function usersIn(table: Table) {
  const find = (userId: string) => table.get<UserRecord>(userKey(userId));
  const indexed = async (user: UserRecord | null, fields: object) => {
    if (user && INDEXED.some((field) => field in fields)) await updateUserIndex(table, user);
    return user;
  };
  return {
    find,
    async findByEmail(email: string): Promise<UserRecord | undefined> {
      const claim = await table.get<{ userId?: string }>(emailKey(email));
      return claim?.userId ? find(claim.userId) : undefined;
    },
    /** Sets fields of a user. Returns the stored user, or null if there is none. */
    change: async (userId: string, fields: Change<Omit<UserRecord, 'id'>>) =>
      indexed(await table.update<UserRecord>(set(userKey(userId), fields)), fields),
    /** Changes the user's own details as read; undefined removes one. Returns null if they have changed since. */
    changeProfile: async (before: UserRecord, fields: ProfileFields) =>
      indexed(await writeProfile(table, before, fields), fields),
    /** Changes a user's role. Returns null if it is no longer `from`, or if a demotion is in progress. */
    async changeRole(userId: string, { from, to }: { from: AssignableRole; to: AssignableRole }) {
      const user = await table.update<UserRecord>(
        onlyIf(set(userKey(userId), { role: to }), ifEqual({ role: from, demotion: undefined })),
      );
      if (user) await updateUserIndex(table, user);
      return user;
    },
  };
}

async function writeProfile(table: Table, before: UserRecord, fields: ProfileFields): Promise<UserRecord | null> {
  const { id, version } = before;
  const after = { ...before, ...fields, version: version + 1 } as UserRecord;
  const record = { kind: 'user', id, label: personFields(after).name } as const;
  const change = { businessId: workplaceOf(before), action: 'profile.update', record, before, after } as const;
  const user = { Update: setNext(userKey(id), fields, version) };
  return (await transactRecorded(table, change, { user })) === null ? after : null;
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
