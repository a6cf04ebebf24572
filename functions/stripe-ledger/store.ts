import { invoiceKey, paymentKey, stripeAccountKey, stripeEventKey } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';
import type { LedgerEntry } from './ledger.ts';

/** Seconds for which an event is remembered, longer than Stripe retries it. */
const EVENT_SECONDS = 30 * 86_400;

export type LedgerStore = {
  findBusinessOf: (accountId: string) => Promise<string | undefined>;
  /** The card payments of an invoice. */
  listEntries: (invoiceId: string) => Promise<LedgerEntry[]>;
  /** A write that fails if the event was already seen. */
  seen: (eventId: string, now: Date) => Write;
  /** The write of an entry's next revision; fails unless it succeeds the stored one. */
  write: (invoiceId: string, entry: LedgerEntry) => Write;
  /** Removes the checkout of an invoice if it matches this session and account. */
  dropCheckout: (checkout: { invoiceId: string; accountId: string; sessionId: string }) => Promise<void>;
};

export function ledgerStore(table: Table): LedgerStore {
  return {
    async findBusinessOf(accountId) {
      return (await table.get<{ businessId: string }>(stripeAccountKey(accountId)))?.businessId;
    },
    listEntries: (invoiceId) => table.query<LedgerEntry>(startingWith(paymentKey(invoiceId))),
    seen: (eventId, now) =>
      putNew({ ...stripeEventKey(eventId), ttl: Math.floor(now.getTime() / 1000) + EVENT_SECONDS }),
    write(invoiceId, entry) {
      const item = { ...entry, ...paymentKey(invoiceId, entry.paymentIntentId) };
      if (entry.revision === 1) return putNew(item);
      return {
        Put: {
          Item: item,
          ConditionExpression: 'revision = :before',
          ExpressionAttributeValues: { ':before': entry.revision - 1 },
        },
      };
    },
    async dropCheckout({ invoiceId, accountId, sessionId }) {
      await table.update({
        Key: invoiceKey(invoiceId),
        UpdateExpression: 'REMOVE checkout',
        ConditionExpression: 'checkout.sessionId = :session AND checkout.accountId = :account',
        ExpressionAttributeValues: { ':session': sessionId, ':account': accountId },
      });
    },
  };
}
