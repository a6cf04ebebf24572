import type { InvoiceStatus } from '#shared/invoice/status.ts';

/** The statuses of an invoice in French. In English, `statusLabel`. */
export const FR_CA_STATUSES: Readonly<Record<InvoiceStatus, string>> = {
  DRAFT: 'Brouillon',
  SENT: 'Envoyée',
  PAID: 'Payée',
  OVERDUE: 'En retard',
  CANCELLED: 'Annulée',
};
