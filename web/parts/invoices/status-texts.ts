import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { toCents } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { t } from './texts.en.tsx';
import { wordsOf } from './words.ts';

type Settled = Pick<
  InvoiceListItem,
  'status' | 'amountPaid' | 'amountRefunded' | 'amountKept' | 'isCredited' | 'isDeposit'
>;

/**
 * Why an invoice cannot get a status, given the money in it; undefined if it can. The server has the last word, as it
 * knows the ledger.
 */
export function statusObstacle(invoice: Settled, status: InvoiceStatus): string | undefined {
  if (status === invoice.status) return undefined;
  const words = wordsOf(invoice);
  const { amountPaid = 0, amountRefunded = 0, amountKept = 0 } = invoice;
  const returned = amountRefunded + amountKept;
  if (invoice.isCredited) return t.wasCredited;
  // A refund of everything closes an invoice.
  if (invoice.status === 'CANCELLED' && amountPaid > 0 && amountPaid <= returned) {
    return words.invoiceRefunded;
  }
  const isAppliedDeposit = invoice.isDeposit && invoice.status === 'PAID' && amountKept > 0;
  if (amountPaid <= returned && !isAppliedDeposit) return undefined;
  if (invoice.status === 'PAID') return words.staysPaid;
  return status === 'DRAFT' || status === 'CANCELLED' ? words.neitherDraftNorCancelled : undefined;
}

type Paid = Pick<InvoiceListItem, 'invoiceNumber' | 'total' | 'currency' | 'isDeposit'>;

/** How changing a paid invoice's status affects the business's figures. */
export function paidStatusWarning(invoice: Paid, status: InvoiceStatus): string {
  const { invoiceNumber: number, total, currency } = invoice;
  const sum = dictionary.money(toCents(total), currency);
  return `${wordsOf(invoice).isPaid({ number })} ${t.asStatus[status]({ sum })} ${t.notRefunded}`;
}
