import { useQuery } from '@tanstack/react-query';
import { invoiceHistoryQuery } from '#web/lib/queries/invoices.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { type Channel, lastDelivery } from './delivery.ts';

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
