import type { PayerState } from '#shared/invoice/payer-state.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';

/** A charge that a message announces: the card or bank account, and its day in words. */
export type AnnouncedCharge = { readonly card: CardLabel; readonly day: string; readonly isToday: boolean };

/** Facts for an email or SMS about an invoice. */
export type MessageFacts = {
  readonly state: PayerState;
  readonly number: string;
  readonly company: string;
  /** The amount due, or the total if nothing is due. */
  readonly amount: string;
  /** Whether a part of the total was paid or credited. */
  readonly isBalance: boolean;
  /** The amount returned, if any. */
  readonly refunded?: string;
  readonly dueDate: string;
  /** Days until it is due; negative once overdue. */
  readonly days: number;
  /** Whether the linked page accepts cards. */
  readonly takesCards: boolean;
  /** Whether it also accepts pre-authorized debits. */
  readonly takesDebits?: boolean | undefined;
  /** How the recipient's saved card or bank account is charged for it by itself, if it is. */
  readonly charge?: AnnouncedCharge;
};
