import * as z from 'zod';

/**
 * What a card is known by, as its provider names it: `visa`, `4242`. A bank account that is debited by
 * pre-authorization is kept like a card: its brand is `acss_debit`, and its `bank` is a name such as "TD Canada Trust",
 * empty if unknown.
 */
export const CardLabel = z.object({ brand: z.string(), last4: z.string(), bank: z.string().optional() });
export type CardLabel = z.infer<typeof CardLabel>;

/**
 * The card that a customer saved for the invoices of a business, with what they agreed to. The business sees nothing more of
 * the card.
 */
export const SavedCard = z.object({
  ...CardLabel.shape,
  savedAt: z.string(),
  /** The text that the payer agreed to, when, and from which address with which browser. */
  agreement: z.object({ text: z.string(), at: z.string(), address: z.string(), agent: z.string() }),
  /** The invoice that it was saved with. */
  invoiceId: z.string(),
  invoiceNumber: z.string(),
});
export type SavedCard = z.infer<typeof SavedCard>;
