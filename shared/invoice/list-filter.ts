import { INVOICE_STATUSES, type InvoiceStatus } from './status.ts';

/**
 * List filters: one status, OUTSTANDING for everything sent and not settled, or WRITTEN_OFF for what was cancelled because
 * it will never be paid.
 */
export const LIST_FILTERS = [...INVOICE_STATUSES, 'WRITTEN_OFF', 'OUTSTANDING'] as const;

export type ListFilter = (typeof LIST_FILTERS)[number];

/** The statuses of the invoices that a filter includes. */
export function statusesOf(filter: ListFilter): readonly InvoiceStatus[] {
  if (filter === 'WRITTEN_OFF') return ['CANCELLED'];
  return filter === 'OUTSTANDING' ? ['SENT', 'OVERDUE'] : [filter];
}
