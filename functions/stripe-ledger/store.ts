import { invoiceKey, stripeAccountKey, stripeEventKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';
import { DAY_SECONDS, secondsAt } from '#shared/time-units.ts';

/** Retention of an event in seconds, longer than Stripe retries it. */
const EVENT_SECONDS = 30 * DAY_SECONDS;

export type EventStore = ReturnType<typeof eventStore>;

export function eventStore(table: Table) {
  return {
    async findBusinessOf(accountId: string): Promise<string | undefined> {
      return (await table.get<{ businessId: string }>(stripeAccountKey(accountId)))?.businessId;
    },
    /** A write that fails if the event was already seen. */
    seen: (eventId: string, now: Date) => putNew({ ...stripeEventKey(eventId), ttl: secondsAt(now) + EVENT_SECONDS }),
    /** Removes the checkout of an invoice if it matches this session and account. */
    async dropCheckout({
      invoiceId,
      accountId,
      sessionId,
    }: {
      invoiceId: string;
      accountId: string;
      sessionId: string;
    }) {
      await table.update({
        Key: invoiceKey(invoiceId),
        UpdateExpression: 'REMOVE checkout',
        ConditionExpression: 'checkout.sessionId = :session AND checkout.accountId = :account',
        ExpressionAttributeValues: { ':session': sessionId, ':account': accountId },
      });
    },
  };
}
