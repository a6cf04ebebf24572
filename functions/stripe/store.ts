import { businessKey, stripeAccountKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put, set } from '#functions/data/table/write.ts';

export type ConnectionStore = {
  /** Stores the Stripe account of a business, in both directions, as connected. */
  saveAccount: (businessId: string, accountId: string) => Promise<void>;
};

export function connectionStore(table: Table): ConnectionStore {
  return {
    async saveAccount(businessId, accountId) {
      await table.transact({
        business: {
          Update: set(businessKey(businessId), { stripeAccountId: accountId, stripeDisconnected: undefined }),
        },
        account: put({ ...stripeAccountKey(accountId), businessId }),
      });
    },
  };
}
