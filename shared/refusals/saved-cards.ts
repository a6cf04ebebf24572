// What concerns saved cards and the charges of them.
import type { Refusal } from './wording.ts';

/** The invoice is none that a saved card can pay. */
export const CARD_NOT_SAVED_HERE = [
  'CONFLICT',
  'This invoice cannot be paid by a saved card or bank account.',
] as const satisfies Refusal;

/** There is no charge to stop or to try again. */
export const NOT_CHARGED_BY_ITSELF = [
  'CONFLICT',
  {
    none: 'This invoice is not charged by itself.',
    card: 'The customer has no saved card or bank account any more.',
    spent: 'The bank account lacked the money and cannot be debited again for this invoice.',
    untold: 'The customer was not told what is due now. Send the invoice again first.',
  },
] as const satisfies Refusal;
