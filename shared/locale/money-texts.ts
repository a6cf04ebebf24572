import type { LedgerMethod } from '#shared/payment-methods.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';

/** The events that emails about an invoice's money report. */
export const MONEY_EVENTS = [
  'PAID',
  'REFUNDED',
  'REFUND_FAILED',
  'DISPUTED',
  'DISPUTE_LOST',
  'DEBIT_FAILED',
  'DEBIT_RETURNED',
  'CLAIMED',
  'CLAIM_OPEN',
  'CREDITED',
] as const;
export type MoneyEvent = (typeof MONEY_EVENTS)[number];

/** Those that the payer gets an email about, too. */
export const PAYER_EVENTS = [
  'PAID',
  'REFUNDED',
  'CREDITED',
  'DEBIT_FAILED',
  'DEBIT_RETURNED',
] as const satisfies readonly MoneyEvent[];
export type PayerEvent = (typeof PAYER_EVENTS)[number];

/** Facts for an email about money. */
export type MoneyFacts = {
  readonly number: string;
  readonly company: string;
  readonly customer: string;
  readonly amount: string;
  readonly method: LedgerMethod;
  /** The saved card that was charged by itself. */
  readonly charged?: CardLabel;
  /** The number of a credit note. */
  readonly creditNote?: string;
  /** Whether the credited amount was returned. */
  readonly isReturned?: boolean;
  /** Whether the credited amount stays as the customer's credit. */
  readonly isKept?: boolean;
  /** Whether the invoice is due, with no bank payment on its way. */
  readonly isDue?: boolean;
  /** The number of invoices that one payment paid, if more than one. */
  readonly invoices?: number;
};

/** The texts of one email about money. */
export type MoneyMailText = {
  readonly subject: (facts: MoneyFacts) => string;
  readonly intro: (facts: MoneyFacts) => string;
  /** Label of the amount. */
  readonly amount: string;
  /** Label of the day. */
  readonly on: string;
};
