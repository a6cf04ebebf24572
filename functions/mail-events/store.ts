import { deliveryFailureKey, invoiceEvents } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';
import type { InvoiceEvent } from '#shared/invoice/schema.ts';

/** Seconds for which an event is remembered, longer than SNS retries it. */
const EVENT_SECONDS = 30 * 86_400;

type Seen = { invoiceId: string; messageId: string; kind: string; address: string };

export type MailEventStore = {
  /** The recipients of an invoice, in lower case, with ISO timestamps, oldest first. */
  listMailings: (invoiceId: string) => Promise<{ address: string; at: string }[]>;
  /** A write that fails if the event was already seen. */
  seen: (event: Seen, now: Date) => Write;
};

export function mailEventStore(table: Table): MailEventStore {
  return {
    async listMailings(invoiceId) {
      const events = await table.query<InvoiceEvent>(startingWith(invoiceEvents(invoiceId)));
      return events.flatMap(({ type, detail, at }) =>
        type === 'EMAIL' && detail ? [{ address: detail.toLowerCase(), at }] : [],
      );
    },
    seen: ({ invoiceId, messageId, kind, address }, now) =>
      putNew({
        ...deliveryFailureKey({ invoiceId, messageId, kind, recipient: address }),
        ttl: Math.floor(now.getTime() / 1000) + EVENT_SECONDS,
      }),
  };
}
