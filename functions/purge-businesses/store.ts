import {
  activityKey,
  appointmentKey,
  businessItems,
  deletedInvoiceKey,
  emailKey,
  filePurgeKey,
  idOf,
  invoiceItems,
  invoiceKey,
  invoiceRows,
  type Key,
  PURGES,
  purgeKey,
  stripeAccountKey,
  subjectKey,
  userItems,
  userKey,
} from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { ifEqual, remove } from '#functions/data/table/write.ts';
import type { PurgeOrder } from '#functions/domain/people/businesses.ts';

/** Items deleted per transaction; the limit is 100. */
const BATCH = 50;

export type PurgeStore = ReturnType<typeof purgeStore>;

export function purgeStore(table: Table) {
  const some = (prefix: Key) => table.query<Key>({ ...startingWith(prefix), Limit: BATCH });
  const removeAll = async (keys: readonly Key[]): Promise<number> => {
    if (keys.length === 0) return 0;
    await table.transact(Object.fromEntries(keys.map(({ pk, sk }, index) => [String(index), remove({ pk, sk })])));
    return keys.length;
  };
  return {
    // The list also contains deletions that are only scheduled.
    listOrders: async () => (await table.query<PurgeOrder>(startingWith(PURGES))).filter(({ deletedAt }) => deletedAt),
    /** Some invoices of a business, including deleted ones; `forget` removes one from later results. */
    async someInvoices(businessId: string): Promise<{ id: string; forget: () => Promise<void> }[]> {
      const rows = await some(invoiceRows(businessId));
      const found = rows.length > 0 ? rows : await some(deletedInvoiceKey(businessId));
      return found.map((key) => ({ id: idOf(key), forget: async () => void (await removeAll([key])) }));
    },
    /** Some appointments of a business; `forget` removes one from later results. */
    async someAppointments(businessId: string): Promise<{ id: string; forget: () => Promise<void> }[]> {
      const found = await some(appointmentKey(businessId));
      return found.map((key) => ({ id: idOf(key), forget: async () => void (await removeAll([key])) }));
    },
    /** Removes some items of an invoice, the record first so that it can no longer be changed. Returns how many. */
    async removeFromInvoice(invoiceId: string): Promise<number> {
      await removeAll([invoiceKey(invoiceId)]);
      return removeAll(await some(invoiceItems(invoiceId)));
    },
    /** Removes the records that map these Stripe accounts to a business. */
    async forgetAccounts(accountIds: readonly string[]): Promise<void> {
      await removeAll(accountIds.map(stripeAccountKey));
    },
    /** Removes some items of a business. Returns how many. */
    removeFromBusiness: async (businessId: string) => removeAll(await some(businessItems(businessId))),
    /** Removes some entries of a business's activity log. Returns how many. */
    removeFromActivity: async (businessId: string) => removeAll(await some(activityKey(businessId))),
    /**
     * Atomically removes the order, its user if there is one, the mapping of their subject if they have one, and their
     * email unless it has a new owner.
     */
    async close({ businessId, userId, email }: PurgeOrder, subject?: string): Promise<void> {
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
    /** Deleted invoices and appointments whose files are still to be removed. */
    async listFileOrders(): Promise<{ recordId: string; deletedAt: string }[]> {
      const orders = await table.query<Key & { deletedAt: string }>(startingWith(filePurgeKey()));
      return orders.map(({ sk, deletedAt }) => ({ recordId: idOf({ sk }), deletedAt }));
    },
    /** Removes a record from that list. */
    async closeFiles(recordId: string): Promise<void> {
      await removeAll([filePurgeKey(recordId)]);
    },
  };
}

/** Fails if the email belongs to another user. */
function freeEmail(email: string, userId: string): Write {
  return { Delete: { Key: emailKey(email), ...ifEqual({ userId }) } };
}
