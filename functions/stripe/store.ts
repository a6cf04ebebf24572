import { businessKey, stripeAccountKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put, set } from '#functions/data/table/write.ts';
import { transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import type { Orders } from '#functions/mail/orders/outbox.ts';

/** What the owner of a business offers its payers beside cards, as the activity log has it. */
export type OfferedOptions = { readonly debitsWanted: boolean; readonly offersLink: boolean };

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
    /** Stores what a business offers, with the entry of the activity log. */
    async saveOptions(businessId: string, change: { before: OfferedOptions; after: OfferedOptions }): Promise<void> {
      const { debitsWanted, offersLink } = change.after;
      const options = { debitsWanted, isLinkHidden: !offersLink };
      const update = { Update: set(businessKey(businessId), options) };
      await transactRecorded(table, { ...change, businessId, action: 'card-account.options' }, { business: update });
    },
  };
}
