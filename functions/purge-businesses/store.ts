import {
  activityKey,
  businessItems,
  deletedInvoiceKey,
  emailKey,
  idOf,
  invoiceItems,
  invoiceKey,
  invoiceRows,
  type Key,
  PURGES,
  pdfPurgeKey,
  purgeKey,
  stripeAccountKey,
  subjectKey,
  userItems,
  userKey,
} from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { remove } from '#functions/data/table/write.ts';
import type { PurgeOrder } from '#functions/domain/people/businesses.ts';

/** Items deleted per transaction; the limit is 100. */
const BATCH = 50;

export type PurgeStore = {
  listOrders: () => Promise<PurgeOrder[]>;
  /** Some invoices of a business, including deleted ones; `forget` removes one from later results. */
  someInvoices: (businessId: string) => Promise<{ id: string; forget: () => Promise<void> }[]>;
  /** Removes some items of an invoice, the record first so that it can no longer be changed. Returns how many. */
  removeFromInvoice: (invoiceId: string) => Promise<number>;
  /** Removes the records that map these Stripe accounts to a business. */
  forgetAccounts: (accountIds: readonly string[]) => Promise<void>;
  /** Removes some items of a business. Returns how many. */
  removeFromBusiness: (businessId: string) => Promise<number>;
  /** Removes some entries of a business's activity log. Returns how many. */
  removeFromActivity: (businessId: string) => Promise<number>;
  /**
   * Atomically removes the order, its user if there is one, the mapping of their subject if they have one, and their
   * email unless it has a new owner.
   */
  close: (order: PurgeOrder, subject?: string) => Promise<void>;
  /** Deleted invoices whose PDFs are still to be removed. */
  listPdfOrders: () => Promise<{ invoiceId: string; deletedAt: string }[]>;
  /** Removes an invoice from that list. */
  closePdfs: (invoiceId: string) => Promise<void>;
};

export function purgeStore(table: Table): PurgeStore {
  const some = (prefix: Key) => table.query<Key>({ ...startingWith(prefix), Limit: BATCH });
  const removeAll = async (keys: readonly Key[]): Promise<number> => {
    if (keys.length === 0) return 0;
    await table.transact(Object.fromEntries(keys.map(({ pk, sk }, index) => [String(index), remove({ pk, sk })])));
    return keys.length;
  };
  return {
    // The list also contains deletions that are only scheduled.
    listOrders: async () => (await table.query<PurgeOrder>(startingWith(PURGES))).filter(({ deletedAt }) => deletedAt),
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
    removeFromActivity: async (businessId) => removeAll(await some(activityKey(businessId))),
    async close({ businessId, userId, email }, subject) {
      const order = remove(purgeKey(businessId));
      if (!userId || !email) {
        await table.transact({ order });
        return;
      }
      const besidesUser = async () => (await some(userItems(userId))).filter(({ sk }) => sk !== userKey(userId).sk);
      while ((await removeAll(await besidesUser())) > 0);
      const rest: Record<string, Write> = {
        user: remove(userKey(userId)),
        order,
        ...(subject && { mapping: remove(subjectKey(subject)) }),
      };
      const failed = await table.transact({ email: freeEmail(email, userId), ...rest });
      if (failed) await table.transact(rest);
    },
    async listPdfOrders() {
      const orders = await table.query<Key & { deletedAt: string }>(startingWith(pdfPurgeKey()));
      return orders.map(({ sk, deletedAt }) => ({ invoiceId: idOf({ sk }), deletedAt }));
    },
    closePdfs: async (invoiceId) => void (await removeAll([pdfPurgeKey(invoiceId)])),
  };
}

/** Fails if the email belongs to another user. */
function freeEmail(email: string, userId: string): Write {
  return {
    Delete: {
      Key: emailKey(email),
      ConditionExpression: 'userId = :userId',
      ExpressionAttributeValues: { ':userId': userId },
    },
  };
}
