import { Eye, MailCheck, ScanLine } from 'lucide-react';
import type { InvoiceReach } from '#shared/invoice/views.ts';
import type { TimelineEntry } from './timeline-entry.ts';

/** Timeline entries about an invoice's link: email deliveries, and its first and last opening. */
export function reachEntries({ deliveries, opened, checkedAt }: InvoiceReach): TimelineEntry[] {
  const delivered = deliveries.map(({ address, at }) => ({
    ...plain(`delivered ${at} ${address}`, at, `Delivered to ${address}`),
    icon: MailCheck,
    tone: 'blue' as const,
  }));
  return [...delivered, ...(opened ? openings(opened) : checks(checkedAt))];
}

function openings({ firstAt, lastAt, times }: NonNullable<InvoiceReach['opened']>): TimelineEntry[] {
  const look = { icon: Eye, tone: 'green' } as const;
  const first = { ...plain('opened', firstAt, 'Opened by the customer'), ...look };
  if (times === 1) return [first];
  return [first, { ...plain('opened again', lastAt, `Opened again, ${times} times in total`), ...look }];
}

/** Mail scanners follow links before people do; they no longer matter once a person has opened it. */
function checks(checkedAt: string | undefined): TimelineEntry[] {
  if (!checkedAt) return [];
  return [{ ...plain('checked', checkedAt, 'Link checked automatically'), icon: ScanLine, tone: 'grey' }];
}

function plain(key: string, at: string, text: string) {
  return { key, at, text, changes: [] };
}
