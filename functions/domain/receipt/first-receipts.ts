import { inTextOrder } from '#shared/text-order.ts';
import { appliedCents, type ReceiptRecord, restCents } from './receipt-record.ts';

/** A receipt, and what of it may pay an invoice by itself, in cents. */
export type FreeCredit = { readonly receipt: ReceiptRecord; readonly cents: number };

/**
 * The receipts that pay a newly issued invoice by themselves, in this order: its deposits, then the money paid first
 * before any other. This alone decides which credit goes first, and what of it (decision F184).
 */
export function firstReceipts(
  receipts: readonly ReceiptRecord[],
  { currency, deposits = [] }: Pick<ReceiptRecord, 'currency'> & { readonly deposits?: readonly string[] | undefined },
): FreeCredit[] {
  const isCredit = ({ from }: ReceiptRecord) => Number(!deposits.includes(from?.invoiceId ?? ''));
  return receipts
    .filter((receipt) => receipt.currency === currency && !receipt.voiding)
    .map((receipt) => ({ receipt, cents: restCents(receipt) - plannedCents(receipt) }))
    .filter(({ cents }) => cents > 0)
    .toSorted(
      ({ receipt: a }, { receipt: b }) =>
        isCredit(a) - isCredit(b) || inTextOrder(a.paidOn, b.paidOn) || inTextOrder(a.at, b.at),
    );
}

/** What of a receipt is still to be applied to the invoices that it was recorded for, in cents. */
function plannedCents({ plan = [], ...receipt }: ReceiptRecord): number {
  return plan.reduce(
    (sum, { invoiceId, amountCents }) => sum + Math.max(0, amountCents - appliedCents(receipt, invoiceId)),
    0,
  );
}
