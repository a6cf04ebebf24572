import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { type InvoiceStatus, statusLabel } from '#shared/invoice/status.ts';
import { enCa } from '#shared/locale/en-ca.ts';
import { toCents } from '#shared/money.ts';

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
  return `${enCa.amount(toCents(total))} ${currency}`;
}
