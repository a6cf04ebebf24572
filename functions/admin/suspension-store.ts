import { businessKey, userKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { type Change, ifEqual, onlyIf, set } from '#functions/data/table/write.ts';
import { transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import { type Caller, ifAdministrator } from '#functions/domain/people/members.ts';
import type { Orders } from '#functions/mail/orders/outbox.ts';

/**
 * Suspends businesses and restores them, recorded in the activity log of the business, without the reason, which only
 * administrators read. Each returns null when done, `'by'` if the caller is no longer an administrator, `'owner'` if the
 * business belongs to one, and `'business'` if it is gone or its suspension changed since it was read.
 */
export type SuspensionStore = ReturnType<typeof suspensionStore>;

type Suspending = { readonly by: Caller; readonly business: BusinessRecord; readonly orders: Orders };

/** Opens the suspensions of all businesses. */
export function suspensionStore(table: Table) {
  return {
    suspend({ by, business, orders, reason, at }: Suspending & { readonly at: string; readonly reason?: string }) {
      const suspended = { suspendedAt: at, suspendedBy: by.email, suspensionReason: reason };
      return transactRecorded<string>(table, recordedAs('business.suspend', business), {
        by: ifAdministrator(by.userId),
        owner: ifNoAdministrator(business.ownerId),
        business: changed(business, suspended),
        ...orders,
      });
    },
    restore({ by, business, orders, at }: Suspending & { readonly at: string }) {
      const restored = { suspendedAt: undefined, suspendedBy: undefined, suspensionReason: undefined, restoredAt: at };
      return transactRecorded<string>(table, recordedAs('business.restore', business), {
        by: ifAdministrator(by.userId),
        business: changed(business, restored),
        ...orders,
      });
    },
  };
}

function recordedAs<Action extends 'business.suspend' | 'business.restore'>(action: Action, { id }: BusinessRecord) {
  return { businessId: id, action };
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
