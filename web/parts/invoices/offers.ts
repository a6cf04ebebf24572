import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { isOwed } from '#web/parts/payments/payable.ts';

/** Whether an invoice is a draft, which nobody has seen yet. */
export function isDraft({ status }: Pick<InvoiceListItem, 'status'>): boolean {
  return status === 'DRAFT';
}

/** Whether its recipient can be reminded; the server has the last word, as after a recent message. */
export function canBeReminded(invoice: InvoiceListItem): boolean {
  const { billingEmail, returnedMail, isDisputed, isClaimed } = invoice;
  return isOwed(invoice) && Boolean(billingEmail) && !returnedMail && !isDisputed && !isClaimed;
}

/** Whether a deposit can be asked for: before the invoice is issued, and not for another deposit. */
export function canHaveDeposit(invoice: InvoiceListItem): boolean {
  return isDraft(invoice) && !invoice.isDeposit;
}
