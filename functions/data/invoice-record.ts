import type { CalendarDay } from '#shared/calendar-day.ts';
import type { MailReturn } from '#shared/invoice/returned-mail.ts';
import type { Invoice, InvoiceInput } from '#shared/invoice/schema.ts';
import { type InvoiceStatus, isDue } from '#shared/invoice/status.ts';
import { invoiceTotals } from '#shared/invoice/totals.ts';
import { fromCents } from '#shared/money.ts';

/** What a person wrote, without what the product decides. */
export type InvoiceContent = Omit<InvoiceInput, 'status'>;

/** An invoice as stored: what was written, and what the product keeps about it. */
export type InvoiceRecord = InvoiceContent & {
  readonly id: string;
  readonly businessId: string;
  readonly status: InvoiceStatus;
  /** Counts changes, from 1. */
  readonly version: number;
  /** The total in cents, computed by the server at every write. */
  readonly totalCents: number;
  /** Received by card less refunded and disputed, in cents; derived from the ledger in the same transaction. */
  readonly paidCents?: number;
  /** Held back by the provider while a payer disputes it, in cents; derived as `paidCents` is. */
  readonly disputedCents?: number;
  /** What the owner should look at: a card payment that does not fit, or is disputed. */
  readonly paymentNotice?: string;
  /** When it was paid; for card payments, the provider's time. */
  readonly paidAt?: string;
  /** The day of `paidAt` in the business's time zone. */
  readonly paidOn?: CalendarDay;
  /** The version in which a person marked it as paid; absent when it was paid by card. */
  readonly paidByHandVersion?: number;
  /** The last e-mail that did not do its work; it changes without a new version, so that nobody's editing is disturbed. */
  readonly returned?: ReturnedMail;
  /** Number of entries in its history. */
  readonly historyLength?: number;
  /** How many checkouts were begun: it names the next one at the card provider. */
  readonly checkoutAttempt?: number;
  /** The one checkout that may be open. */
  readonly checkout?: OpenCheckout;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** What became of an e-mail: to whom it went, in small letters, and when (ISO instant). */
export type ReturnedMail = { readonly kind: MailReturn; readonly address: string; readonly sentAt: string };

/** A checkout begun for what the invoice then said; `sessionId` is absent until the provider has answered. */
export type OpenCheckout = {
  readonly attempt: number;
  /** The version of the invoice for which it was begun. */
  readonly version: number;
  readonly accountId: string;
  readonly amountCents: number;
  readonly currency: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
  readonly sessionId?: string;
};

/** The invoice as its business reads it. */
export function toInvoice(record: InvoiceRecord): Invoice {
  const totals = invoiceTotals(record);
  return {
    ...record,
    items: record.items.map((item, index) => ({ ...item, amount: fromCents(totals.lineCents[index] ?? 0) })),
    subtotal: fromCents(totals.subtotalCents),
    discount: fromCents(totals.discountCents),
    shipping: fromCents(totals.shippingCents),
    tax: fromCents(totals.taxCents),
    total: fromCents(totals.totalCents),
    returnedMail: returnedMailOf(record),
  };
}

/** What became of the last e-mail, if it went to whom the invoice names now and there is still something to pay. */
export function returnedMailOf({ returned, billingEmail, status }: InvoiceRecord): MailReturn | undefined {
  return isDue(status) && returned?.address === billingEmail?.toLowerCase() ? returned?.kind : undefined;
}

/** What is still to be paid, in cents: the total less what came in by card. */
export function amountDueCents({ totalCents, paidCents = 0 }: Pick<InvoiceRecord, 'totalCents' | 'paidCents'>): number {
  return Math.max(0, totalCents - paidCents);
}

/**
 * Whether money came in by card, disputed or not: such an invoice is neither un-paid, deleted nor changed in its money
 * fields.
 */
export function hasCardPayment(record: Pick<InvoiceRecord, 'paidCents' | 'disputedCents'>): boolean {
  return (record.paidCents ?? 0) + (record.disputedCents ?? 0) > 0;
}
