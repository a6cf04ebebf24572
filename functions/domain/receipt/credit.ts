import { fromCents, INVOICE_CURRENCIES } from '#shared/money.ts';
import type { Credit } from '#shared/receipt/schema.ts';
import { type ReceiptRecord, restCents } from './receipt-record.ts';

/** The credit of a customer by currency: the rests of their receipts. */
export function creditIn(receipts: readonly ReceiptRecord[]): Credit[] {
  return INVOICE_CURRENCIES.flatMap((currency) => {
    const own = receipts.filter((receipt) => receipt.currency === currency);
    const cents = own.reduce((sum, receipt) => sum + restCents(receipt), 0);
    return cents > 0 ? [{ currency, amount: fromCents(cents) }] : [];
  });
}
