/** The status of an invoice (spec 1 §4). */
export const INVOICE_STATUSES = ['DRAFT', 'SENT', 'PAID', 'OVERDUE', 'CANCELLED'] as const;

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** Whether anything is left to pay: a paid or a cancelled invoice asks for nothing. */
export function isDue(status: InvoiceStatus): boolean {
  return status !== 'PAID' && status !== 'CANCELLED';
}

/** A status as people read it: its first letter is a capital. */
export function statusLabel(status: InvoiceStatus): string {
  return status.charAt(0) + status.slice(1).toLowerCase();
}
