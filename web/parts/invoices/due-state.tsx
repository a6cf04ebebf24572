import { clsx } from 'clsx';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { dueState } from '#web/lib/records/due-state.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';

/** How long until an invoice is due, or how late it is; nothing if no payment is due. */
export function DueState({ invoice, className }: { invoice: InvoiceListItem; className?: string }) {
  const state = dueState(invoice, useBusinessDay()());
  if (!state) return null;
  const tone = state.isLate ? 'font-medium text-red' : 'text-muted';
  return <span className={clsx('text-xs tabular-nums first-letter:uppercase', tone, className)}>{state.text}</span>;
}
