import type { CalendarDay } from '#shared/calendar-day.ts';
import type { InvoiceTax } from '#shared/document/tax.ts';
import type { LedgerMethod } from '#shared/payment-methods.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';

/**
 * The stages of a dispute. They only advance, regardless of the order of events. An open dispute withholds the money, a
 * lost one takes it, an inquiry does neither. A debit that the payer's bank returned is `LOST`, and owed again.
 */
export const DISPUTE_STAGES = ['INQUIRY', 'INQUIRY_CLOSED', 'OPEN', 'LOST', 'WON'] as const;
export type DisputeStage = (typeof DISPUTE_STAGES)[number];

/** The states of a refund: only those by card and debit are ever other than `succeeded`. */
export const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** A dispute of a payment by card, or the return of a debit, in cents. `on` is the day of its latest stage. */
export type Dispute = { readonly stage: DisputeStage; readonly amountCents: number; readonly on: CalendarDay };

/** Money received, in cents. An entry is never removed; a mistake is voided. */
export type PaymentEntry = {
  readonly kind: 'payment';
  readonly id: string;
  readonly method: LedgerMethod;
  readonly amountCents: number;
  /** Cash is rounded to five cents: the amount that the payment settles beyond its own, negative if less. */
  readonly roundingCents?: number;
  readonly currency: string;
  /** The day of the payment in the business's time zone. */
  readonly paidOn: CalendarDay;
  /** When it was recorded or, by card and debit, made. */
  readonly at: string;
  readonly by?: string;
  readonly reference?: string;
  readonly note?: string;
  readonly voidedAt?: string;
  readonly voidedBy?: string;
  readonly voidReason?: string;
  /** The receipt that it is a part of. */
  readonly receiptId?: string;
  /** The day on which credit of the receipt was applied; absent if it was recorded for this invoice. */
  readonly appliedOn?: CalendarDay;
  /** The number of the deposit request that was applied. */
  readonly deposit?: string;
  /** The saved card that was charged by itself. */
  readonly charged?: CardLabel;
  /** By dispute id. */
  readonly disputes?: Readonly<Record<string, Dispute>>;
};

/** The day on which a payment reduced what the customer owes. */
export function settledOn({ appliedOn, paidOn }: Pick<PaymentEntry, 'appliedOn' | 'paidOn'>): CalendarDay {
  return appliedOn ?? paidOn;
}

/** Money given back, in cents. A failed refund returns to the business, which still owes it. */
export type RefundEntry = {
  readonly kind: 'refund';
  readonly id: string;
  readonly paymentId: string;
  readonly method: LedgerMethod;
  readonly amountCents: number;
  readonly currency: string;
  readonly status: RefundStatus;
  readonly refundedOn: CalendarDay;
  readonly at: string;
  readonly by?: string;
  readonly reason?: string;
  /** Whether the customer owes this amount again. */
  readonly stillOwed?: boolean;
  /** Whether a credit note reduces the price by the amount once the refund succeeds. */
  readonly reducesPrice?: boolean;
  /** The receipt that has the amount as the customer's credit, if they did not get it back. */
  readonly receiptId?: string;
};

/** A credit note: reduces an invoice's price and its taxes by an amount, in cents. It is never voided. */
export type CreditEntry = {
  readonly kind: 'credit';
  readonly id: string;
  /** Its own number, such as CN-001. */
  readonly number: string;
  readonly amountCents: number;
  /** The amount without its taxes. */
  readonly subtotalCents: number;
  /** The credited part of the taxes of the province; absent if the invoice has a tax of its own or none. */
  readonly taxes?: readonly InvoiceTax[];
  readonly currency: string;
  readonly creditedOn: CalendarDay;
  readonly at: string;
  readonly by?: string;
  readonly reason?: string;
  /** The refund that returned the amount; absent if the amount was unpaid. */
  readonly refundId?: string;
};

/** A credit note as listed on its invoice, in cents; its taxes in major units. */
export type NamedCredit = Pick<CreditEntry, 'id' | 'number' | 'amountCents' | 'subtotalCents' | 'creditedOn'> & {
  readonly taxes?: readonly Pick<InvoiceTax, 'code' | 'baseAmount' | 'amount' | 'credited'>[];
};

/** A refund as the card provider reports it, in cents. */
export type CardRefund = {
  readonly id: string;
  readonly amountCents: number;
  readonly status: RefundStatus;
  /** When it was made. */
  readonly at: string;
  /** The ledger entry that it was made for; absent if it was made at the provider. */
  readonly entryId?: string | undefined;
};

export type LedgerEntry = PaymentEntry | RefundEntry | CreditEntry;

/** The credit notes among the entries of a ledger, in their order. */
export function creditsIn<Entry extends { readonly kind: string }>(
  entries: readonly Entry[],
): Extract<Entry, { kind: 'credit' }>[] {
  return entries.filter((entry): entry is Extract<Entry, { kind: 'credit' }> => entry.kind === 'credit');
}

/** The refunds of a payment among the entries of its ledger, in their order. */
export function refundsOf<Entry extends LedgerEntry>(
  { id }: Pick<PaymentEntry, 'id'>,
  entries: readonly Entry[],
): Extract<Entry, { kind: 'refund' }>[] {
  return entries.filter(
    (entry): entry is Extract<Entry, { kind: 'refund' }> => entry.kind === 'refund' && entry.paymentId === id,
  );
}
