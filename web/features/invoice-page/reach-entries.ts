import { Eye, MailCheck, ScanLine } from 'lucide-react';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { InvoiceReach } from '#shared/invoice/views.ts';
import { t } from './texts.en.ts';
import type { TimelineEntry } from './timeline-entry.ts';

/** Timeline entries about an invoice's link: email deliveries, and its first and last opening. */
export function reachEntries(
  { deliveries, opened, checkedAt }: InvoiceReach,
  { events, isDeposit }: { readonly events: readonly InvoiceEvent[]; readonly isDeposit?: boolean | undefined },
): TimelineEntry[] {
  const delivered = deliveries.map(({ address, at, topic }) => ({
    ...plain(`delivered ${at} ${address}`, at, deliveredText(topic ?? 'any', isDeposit)({ to: address })),
    icon: MailCheck,
    tone: 'blue' as const,
  }));
  return [...delivered, ...(opened ? openings(opened, events) : checks(checkedAt))];
}

function deliveredText(topic: keyof typeof t.delivered, isDeposit: boolean | undefined) {
  return topic === 'invoice' && isDeposit ? t.requestDelivered : t.delivered[topic];
}

/** Once others got a copy, nobody knows which of them opened the link. */
function openings(
  { firstAt, lastAt, times }: NonNullable<InvoiceReach['opened']>,
  events: readonly InvoiceEvent[],
): TimelineEntry[] {
  const isShared = events.some((event) => event.type === 'EMAIL' && event.cc?.length && event.at <= firstAt);
  const look = { icon: Eye, tone: 'green' } as const;
  const first = {
    ...plain('opened', firstAt, isShared ? t.openedBySomeone : t.openedByCustomer),
    ...look,
  };
  if (times === 1) return [first];
  return [first, { ...plain('opened again', lastAt, t.openedAgain({ times })), ...look }];
}

/** Mail scanners follow links before people do; they no longer matter once a person has opened it. */
function checks(checkedAt: string | undefined): TimelineEntry[] {
  if (!checkedAt) return [];
  return [{ ...plain('checked', checkedAt, t.linkChecked), icon: ScanLine, tone: 'grey' }];
}

function plain(key: string, at: string, text: string) {
  return { key, at, text, changes: [] };
}
