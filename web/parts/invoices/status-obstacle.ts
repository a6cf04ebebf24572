import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';

type Settled = Pick<InvoiceListItem, 'status' | 'amountPaid' | 'amountRefunded' | 'isCredited'>;

/**
 * Why an invoice cannot get a status, given the money in it; undefined if it can. The server has the last word, as it
 * knows the ledger.
 */
export function statusObstacle(invoice: Settled, status: InvoiceStatus): string | undefined {
  if (status === invoice.status) return undefined;
  const { amountPaid = 0, amountRefunded = 0 } = invoice;
  if (invoice.isCredited) return 'This invoice was credited in full. Create a new one to request payment.';
  // A refund of everything closes an invoice.
  if (invoice.status === 'CANCELLED' && amountPaid > 0 && amountPaid <= amountRefunded) {
    return 'This invoice was refunded. Create a new one to request payment again.';
  }
  if (amountPaid <= amountRefunded) return undefined;
  if (invoice.status === 'PAID') return 'An invoice with payments stays paid. Void or refund its payments first.';
  return status === 'DRAFT' || status === 'CANCELLED'
    ? 'An invoice with payments can be neither a draft nor cancelled. Void or refund its payments first.'
    : undefined;
}
