import type { CalendarDay } from '#shared/calendar-day.ts';

/** The status of an estimate. That it expired, or was invoiced, is derived. */
export const ESTIMATE_STATUSES = ['DRAFT', 'SENT', 'ACCEPTED', 'DECLINED'] as const;

export type EstimateStatus = (typeof ESTIMATE_STATUSES)[number];

/** The filters of the list: a status, or what is derived from it. An expired estimate is not SENT there. */
export const ESTIMATE_FILTERS = [...ESTIMATE_STATUSES, 'EXPIRED', 'PARTLY_INVOICED', 'INVOICED'] as const;

export type EstimateFilter = (typeof ESTIMATE_FILTERS)[number];

/** Those, and one of two states: what is accepted but not invoiced in full. */
export const ESTIMATE_QUERIES = [...ESTIMATE_FILTERS, 'TO_INVOICE'] as const;

/** Whether a filter of the list shows an estimate in this state. */
export function isShownBy(filter: (typeof ESTIMATE_QUERIES)[number], state: EstimateFilter): boolean {
  return filter === 'TO_INVOICE' ? state === 'ACCEPTED' || state === 'PARTLY_INVOICED' : state === filter;
}

type Dated = { readonly status: EstimateStatus; readonly dueDate: CalendarDay };

/** What was invoiced of an estimate: nothing without `invoices`, all of it with `isInvoiced`. */
type Billed = { readonly invoices?: readonly unknown[] | undefined; readonly isInvoiced?: true | undefined };

/** Whether it can no longer be accepted by its recipient: it is valid until its last day, that day included. */
export function isExpired({ status, dueDate }: Dated, today: CalendarDay): boolean {
  return status === 'SENT' && dueDate < today;
}

/** What an estimate is called in a list: its status, or what is derived from it. */
export function estimateState(estimate: Dated & Billed, today: CalendarDay): EstimateFilter {
  if (estimate.isInvoiced) return 'INVOICED';
  if (estimate.invoices?.length) return 'PARTLY_INVOICED';
  return isExpired(estimate, today) ? 'EXPIRED' : estimate.status;
}
