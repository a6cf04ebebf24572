import { isDeepStrictEqual } from 'node:util';
import type { Currency } from '#shared/money.ts';
import type { AssignableRole } from '#shared/user/roles.ts';
import type { Profile, SessionUser } from '#shared/user/schema.ts';
import { directoryEntry, directoryIn } from './directory.ts';
import { emailKey, userKey } from './keys.ts';
import { roleOf, workplaceOf } from './members.ts';
import type { Table, Write } from './table.ts';
import { setNext, versionOf } from './version.ts';
import { type Change, set } from './write.ts';

/** A person as stored. `businessId` is the business they own, `employerId` the one they work in as an employee. */
export type UserRecord = {
  readonly id: string;
  readonly email: string;
  readonly role: AssignableRole;
  /** Which taking away of the role is under way: until it has left Cognito's group ADMIN, that group says nothing. */
  readonly demotion?: string;
  readonly businessId: string;
  readonly employerId?: string;
  /** Which of that business's employees they are. */
  readonly employeeId?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  readonly preferredCurrency?: Currency;
  readonly isProfileCompleted?: boolean;
  /** Refused wherever they come from. */
  readonly disabled?: boolean;
  /** When an administrator deleted them; the purge takes the rest away. */
  readonly deletedAt?: string;
  /** Epoch seconds: sessions begun earlier are refused. */
  readonly sessionsValidFrom?: number;
  /** Their place in the directory of accounts. */
  readonly directoryId?: string;
  readonly createdAt: string;
  /** Version of their own details: incremented by their own changes, not by the product's changes to the account. */
  readonly version?: number;
};

type ProfileFields = Change<
  Pick<UserRecord, 'firstName' | 'lastName' | 'phone' | 'preferredCurrency' | 'isProfileCompleted'>
>;

export type Users = {
  find: (userId: string) => Promise<UserRecord | undefined>;
  findByEmail: (email: string) => Promise<UserRecord | undefined>;
  /** Sets fields of a person and answers the person as then stored, or null when there is none. */
  change: (userId: string, fields: Change<Omit<UserRecord, 'id'>>) => Promise<UserRecord | null>;
  /** Changes a person's own details as `change` does; null also when `version` is given and is not the stored one. */
  changeProfile: (userId: string, fields: ProfileFields, version: number | undefined) => Promise<UserRecord | null>;
  /** Gives a person another role; answers null when theirs is not `from` any more, or is just being taken away. */
  changeRole: (userId: string, change: { from: AssignableRole; to: AssignableRole }) => Promise<UserRecord | null>;
};

export function usersIn(table: Table): Users {
  const find = (userId: string) => table.get<UserRecord>(userKey(userId));
  const change = async (update: NonNullable<Write['Update']>, fields: object) => {
    const user = await table.update<UserRecord>(update);
    if (user && FOLLOWED.some((field) => field in fields)) await updateDirectory(table, user);
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
      if (user) await updateDirectory(table, user);
      return user;
    },
  };
}

/**
 * Brings the directory up to a person as stored. Of two changes at once, either may write its own last: whoever finds the
 * person changed since writes again. Ending in between leaves somebody in the wrong place, never with a wrong name.
 */
export async function updateDirectory(table: Table, user: UserRecord): Promise<void> {
  let latest: UserRecord | undefined = user;
  while (latest?.directoryId) {
    const written = directoryEntry(latest);
    await directoryIn(table).change(latest.directoryId, written);
    latest = await table.get<UserRecord>(userKey(user.id));
    if (latest && isDeepStrictEqual(directoryEntry(latest), written)) return;
  }
}

/** What the directory sorts by. */
const FOLLOWED = ['firstName', 'lastName', 'role'] as const;

/** A person's own details as the contract has them. */
export function toProfile(user: UserRecord): Profile {
  return {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    email: user.email,
    phone: user.phone ?? '',
    preferredCurrency: user.preferredCurrency ?? 'CAD',
    isProfileCompleted: user.isProfileCompleted ?? false,
    providerApiKey: '',
    providerMerchantId: '',
    version: versionOf(user),
  };
}

/** The signed-in person as the contract has them. */
export function toSessionUser(user: UserRecord): SessionUser {
  return {
    id: user.id,
    email: user.email,
    role: roleOf(user),
    businessId: workplaceOf(user),
    profile: toProfile(user),
  };
}
