import { useQuery } from '@tanstack/react-query';
import { localDay } from '#shared/calendar-day.ts';
import { isMailReturn, type MailReturn } from '#shared/invoice/returned-mail.ts';
import type { InvoiceEvent } from '#shared/invoice/schema.ts';
import { enCa } from '#shared/locale/en-ca.ts';
import { invoiceHistoryQuery } from '#web/lib/queries/invoices.ts';
import { RETURNED_MAIL } from '#web/lib/records/delivery-failure.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** The ways in which an invoice is sent. */
export type Channel = Extract<InvoiceEvent['type'], 'EMAIL' | 'SMS'>;

/** Whether a saved invoice was sent by a channel before, to whom and when, and whether that e-mail came back. */
export function DeliveryState({ id, channel }: { id: string; channel: Channel }) {
  const { data, isError } = useQuery(invoiceHistoryQuery(id));
  if (data) {
    const last = lastDelivery(data.events, channel);
    if (!last) return NOT_SENT[channel];
    return last.isReturned ? <span className="font-medium text-yellow">{last.text}</span> : last.text;
  }
  return isError ? 'Whether it was sent before could not be loaded' : <Skeleton className="my-1 h-2.5 w-40" />;
}

/** What is said of an invoice that never went out. */
export const NOT_SENT: Readonly<Record<Channel, string>> = { EMAIL: 'Not emailed yet', SMS: 'Not texted yet' };

/** How an invoice was last sent by a channel. */
export type Delivery = {
  /** When and to whom, on the reader's own clock. */
  readonly text: string;
  /** Whether it did not do its work. */
  readonly isReturned: boolean;
};

/** How an invoice was last sent by a channel, and what became of it; null when it never was. */
export function lastDelivery(events: readonly InvoiceEvent[], channel: Channel): Delivery | null {
  const at = events.findLastIndex(({ type }) => type === channel);
  const last = events[at];
  if (!last) return null;
  const returned = channel === 'EMAIL' ? returnOf(last, events.slice(at)) : undefined;
  const what = returned
    ? RETURNED_MAIL[returned.type].state(returned.detail ?? '')
    : `Sent${last.detail ? ` to ${last.detail}` : ''}`;
  return { text: `${what} on ${momentText(new Date((returned ?? last).at))}`, isReturned: returned !== undefined };
}

type Returned = InvoiceEvent & { type: MailReturn };

/** What stands for an address, whichever e-mail it was told of; the rest is of one e-mail, and may be told late. */
const FOR_GOOD: readonly string[] = ['BOUNCED', 'COMPLAINED'];

/** What was told last of an e-mail, by what happened since to its address. */
function returnOf(sent: InvoiceEvent, since: readonly InvoiceEvent[]): Returned | undefined {
  const isReturn = (event: InvoiceEvent): event is Returned =>
    isMailReturn(event.type) &&
    event.detail?.toLowerCase() === sent.detail?.toLowerCase() &&
    (FOR_GOOD.includes(event.type) || (event.sentAt ?? event.at) >= sent.at);
  return since.findLast(isReturn);
}

/** A timestamp as "Jan 5, 2026, 3:04 p.m.". */
function momentText(instant: Date): string {
  return `${enCa.shortDay(localDay(instant))}, ${CLOCK.format(instant)}`;
}

const CLOCK = new Intl.DateTimeFormat('en-CA', { hour: 'numeric', minute: '2-digit' });
