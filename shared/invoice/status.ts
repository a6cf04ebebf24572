/** The status of an invoice (spec 1 §4). */
export const INVOICE_STATUSES = ['DRAFT', 'SENT', 'PAID', 'OVERDUE', 'CANCELLED'] as const;

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** Whether the invoice can still be due: false for PAID and CANCELLED. */
export function isDue(status: InvoiceStatus): boolean {
  return status !== 'PAID' && status !== 'CANCELLED';
}

/** A status label, with a leading capital. */
export function statusLabel(status: InvoiceStatus): string {
  return status.charAt(0) + status.slice(1).toLowerCase();
}
