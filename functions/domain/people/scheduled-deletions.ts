import { PURGES, purgeKey } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { onlyIf, putNew, set } from '#functions/data/table/write.ts';
import { transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import type { Orders } from '#functions/mail/orders/outbox.ts';
import { accountDeletion } from './account-deletion.ts';
import type { PurgeOrder } from './businesses.ts';
import type { UserRecord } from './user-record.ts';

/** A business to be deleted by its owner's request, and when; `remindedAt` is when the owner was reminded. */
export type ScheduledDeletion = {
  readonly businessId: string;
  readonly deletesAt: string;
  readonly remindedAt?: string;
};

/**
 * The deletions that owners have scheduled. Each is one item in the purge's list; the order for the purge replaces it, so
 * that the deletion either begins or is cancelled, never both. Scheduling and cancelling are in the activity log.
 */
export type ScheduledDeletions = ReturnType<typeof scheduledDeletionsIn>;

type Item = Partial<Pick<PurgeOrder, 'deletedAt'>> & ScheduledDeletion;

export function scheduledDeletionsIn(table: Table) {
  return {
    find: (businessId: string) => findScheduledDeletion(table, businessId),
    /** Orders the email about it, too. Returns null, or the write that failed if one is scheduled already, or has begun. */
    add(deletion: ScheduledDeletion, orders: Orders): Promise<string | null> {
      const { businessId } = deletion;
      const writes = { deletion: putNew({ ...deletion, ...purgeKey(businessId) }), ...orders };
      return transactRecorded<string>(table, { businessId, action: 'business.schedule-deletion' }, writes);
    },
    /** Returns false if none is scheduled, or if it has begun. */
    async cancel(businessId: string): Promise<boolean> {
      const scheduled = { Key: purgeKey(businessId), ConditionExpression: 'attribute_exists(deletesAt)' };
      const writes = { deletion: { Delete: scheduled } };
      return (await transactRecorded(table, { businessId, action: 'business.keep' }, writes)) === null;
    },
    list: async (): Promise<ScheduledDeletion[]> =>
      (await table.query<Item>(startingWith(PURGES))).filter(({ deletesAt }) => deletesAt),
    async markReminded({ businessId, deletesAt }: ScheduledDeletion, at: string): Promise<void> {
      await table.update(onlyIf(set(purgeKey(businessId), { remindedAt: at }), ifAt(deletesAt)));
    },
    /**
     * Disables the owner and their business and orders the purge. Returns false if the deletion was cancelled, if the
     * owner is an administrator by now, or if the business is suspended.
     */
    async begin({ deletesAt }: ScheduledDeletion, user: UserRecord, at: string): Promise<boolean> {
      const userIf = {
        ConditionExpression: '#role <> :admin',
        ExpressionAttributeNames: { '#role': 'role' },
        ExpressionAttributeValues: { ':admin': 'ADMIN' },
      };
      const writes = accountDeletion(table, { user, at, userIf, orderIf: ifAt(deletesAt), byOwner: true });
      const failed = await table.transact<string>(writes);
      if (failed && !['user', 'business', 'order'].includes(failed))
        throw new Error(`The deletion failed at its ${failed}`);
      return !failed;
    },
  };
}

/** The scheduled deletion of a business; undefined if there is none or it has begun. */
export async function findScheduledDeletion(
  table: Pick<Table, 'get'>,
  businessId: string,
): Promise<ScheduledDeletion | undefined> {
  const item = await table.get<Item>(purgeKey(businessId));
  return item?.deletesAt ? item : undefined;
}

function ifAt(deletesAt: string) {
  return { ConditionExpression: 'deletesAt = :deletesAt', ExpressionAttributeValues: { ':deletesAt': deletesAt } };
}
