import { toCents } from '#shared/money.ts';
import { invoiceTotals, type TotalsInput } from './totals.ts';

/** The card provider's minimum and maximum per charge, in cents of any supported currency. */
export const MINIMUM_CARD_CENTS = 50;
export const MAXIMUM_CARD_CENTS = 99_999_999;

/** What remains to be paid of a total, in cents: never below zero. */
export function remainingCents(totalCents: number, paidCents = 0): number {
  return Math.max(0, totalCents - paidCents);
}

/** What remains to be paid of an invoice, in cents: its total less what was paid by card. */
export function amountDueCents(invoice: TotalsInput & { readonly amountPaid?: number | undefined }): number {
  return remainingCents(invoiceTotals(invoice).totalCents, toCents(invoice.amountPaid ?? 0));
}
