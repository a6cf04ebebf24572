import type { Currency } from '#shared/money.ts';
import type { Profile, SessionUser } from '#shared/user/schema.ts';
import { emailKey, userKey } from './keys.ts';
import { roleOf } from './members.ts';
import type { Table } from './table.ts';
import { type Change, set } from './write.ts';

/** A person as stored. `businessId` is the business they own, `employerId` the one they work in as an employee. */
export type UserRecord = {
  readonly id: string;
  readonly email: string;
  readonly role: 'ADMIN' | 'USER';
  readonly businessId: string;
  readonly employerId?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  readonly preferredCurrency?: Currency;
  readonly isProfileCompleted?: boolean;
  readonly disabled?: boolean;
  /** Epoch seconds: sessions begun earlier are refused. */
  readonly sessionsValidFrom?: number;
  readonly createdAt: string;
};

export type Users = {
  find: (userId: string) => Promise<UserRecord | undefined>;
  findByEmail: (email: string) => Promise<UserRecord | undefined>;
  /** Sets fields of a person and answers the person as then stored, or null when there is none. */
  change: (userId: string, fields: Change<Omit<UserRecord, 'id'>>) => Promise<UserRecord | null>;
};

export function usersIn(table: Table): Users {
  const find = (userId: string) => table.get<UserRecord>(userKey(userId));
  return {
    find,
    async findByEmail(email) {
      const claim = await table.get<{ userId?: string }>(emailKey(email));
      return claim?.userId ? find(claim.userId) : undefined;
    },
    change: (userId, fields) => table.update<UserRecord>(set(userKey(userId), fields)),
  };
}

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
  };
}

/** The signed-in person as the contract has them. */
export function toSessionUser(user: UserRecord): SessionUser {
  return { id: user.id, email: user.email, role: roleOf(user), profile: toProfile(user) };
}
