import { businessKey, purgeKey, userKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { type Condition, ifEqual, onlyIf, set } from '#functions/data/table/write.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import type { BusinessRecord, PurgeOrder } from './businesses.ts';
import { userIndexIn } from './user-index.ts';
import type { UserRecord } from './user-record.ts';

type Deletion = {
  readonly user: UserRecord;
  readonly at: string;
  /** A condition on the user, besides that they exist and are not deleted yet. */
  readonly userIf?: Condition;
  /** A condition on the item that the order for the purge replaces. */
  readonly orderIf?: Condition;
  readonly byOwner?: true;
};

/** The writes that disable a user and their business, remove them from the user index and order the purge. */
export function accountDeletion(table: Table, { user, at, userIf = {}, orderIf = {}, byOwner }: Deletion) {
  const { id: userId, businessId, email, indexId } = user;
  const order: PurgeOrder = { businessId, userId, email, deletedAt: at, ...(byOwner && { byOwner }) };
  const disabling = onlyIf(set(userKey(userId), { disabled: true, deletedAt: at }), ifEqual({ deletedAt: undefined }));
  const deleting = set(businessKey(businessId), { deletedAt: at });
  return {
    user: { Update: onlyIf(disabling, userIf) },
    business: { Update: byOwner ? onlyIf(deleting, ifEqual({ suspendedAt: undefined })) : deleting },
    order: { Put: { Item: { ...order, ...purgeKey(businessId) }, ...orderIf } },
    ...(indexId && userIndexIn(table).removal(indexId)),
  };
}

/** What ends the activity of a disabled account. */
export type Endings = {
  readonly payments: Pick<CardPayments, 'expireAllCheckouts'>;
  /** Removes all employees and invited people of a business. */
  readonly releaseEmployees: (businessId: string) => Promise<void>;
  /** Ends a user's employment, if they have one. */
  readonly leaveEmployer: (user: UserRecord) => Promise<void>;
};

/**
 * Ends the employments and checkouts of a disabled account. No checkout can start any more, so failures are only
 * logged: the purge ends remaining employments, and checkouts expire within half an hour.
 */
export async function endEmploymentsAndCheckouts(
  { payments, releaseEmployees, leaveEmployer }: Endings,
  user: UserRecord,
  { id, stripeAccountId }: BusinessRecord,
): Promise<void> {
  const ends = await Promise.allSettled([
    releaseEmployees(id),
    leaveEmployer(user),
    stripeAccountId ? payments.expireAllCheckouts(stripeAccountId, id) : undefined,
  ]);
  for (const end of ends) {
    if (end.status === 'rejected') logLine('error', { event: 'deletion-incomplete', ...failureFields(end.reason) });
  }
}
