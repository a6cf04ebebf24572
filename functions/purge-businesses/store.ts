import type { PurgeOrder } from '#functions/data/people/businesses.ts';
import {
  businessItems,
  deletedInvoiceKey,
  emailKey,
  idOf,
  invoiceItems,
  invoiceKey,
  invoiceRows,
  type Key,
  PURGES,
  purgeKey,
  stripeAccountKey,
  userKey,
} from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { remove } from '#functions/data/table/write.ts';

/** Items that go in one transaction; it takes up to 100. */
const BATCH = 50;

export type PurgeStore = {
  listOrders: () => Promise<PurgeOrder[]>;
  /**
   * The ids of some invoices of a business, also of deleted ones, none when there are no more; `forget` makes room for
   * the next.
   */
  someInvoices: (businessId: string) => Promise<{ id: string; forget: () => Promise<void> }[]>;
  /** Removes some of an invoice, itself first so that nothing changes it any more; answers how many items went. */
  removeFromInvoice: (invoiceId: string) => Promise<number>;
  /** Removes whose Stripe accounts these are. */
  forgetAccounts: (accountIds: readonly string[]) => Promise<void>;
  /** Removes some of a business's own records; answers how many went. */
  removeFromBusiness: (businessId: string) => Promise<number>;
  /** Removes the account, frees its e-mail unless it is another one's, and closes the order, all at once. */
  close: (order: PurgeOrder) => Promise<void>;
};

export function purgeStore(table: Table): PurgeStore {
  const some = (prefix: Key) => table.query<Key>({ ...startingWith(prefix), Limit: BATCH });
  const removeAll = async (keys: readonly Key[]): Promise<number> => {
    if (keys.length === 0) return 0;
    await table.transact(Object.fromEntries(keys.map(({ pk, sk }, index) => [String(index), remove({ pk, sk })])));
    return keys.length;
  };
  return {
    listOrders: () => table.query<PurgeOrder>(startingWith(PURGES)),
    async someInvoices(businessId) {
      const rows = await some(invoiceRows(businessId));
      const found = rows.length > 0 ? rows : await some(deletedInvoiceKey(businessId));
      return found.map((key) => ({ id: idOf(key), forget: async () => void (await removeAll([key])) }));
    },
    async removeFromInvoice(invoiceId) {
      await removeAll([invoiceKey(invoiceId)]);
      return removeAll(await some(invoiceItems(invoiceId)));
    },
    forgetAccounts: async (accountIds) => void (await removeAll(accountIds.map(stripeAccountKey))),
    removeFromBusiness: async (businessId) => removeAll(await some(businessItems(businessId))),
    async close({ businessId, userId, email }) {
      const rest = { user: remove(userKey(userId)), order: remove(purgeKey(businessId)) };
      const failed = await table.transact({ email: freeEmail(email, userId), ...rest });
      if (failed) await table.transact(rest);
    },
  };
}

/** Holds only while the e-mail is this person's. */
function freeEmail(email: string, userId: string): Write {
  return {
    Delete: {
      Key: emailKey(email),
      ConditionExpression: 'userId = :userId',
      ExpressionAttributeValues: { ':userId': userId },
    },
  };
}
