import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { toCents } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { t } from './texts.en.tsx';

type Settled = Pick<InvoiceListItem, 'status' | 'amountPaid' | 'amountRefunded' | 'isCredited'>;

/**
 * Why an invoice cannot get a status, given the money in it; undefined if it can. The server has the last word, as it
 * knows the ledger.
 */
export function statusObstacle(invoice: Settled, status: InvoiceStatus): string | undefined {
  if (status === invoice.status) return undefined;
  const { amountPaid = 0, amountRefunded = 0 } = invoice;
  if (invoice.isCredited) return t.wasCredited;
  // A refund of everything closes an invoice.
  if (invoice.status === 'CANCELLED' && amountPaid > 0 && amountPaid <= amountRefunded) {
    return t.invoiceRefunded;
  }
  if (amountPaid <= amountRefunded) return undefined;
  if (invoice.status === 'PAID') return t.staysPaid;
  return status === 'DRAFT' || status === 'CANCELLED' ? t.neitherDraftNorCancelled : undefined;
}

type Paid = Pick<InvoiceListItem, 'invoiceNumber' | 'total' | 'currency'>;

/** How changing a paid invoice's status affects the business's figures. */
export function paidStatusWarning(invoice: Paid, status: InvoiceStatus): string {
  const { invoiceNumber: number, total, currency } = invoice;
  const sum = dictionary.money(toCents(total), currency);
  return `${t.isPaid({ number })} ${t.asStatus[status]({ sum })} ${t.notRefunded}`;
}
