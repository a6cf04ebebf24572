import { localDay } from '#shared/calendar-day.ts';
import type { InvoiceEvent } from '#shared/invoice/schema.ts';
import { enCa } from '#shared/locale/en-ca.ts';

/** The ways in which an invoice is sent. */
export type Channel = Extract<InvoiceEvent['type'], 'EMAIL' | 'SMS'>;

/** When and to whom an invoice went last by a channel, on the reader's own clock; null when it never did. */
export function lastDelivery(events: readonly InvoiceEvent[], channel: Channel): string | null {
  const last = events.findLast(({ type }) => type === channel);
  if (!last) return null;
  return `Sent${last.detail ? ` to ${last.detail}` : ''} on ${momentText(new Date(last.at))}`;
}

/** An instant as "Jan 5, 2026, 3:04 p.m.". */
function momentText(instant: Date): string {
  return `${enCa.shortDay(localDay(instant))}, ${CLOCK.format(instant)}`;
}

const CLOCK = new Intl.DateTimeFormat('en-CA', { hour: 'numeric', minute: '2-digit' });
