import { balanceCents } from '#shared/invoice/amount-due.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { dueState } from '#web/lib/records/due-state.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';

/** How long until an invoice is due, or how late it is; nothing if no payment is due. */
export function DueState({ invoice }: { invoice: InvoiceListItem }) {
  const state = dueState(invoice, useBusinessDay()());
  if (!state) return null;
  return (
    <span className={`block text-xs first-letter:uppercase ${state.isLate ? 'font-medium text-red' : 'text-muted'}`}>
      {state.text}
    </span>
  );
}

/** The balance of an invoice in the list; 0 for drafts. */
export function owedCents(invoice: InvoiceListItem): number {
  return invoice.status === 'DRAFT' ? 0 : balanceCents(invoice);
}
