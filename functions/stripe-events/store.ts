import { paymentKey, stripeAccountKey, stripeEventKey } from '#functions/data/keys.ts';
import type { Table, Write } from '#functions/data/table.ts';
import { putNew } from '#functions/data/write.ts';
import type { LedgerEntry } from './ledger.ts';

/** How long an event is remembered, in seconds: longer than Stripe repeats it. */
const EVENT_SECONDS = 30 * 86_400;

export type LedgerStore = {
  findBusinessOf: (accountId: string) => Promise<string | undefined>;
  findEntry: (invoiceId: string, paymentIntentId: string) => Promise<LedgerEntry | undefined>;
  /** Writes that hold only for an event and a PaymentIntent not seen before. */
  firstTime: (eventId: string, invoiceId: string, entry: LedgerEntry, now: Date) => Record<string, Write>;
  /** Writes that hold only for an event not seen before and an entry unchanged since it was read. */
  refundEntry: (refund: RefundedEntry) => Record<string, Write>;
};

export type RefundedEntry = {
  eventId: string;
  invoiceId: string;
  entry: LedgerEntry;
  refundedCents: number;
  now: Date;
};

export function ledgerStore(table: Table): LedgerStore {
  return {
    async findBusinessOf(accountId) {
      return (await table.get<{ businessId: string }>(stripeAccountKey(accountId)))?.businessId;
    },
    findEntry: (invoiceId, paymentIntentId) => table.get<LedgerEntry>(paymentKey(invoiceId, paymentIntentId)),
    firstTime: (eventId, invoiceId, entry, now) => ({
      event: seen(eventId, now),
      payment: putNew({ ...entry, ...paymentKey(invoiceId, entry.paymentIntentId) }),
    }),
    refundEntry: ({ eventId, invoiceId, entry, refundedCents, now }) => ({
      event: seen(eventId, now),
      entry: {
        Update: {
          Key: paymentKey(invoiceId, entry.paymentIntentId),
          UpdateExpression: 'SET refundedCents = :after',
          ConditionExpression: 'refundedCents = :before',
          ExpressionAttributeValues: { ':after': refundedCents, ':before': entry.refundedCents },
        },
      },
    }),
  };
}

function seen(eventId: string, now: Date): Write {
  return putNew({ ...stripeEventKey(eventId), ttl: Math.floor(now.getTime() / 1000) + EVENT_SECONDS });
}
