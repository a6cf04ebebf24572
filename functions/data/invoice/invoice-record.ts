import type { CalendarDay } from '#shared/calendar-day.ts';
import type { TaxAccount } from '#shared/canada/tax-codes.ts';
import { remainingCents } from '#shared/invoice/amount-due.ts';
import type { MailReturn } from '#shared/invoice/returned-mail.ts';
import type { Invoice, InvoiceInput } from '#shared/invoice/schema.ts';
import { type InvoiceStatus, isDue } from '#shared/invoice/status.ts';
import type { InvoiceTax } from '#shared/invoice/tax.ts';
import { invoiceTotals } from '#shared/invoice/totals.ts';
import { fromCents } from '#shared/money.ts';
import type { TransferDetails } from '#shared/payment-settings/bank-details.ts';

/** The fields that people enter. */
export type InvoiceContent = Omit<InvoiceInput, 'status'>;

/** An invoice as stored: the entered fields and the derived ones. */
export type InvoiceRecord = InvoiceContent & {
  readonly id: string;
  readonly businessId: string;
  readonly status: InvoiceStatus;
  /** Incremented by each change, from 1. */
  readonly version: number;
  /** The total in cents, computed by the server on every write. */
  readonly totalCents: number;
  /** The taxes of the province, as computed when the invoice was issued or its content last changed. */
  readonly taxes?: readonly InvoiceTax[];
  /** What the recipient's exemptions kept from being charged, as of the same time. */
  readonly exemptFrom?: readonly TaxAccount[];
  /** Received by card less refunded and disputed, in cents; derived from the ledger in the same transaction. */
  readonly paidCents?: number;
  /** Withheld by the provider during a dispute, in cents; derived like `paidCents`. */
  readonly disputedCents?: number;
  /** A problem that needs the owner's attention: a card payment that does not match the invoice or is disputed. */
  readonly paymentNotice?: string;
  /** When it was paid; for card payments, the provider's time. */
  readonly paidAt?: string;
  /** The day of `paidAt` in the business's time zone. */
  readonly paidOn?: CalendarDay;
  /** The version in which a user marked it as paid; absent if it was paid by card. */
  readonly paidByHandVersion?: number;
  /** The transfer details as last sent; later changes of the settings do not affect them. */
  readonly payTo?: TransferDetails;
  /** Latest delivery failure; does not change `version`, so open editors are not disturbed. */
  readonly deliveryFailure?: DeliveryFailure;
  /** Whether it was ever more than a draft; its number is then never reused. */
  readonly wasIssued?: boolean;
  /** Number of entries in its history. */
  readonly historyLength?: number;
  /** Number of checkouts so far; part of the next one's idempotency key. */
  readonly checkoutAttempt?: number;
  /** The only checkout that may be open. */
  readonly checkout?: OpenCheckout;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** An email that failed; the address is lower case, `sentAt` an ISO timestamp. */
export type DeliveryFailure = { readonly kind: MailReturn; readonly address: string; readonly sentAt: string };

/** A checkout for one version of the invoice; `sessionId` is absent until the provider has responded. */
export type OpenCheckout = {
  readonly attempt: number;
  /** Version of the invoice. */
  readonly version: number;
  readonly accountId: string;
  readonly amountCents: number;
  readonly currency: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
  readonly sessionId?: string;
};

/** The invoice as its business sees it. */
export function toInvoice(record: InvoiceRecord): Invoice {
  const totals = invoiceTotals(record);
  return {
    ...record,
    taxes: record.taxes && [...record.taxes],
    exemptFrom: record.exemptFrom && [...record.exemptFrom],
    items: record.items.map((item, index) => ({ ...item, amount: fromCents(totals.lineCents[index] ?? 0) })),
    subtotal: fromCents(totals.subtotalCents),
    discount: fromCents(totals.discountCents),
    shipping: fromCents(totals.shippingCents),
    tax: fromCents(totals.taxCents),
    total: fromCents(totals.totalCents),
    returnedMail: deliveryFailureOf(record),
  };
}

/** The latest delivery failure, if it concerns the current recipient and the invoice is still due. */
export function deliveryFailureOf({ deliveryFailure, billingEmail, status }: InvoiceRecord): MailReturn | undefined {
  const isCurrent = isDue(status) && deliveryFailure?.address === billingEmail?.toLowerCase();
  return isCurrent ? deliveryFailure?.kind : undefined;
}

/** The amount due of a stored invoice, in cents. */
export function dueCentsOf({ totalCents, paidCents }: Pick<InvoiceRecord, 'totalCents' | 'paidCents'>): number {
  return remainingCents(totalCents, paidCents);
}

/**
 * Whether money was received by card, even if disputed. Such an invoice can be neither repriced, un-paid nor deleted.
 */
export function hasCardPayment(record: Pick<InvoiceRecord, 'paidCents' | 'disputedCents'>): boolean {
  return (record.paidCents ?? 0) + (record.disputedCents ?? 0) > 0;
}

/** Whether its taxes still follow the current rates and registrations: a draft of which nothing was paid by card. */
export function isPricedAfresh(record: Pick<InvoiceRecord, 'status' | 'paidCents' | 'disputedCents'>): boolean {
  return record.status === 'DRAFT' && !hasCardPayment(record);
}

/** Whether it is PAID through card payments alone, not marked by a user; false after a refund or dispute. */
export function isPaidByCard({ status, paidCents, paidByHandVersion }: InvoiceRecord): boolean {
  return status === 'PAID' && (paidCents ?? 0) > 0 && paidByHandVersion === undefined;
}
