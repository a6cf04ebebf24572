import * as z from 'zod';
import { TaxChange } from '#shared/canada/tax-changes.ts';
import { INVOICE_CURRENCIES } from '#shared/money.ts';

/** Maximum drafts compared, and maximum products listed. */
export const MAX_AFFECTED = 100;

/** A draft whose current taxes differ from those it was saved with; amounts in major units. */
export const AffectedDraft = z.object({
  id: z.string(),
  invoiceNumber: z.string(),
  billingName: z.string(),
  currency: z.enum(INVOICE_CURRENCIES),
  savedTotal: z.number(),
  /** As its link shows it, and as it will be saved or sent. */
  currentTotal: z.number(),
});
export type AffectedDraft = z.infer<typeof AffectedDraft>;

/** A product without a treatment of its own, and the ids of the changes that concern it. */
export const AffectedProduct = z.object({
  id: z.string(),
  shortDescription: z.string(),
  changes: z.array(z.string()),
});
export type AffectedProduct = z.infer<typeof AffectedProduct>;

/**
 * The changes of taxes that concern a business, its affected drafts, newest first, and products, from A to Z. A change
 * of the company's registrations or province affects drafts too.
 */
export const TaxEffects = z.object({
  changes: z.array(TaxChange),
  drafts: z.array(AffectedDraft),
  products: z.array(AffectedProduct),
  /** Whether there are more drafts than were compared, or more affected products than are listed. */
  isCapped: z.boolean(),
});
export type TaxEffects = z.infer<typeof TaxEffects>;
