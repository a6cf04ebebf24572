import { newId } from '#functions/data/table/ids.ts';
import { businessKey, emailVerificationKey, purgeKey, userKey } from '#functions/data/table/keys.ts';
import type { Write } from '#functions/data/table/table.ts';
import {
  type Change,
  type Condition,
  ifEqual,
  onlyIf,
  put,
  remove,
  set,
  type Update,
} from '#functions/data/table/write.ts';
import type { Language } from '#shared/locale/language.ts';
import { type BusinessRecord, newBusiness, type PurgeOrder } from './businesses.ts';
import { IF_ENABLED, type UserRecord } from './user-record.ts';

/** The hand-over of an unverified account to the owner of its mailbox. */
export type HandOver = {
  /** The account afterwards. */
  readonly user: UserRecord;
  /**
   * The user's update, for a transaction, optionally with more fields. Fails if the account changed since it was read.
   */
  readonly change: (more?: Change<UserRecord>) => Update;
  /** The other writes of that transaction. */
  readonly writes: Readonly<Record<'business' | 'oldBusiness' | 'purge' | 'verification', Write>>;
};

/**
 * Hands an unverified account over to the owner of its mailbox, who has set a new password, since someone else may have
 * registered it. All sessions end, details and second factor are cleared, and a new business replaces the old one,
 * which is purged; if `replaced` is suspended, so is the new one. `timeZone` is that of the new business; `language` is
 * theirs, by default the account's.
 */
export function handOver(
  user: UserRecord,
  { now, replaced, timeZone = replaced?.timeZone, language = user.language }: Options,
): HandOver {
  const at = now.toISOString();
  const businessId = newId();
  const order: PurgeOrder = { businessId: user.businessId, deletedAt: at };
  const sessions = { sessions: {}, credentialsVersion: (user.credentialsVersion ?? 0) + 1 };
  const chosen = { businessId, emailVerifiedAt: at, ...(language && { language }) };
  const fields = { ...NO_DETAILS, ...sessions, ...chosen };
  return {
    user: { ...(fieldsLeft(user) as UserRecord), ...chosen },
    change: (more = {}) => onlyIf(set(userKey(user.id), { ...fields, ...more }), unlessChanged(user), IF_ENABLED),
    writes: {
      business: newBusiness({ id: businessId, ownerId: user.id, createdAt: at, timeZone, ...suspensionOf(replaced) }),
      oldBusiness: { Update: onlyIf(set(businessKey(user.businessId), { deletedAt: at }), unlessSuspended(replaced)) },
      purge: put({ ...order, ...purgeKey(user.businessId) }),
      verification: remove(emailVerificationKey(user.id)),
    },
  };
}

type Options = {
  readonly now: Date;
  /** Their business as it was read. */
  readonly replaced: BusinessRecord | undefined;
  readonly timeZone?: string | undefined;
  readonly language?: Language | undefined;
};

function suspensionOf({ suspendedAt, suspendedBy, suspensionReason }: Partial<BusinessRecord> = {}) {
  return suspendedAt && { suspendedAt, suspendedBy, suspensionReason };
}

/** Fails if the business was suspended or restored since it was read. */
function unlessSuspended({ suspendedAt }: Partial<BusinessRecord> = {}): Condition {
  return ifEqual({ suspendedAt });
}

const NO_DETAILS = {
  firstName: undefined,
  lastName: undefined,
  phone: undefined,
  preferredCurrency: undefined,
  isProfileCompleted: undefined,
  pendingEmail: undefined,
  secondFactor: undefined,
  pendingSecondFactor: undefined,
} satisfies Change<UserRecord>;

function fieldsLeft(user: UserRecord): object {
  return Object.fromEntries(Object.entries(user).filter(([name]) => !(name in NO_DETAILS)));
}

/** Also fails if all sessions were ended since the user was read, which increments `credentialsVersion`. */
function unlessChanged({ email, businessId, credentialsVersion }: UserRecord): Condition {
  return ifEqual({ email, businessId, credentialsVersion, emailVerifiedAt: undefined });
}
