import { INVOICE_STATUSES, type InvoiceStatus } from './status.ts';

/** List filters: one status, or OUTSTANDING for everything sent and not settled. */
export const LIST_FILTERS = [...INVOICE_STATUSES, 'OUTSTANDING'] as const;

export type ListFilter = (typeof LIST_FILTERS)[number];

/** The statuses that a filter includes. */
export function statusesOf(filter: ListFilter): readonly InvoiceStatus[] {
  return filter === 'OUTSTANDING' ? ['SENT', 'OVERDUE'] : [filter];
}
