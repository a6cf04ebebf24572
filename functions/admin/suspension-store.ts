import { businessKey, userKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { type Change, ifEqual, onlyIf, set } from '#functions/data/table/write.ts';
import { noteWritten } from '#functions/domain/audit/audited-call.ts';
import { entryWrite } from '#functions/domain/audit/entry.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import { type Caller, ifAdministrator } from '#functions/domain/people/members.ts';
import type { Orders } from '#functions/mail/orders/outbox.ts';

/**
 * Suspends businesses and restores them, recorded in the activity log of the business, without the reason and without
 * the administrator, which only administrators read. Each returns null when done, `'by'` if the caller is no longer an administrator, `'owner'` if the
 * business belongs to one, and `'business'` if it is gone or its suspension changed since it was read.
 */
export type SuspensionStore = ReturnType<typeof suspensionStore>;

type Suspending = { readonly by: Caller; readonly business: BusinessRecord; readonly orders: Orders };

/** Opens the suspensions of all businesses. */
export function suspensionStore(table: Table) {
  return {
    async suspend({
      by,
      business,
      orders,
      reason,
      at,
    }: Suspending & { readonly at: string; readonly reason?: string }) {
      const suspended = { suspendedAt: at, suspendedBy: by.email, suspensionReason: reason };
      return recorded(table, 'business.suspend', business, {
        by: ifAdministrator(by.userId),
        owner: ifNoAdministrator(business.ownerId),
        business: changed(business, suspended),
        ...orders,
      });
    },
    async restore({ by, business, orders, at }: Suspending & { readonly at: string }) {
      const restored = { suspendedAt: undefined, suspendedBy: undefined, suspensionReason: undefined, restoredAt: at };
      return recorded(table, 'business.restore', business, {
        by: ifAdministrator(by.userId),
        business: changed(business, restored),
        ...orders,
      });
    },
  };
}

/** Makes the writes with an entry that names nobody: the owner may export the log while the business is suspended. */
async function recorded(
  table: Pick<Table, 'transact'>,
  action: 'business.suspend' | 'business.restore',
  { id }: BusinessRecord,
  writes: Readonly<Record<string, Write>>,
): Promise<string | null> {
  const activity = entryWrite(id, { action, changes: [] }, new Date());
  const failed = await table.transact<string>({ ...writes, activity });
  if (failed === null) noteWritten();
  return failed;
}

function changed({ id, suspendedAt }: BusinessRecord, fields: Change<BusinessRecord>): Write {
  return { Update: onlyIf(set(businessKey(id), fields), ifEqual({ suspendedAt, deletedAt: undefined })) };
}

/** Fails for administrators: two who suspend each other at the same time would leave none (decision F158). */
function ifNoAdministrator(userId: string): Write {
  return {
    ConditionCheck: {
      Key: userKey(userId),
      ConditionExpression: '#role <> :admin',
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: { ':admin': 'ADMIN' },
    },
  };
}
