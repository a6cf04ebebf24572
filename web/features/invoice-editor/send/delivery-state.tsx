import { useQuery } from '@tanstack/react-query';
import type { EventOf, InvoiceEvent } from '#shared/invoice/event.ts';
import { isPermanent } from '#shared/invoice/returned-mail.ts';
import { upperFirst } from '#shared/letter-case.ts';
import { phoneText } from '#shared/phone-number.ts';
import { momentText } from '#web/lib/dates.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';
import { mailReturns } from '#web/lib/locale/mail-returns.en.ts';
import { invoiceHistoryQuery } from '#web/lib/queries/invoices.ts';
import type { Channel } from '#web/parts/sending/use-send-flow.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { t } from './texts.en.ts';

/** When and to whom an invoice was last sent by a channel, and whether that email failed. */
export function DeliveryState({ id, channel }: { id: string; channel: Channel }) {
  const { data, isError } = useQuery(invoiceHistoryQuery(id));
  if (data) {
    const last = lastDelivery(data.events, channel);
    if (!last) return t.notSent[channel];
    return last.hasFailed ? <span className="font-medium text-yellow">{last.text}</span> : last.text;
  }
  return isError ? t.earlierFailed : <Skeleton className="my-1 h-2.5 w-40" />;
}

/** The last delivery by a channel. */
export type Delivery = {
  /** When and to whom, in the reader's time zone. */
  readonly text: string;
  /** Whether it failed. */
  readonly hasFailed: boolean;
};

/** The last delivery by a channel and its outcome; null if there is none. */
export function lastDelivery(events: readonly InvoiceEvent[], channel: Channel): Delivery | null {
  const last = events.findLast((event): event is Sent => event.type === channel);
  if (!last) return null;
  const returned = last.type === 'EMAIL' ? failureOf(last, events) : undefined;
  if (!returned) {
    const recipient = phoneText(last.recipient, LANGUAGE);
    return { text: t.sentTo[channel]({ recipient, at: momentText(last.at) }), hasFailed: false };
  }
  const failure = upperFirst(mailReturns[returned.kind](returned.address));
  return { text: t.failedOn({ failure, at: momentText(returned.at) }), hasFailed: true };
}

type Sent = EventOf<Channel>;
type Returned = EventOf<'MAIL_RETURN'>;

/**
 * The latest failure of an email in the history. A permanent one may belong to an older email and be reported later;
 * the email's own may be recorded before it.
 */
function failureOf(sent: EventOf<'EMAIL'>, events: readonly InvoiceEvent[]): Returned | undefined {
  const place = events.indexOf(sent);
  return events.findLast((event, index): event is Returned => {
    if (event.type !== 'MAIL_RETURN' || event.address.toLowerCase() !== sent.recipient.toLowerCase()) return false;
    return event.sentAt >= sent.at || (index > place && isPermanent(event.kind));
  });
}
