import { invoiceKey, stripeAccountKey, stripeEventKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';
import { DAY_SECONDS, secondsAt } from '#shared/time-units.ts';

/** Retention of an event in seconds, longer than Stripe retries it. */
const EVENT_SECONDS = 30 * DAY_SECONDS;

export type EventStore = {
  findBusinessOf: (accountId: string) => Promise<string | undefined>;
  /** A write that fails if the event was already seen. */
  seen: (eventId: string, now: Date) => Write;
  /** Removes the checkout of an invoice if it matches this session and account. */
  dropCheckout: (checkout: { invoiceId: string; accountId: string; sessionId: string }) => Promise<void>;
};

export function eventStore(table: Table): EventStore {
  return {
    async findBusinessOf(accountId) {
      return (await table.get<{ businessId: string }>(stripeAccountKey(accountId)))?.businessId;
    },
    seen: (eventId, now) => putNew({ ...stripeEventKey(eventId), ttl: secondsAt(now) + EVENT_SECONDS }),
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
