import { returnedMailKey } from '#functions/data/keys.ts';
import type { Table, Write } from '#functions/data/table.ts';
import { putNew } from '#functions/data/write.ts';
import type { InvoiceEvent } from '#shared/invoice/schema.ts';

/** How long an event is remembered, in seconds: longer than SNS repeats it. */
const EVENT_SECONDS = 30 * 86_400;

type Seen = { invoiceId: string; messageId: string; kind: string; address: string };

export type MailEventStore = {
  /** To whom an invoice was mailed and when (ISO instants), oldest first; addresses in small letters. */
  listMailings: (invoiceId: string) => Promise<{ address: string; at: string }[]>;
  /** A write that holds only for what was not told before. */
  seen: (event: Seen, now: Date) => Write;
};

export function mailEventStore(table: Table): MailEventStore {
  return {
    async listMailings(invoiceId) {
      const events = await table.query<InvoiceEvent>({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :event)',
        ExpressionAttributeValues: { ':pk': `INVOICE#${invoiceId}`, ':event': 'EVENT#' },
        ConsistentRead: true,
      });
      return events.flatMap(({ type, detail, at }) =>
        type === 'EMAIL' && detail ? [{ address: detail.toLowerCase(), at }] : [],
      );
    },
    seen: ({ invoiceId, messageId, kind, address }, now) =>
      putNew({
        ...returnedMailKey({ invoiceId, messageId, kind, recipient: address }),
        ttl: Math.floor(now.getTime() / 1000) + EVENT_SECONDS,
      }),
  };
}
