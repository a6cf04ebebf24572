import { toCents } from '#shared/money.ts';
import { invoiceTotals, type TotalsInput } from './totals.ts';

/** The least and the most that the card provider charges at a time, in cents of any currency on offer. */
export const MINIMUM_CARD_CENTS = 50;
export const MAXIMUM_CARD_CENTS = 99_999_999;

/** What is still to be paid of an invoice, in cents: its total less what came in by card, never below zero. */
export function amountDueCents(invoice: TotalsInput & { readonly amountPaid?: number | undefined }): number {
  return Math.max(0, invoiceTotals(invoice).totalCents - toCents(invoice.amountPaid ?? 0));
}
