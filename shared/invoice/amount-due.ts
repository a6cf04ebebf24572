import { toCents } from '#shared/money.ts';
import type { InvoiceListItem } from './schema.ts';
import { invoiceTotals, type TotalsInput } from './totals.ts';

/** The card provider's minimum and maximum per charge, in cents of any supported currency. */
export const MINIMUM_CARD_CENTS = 50;
export const MAXIMUM_CARD_CENTS = 99_999_999;

/** What remains to be paid of a total, in cents: never below zero. */
export function remainingCents(totalCents: number, paidCents = 0): number {
  return Math.max(0, totalCents - paidCents);
}

/** What remains to be paid of an invoice, in cents: its total less what was paid. */
export function amountDueCents(invoice: TotalsInput & { readonly amountPaid?: number | undefined }): number {
  return remainingCents(invoiceTotals(invoice).totalCents, toCents(invoice.amountPaid ?? 0));
}

type Listed = Pick<InvoiceListItem, 'status' | 'total' | 'amountPaid'>;

/** The balance of an invoice in the list, in cents; a cancelled one has none. */
export function balanceCents({ status, total, amountPaid }: Listed): number {
  return status === 'CANCELLED' ? 0 : remainingCents(toCents(total), toCents(amountPaid ?? 0));
}
