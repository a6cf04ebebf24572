import { INVOICE_STATUSES, type InvoiceStatus, statusLabel } from './status.ts';

/** By what a list of invoices is narrowed: one status, or OUTSTANDING for all that was sent and is not settled. */
export const LIST_FILTERS = [...INVOICE_STATUSES, 'OUTSTANDING'] as const;

export type ListFilter = (typeof LIST_FILTERS)[number];

/** The statuses of the invoices that a filter shows. */
export function statusesOf(filter: ListFilter): readonly InvoiceStatus[] {
  return filter === 'OUTSTANDING' ? ['SENT', 'OVERDUE'] : [filter];
}

/** A filter as people read it: its first letter is a capital. */
export function filterLabel(filter: ListFilter): string {
  return filter === 'OUTSTANDING' ? 'Outstanding' : statusLabel(filter);
}
