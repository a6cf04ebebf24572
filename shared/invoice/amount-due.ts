import { invoiceTotals, type TotalsInput } from '#shared/document/totals.ts';
import { toCents } from '#shared/money.ts';
import type { Received } from './received.ts';
import type { InvoiceListItem } from './schema.ts';

/** The card provider's minimum and maximum per charge, in cents of any supported currency. */
export const MINIMUM_CARD_CENTS = 50;
export const MAXIMUM_CARD_CENTS = 99_999_999;

/** What was paid and credited of an invoice, in cents. */
type Settled = { readonly paidCents?: number | undefined; readonly creditedCents?: number | undefined };

/** The same in major units. */
type SettledAmounts = Pick<Received, 'amountPaid' | 'amountCredited'>;

/** The unpaid part of a total, in cents, never below zero. */
export function remainingCents(totalCents: number, { paidCents = 0, creditedCents = 0 }: Settled): number {
  return Math.max(0, totalCents - creditedCents - paidCents);
}

/** What was paid and credited of an invoice, in cents. */
export function settledCents({ amountPaid = 0, amountCredited = 0 }: SettledAmounts) {
  return { paidCents: toCents(amountPaid), creditedCents: toCents(amountCredited) };
}

/** The amount due of an invoice, in cents: its total less credits and payments. */
export function amountDueCents(invoice: TotalsInput & SettledAmounts): number {
  return remainingCents(invoiceTotals(invoice).totalCents, settledCents(invoice));
}

type Listed = Pick<InvoiceListItem, 'status' | 'total'> & SettledAmounts;

/** The balance of an invoice in the list, in cents; a cancelled one has none. */
export function balanceCents({ status, total, ...amounts }: Listed): number {
  return status === 'CANCELLED' ? 0 : remainingCents(toCents(total), settledCents(amounts));
}
