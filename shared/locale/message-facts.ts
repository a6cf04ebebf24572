import type { PayerState } from '#shared/invoice/payer-state.ts';

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
};
