import type { LedgerMethod } from '#shared/payment-methods.ts';

/** The events that emails about an invoice's money report. */
export const MONEY_EVENTS = [
  'PAID',
  'REFUNDED',
  'REFUND_FAILED',
  'DISPUTED',
  'DISPUTE_LOST',
  'CLAIMED',
  'CLAIM_OPEN',
  'CREDITED',
] as const;
export type MoneyEvent = (typeof MONEY_EVENTS)[number];

/** Facts for an email about money. */
export type MoneyFacts = {
  readonly number: string;
  readonly company: string;
  readonly customer: string;
  readonly amount: string;
  readonly method: LedgerMethod;
  /** The number of a credit note. */
  readonly creditNote?: string;
  /** Whether the credited amount was returned. */
  readonly isReturned?: boolean;
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

/** All texts of the emails about money in one language. */
export type MoneyTexts = {
  readonly methods: Readonly<Record<LedgerMethod, string>>;
  readonly method: string;
  readonly reference: string;
  readonly toPayer: Readonly<Record<'PAID' | 'REFUNDED' | 'CREDITED', MoneyMailText>>;
  readonly toOwner: Readonly<Record<MoneyEvent, MoneyMailText>>;
  /** The notice of an email that could not be delivered. */
  readonly bounced: {
    readonly subject: (number: string) => string;
    readonly intro: (mail: { number: string; address: string }) => string;
  };
  readonly creditNoteAttached: string;
  /** The day's reminders. */
  readonly summary: {
    readonly subject: (count: number) => string;
    readonly intro: (count: number) => string;
    /** The number of reminders beyond those listed. */
    readonly more: (count: number) => string;
  };
  readonly viewInvoice: string;
  readonly viewInvoices: string;
  readonly sentTo: (mail: { product: string; to: string }) => string;
  /** The link to the settings for these emails. */
  readonly settings: string;
};
