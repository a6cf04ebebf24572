import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { type InvoiceStatus, statusLabel } from '#shared/invoice/status.ts';
import { toCents } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';

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

type Paid = Pick<InvoiceListItem, 'invoiceNumber' | 'total' | 'currency'>;

/** How changing a paid invoice's status affects the business's figures. */
export function paidStatusWarning(invoice: Paid, status: InvoiceStatus): string {
  const { invoiceNumber } = invoice;
  return `Invoice ${invoiceNumber} is paid. As ${statusLabel(status)}, ${sumOf(invoice)} ${MEANING[status]}. ${NO_REFUND}`;
}

const MEANING: Readonly<Record<InvoiceStatus, string>> = {
  DRAFT: 'will no longer count as paid',
  SENT: 'will count as outstanding again',
  PAID: 'will count as paid',
  OVERDUE: 'will count as overdue again',
  CANCELLED: 'will no longer count as paid',
};

const NO_REFUND = 'Money received is not refunded.';

function sumOf({ total, currency }: Paid): string {
  return `${dictionary.amount(toCents(total))} ${currency}`;
}
