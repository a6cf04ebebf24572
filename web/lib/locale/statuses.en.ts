import type { ListFilter } from '#shared/invoice/list-filter.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';

/** The statuses of an invoice. */
export const STATUS_LABELS: Readonly<Record<InvoiceStatus, string>> = {
  DRAFT: 'Draft',
  SENT: 'Sent',
  PAID: 'Paid',
  OVERDUE: 'Overdue',
  CANCELLED: 'Cancelled',
};

/** The filters of the invoice list. */
export const FILTER_LABELS: Readonly<Record<ListFilter, string>> = {
  ...STATUS_LABELS,
  WRITTEN_OFF: 'Written off',
  OUTSTANDING: 'Outstanding',
};
