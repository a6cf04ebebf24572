import { balanceCents } from '#shared/invoice/amount-due.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { dueState } from '#web/lib/records/due-state.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';

/** How long until an invoice is due, or how late it is; nothing while nothing is asked for. */
export function DueState({ invoice }: { invoice: InvoiceListItem }) {
  const state = dueState(invoice, useBusinessDay()());
  if (!state) return null;
  return (
    <span className={`block text-xs first-letter:uppercase ${state.isLate ? 'font-medium text-red' : 'text-muted'}`}>
      {state.text}
    </span>
  );
}

/** What is still owed of an invoice in the list; a draft is not owed yet. */
export function owedCents(invoice: InvoiceListItem): number {
  return invoice.status === 'DRAFT' ? 0 : balanceCents(invoice);
}
