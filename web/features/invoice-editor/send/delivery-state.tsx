import { useQuery } from '@tanstack/react-query';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import { isMailReturn, isPermanent, type MailReturn } from '#shared/invoice/returned-mail.ts';
import { momentText } from '#shared/moment-text.ts';
import { invoiceHistoryQuery } from '#web/lib/queries/invoices.ts';
import { DELIVERY_FAILURES } from '#web/lib/records/delivery-failure.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** The channels for sending an invoice. */
export type Channel = Extract<InvoiceEvent['type'], 'EMAIL' | 'SMS'>;

/** When and to whom an invoice was last sent by a channel, and whether that email failed. */
export function DeliveryState({ id, channel }: { id: string; channel: Channel }) {
  const { data, isError } = useQuery(invoiceHistoryQuery(id));
  if (data) {
    const last = lastDelivery(data.events, channel);
    if (!last) return NOT_SENT[channel];
    return last.hasFailed ? <span className="font-medium text-yellow">{last.text}</span> : last.text;
  }
  return isError ? 'Earlier deliveries could not be loaded' : <Skeleton className="my-1 h-2.5 w-40" />;
}

/** Shown for an invoice that was never sent by a channel. */
export const NOT_SENT: Readonly<Record<Channel, string>> = { EMAIL: 'Not emailed yet', SMS: 'Not texted yet' };

/** The last delivery by a channel. */
export type Delivery = {
  /** When and to whom, in the reader's time zone. */
  readonly text: string;
  /** Whether it failed. */
  readonly hasFailed: boolean;
};

/** The last delivery by a channel and its outcome; null if there is none. */
export function lastDelivery(events: readonly InvoiceEvent[], channel: Channel): Delivery | null {
  const at = events.findLastIndex(({ type }) => type === channel);
  const last = events[at];
  if (!last) return null;
  const returned = channel === 'EMAIL' ? failureOf(last, events, at) : undefined;
  const what = returned
    ? DELIVERY_FAILURES[returned.type].state(returned.detail ?? '')
    : `Sent${last.detail ? ` to ${last.detail}` : ''}`;
  return { text: `${what} on ${momentText((returned ?? last).at)}`, hasFailed: returned !== undefined };
}

type Returned = InvoiceEvent & { type: MailReturn };

/**
 * The latest failure of the email at this place in the history. A permanent one may belong to an older email and be
 * reported later; the email's own may be recorded before it.
 */
function failureOf(sent: InvoiceEvent, events: readonly InvoiceEvent[], place: number): Returned | undefined {
  const isReturn = (event: InvoiceEvent, index: number): event is Returned => {
    if (!isMailReturn(event.type) || event.detail?.toLowerCase() !== sent.detail?.toLowerCase()) return false;
    if (index < place) return event.sentAt !== undefined && event.sentAt >= sent.at;
    return isPermanent(event.type) || (event.sentAt ?? event.at) >= sent.at;
  };
  return events.findLast(isReturn);
}
