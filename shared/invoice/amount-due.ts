import { toCents } from '#shared/money.ts';
import { invoiceTotals, type TotalsInput } from './totals.ts';

/** The card provider's minimum and maximum per charge, in cents of any supported currency. */
export const MINIMUM_CARD_CENTS = 50;
export const MAXIMUM_CARD_CENTS = 99_999_999;

/** What is still unpaid of an invoice, in cents: its total less card payments, never below zero. */
export function amountDueCents(invoice: TotalsInput & { readonly amountPaid?: number | undefined }): number {
  return Math.max(0, invoiceTotals(invoice).totalCents - toCents(invoice.amountPaid ?? 0));
}
