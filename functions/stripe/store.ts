import { businessKey, stripeAccountKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put, set } from '#functions/data/table/write.ts';
import type { Orders } from '#functions/mail/orders/outbox.ts';

export type ConnectionStore = ReturnType<typeof connectionStore>;

export function connectionStore(table: Table) {
  return {
    /** Stores the Stripe account of a business, in both directions, as connected, and orders the email about it. */
    saveAccount: (businessId: string, accountId: string, orders: Orders) =>
      table.transact<string>({
        business: {
          Update: set(businessKey(businessId), { stripeAccountId: accountId, stripeDisconnected: undefined }),
        },
        account: put({ ...stripeAccountKey(accountId), businessId }),
        ...orders,
      }),
  };
}
