import { deliveryFailureKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';
import { listMailings } from '#functions/domain/invoice/delivery-failures.ts';
import { DAY_SECONDS, secondsAt } from '#shared/time-units.ts';

/** Retention of an event in seconds, longer than SNS retries it. */
const EVENT_SECONDS = 30 * DAY_SECONDS;

type Seen = { invoiceId: string; messageId: string; kind: string; address: string };

export type MailEventStore = ReturnType<typeof mailEventStore>;

export function mailEventStore(table: Table) {
  return {
    /** The recorded emails of an invoice, oldest first. */
    listMailings: (invoiceId: string) => listMailings(table, invoiceId),
    /** A write that fails if the event was already seen. */
    seen: ({ invoiceId, messageId, kind, address }: Seen, now: Date) =>
      putNew({
        ...deliveryFailureKey({ invoiceId, messageId, kind, recipient: address }),
        ttl: secondsAt(now) + EVENT_SECONDS,
      }),
  };
}
