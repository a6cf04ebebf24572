import * as z from 'zod';
import { requiredMailedLine, requiredMailedText } from '#shared/mailed-text.ts';
import { email } from '#shared/text-field.ts';

/** Maximum addresses that get a copy of an invoice's email. */
export const MAX_CC = 3;

/** Subject and message of an invoice's email. Mail goes out under the product's address, so neither contains a link. */
export const InvoiceEmailTexts = z.strictObject({
  subject: requiredMailedLine(200),
  message: requiredMailedText(3_000),
});
export type InvoiceEmailTexts = z.infer<typeof InvoiceEmailTexts>;

/** How to send an invoice's email; each field has a default. */
export const InvoiceEmailInput = z.strictObject({
  ...InvoiceEmailTexts.partial().shape,
  /** Addresses that get a copy; the recipient sees them. */
  cc: z.array(email()).max(MAX_CC).optional(),
  /** Whether its sender gets a copy, which the recipient does not see. */
  copyToMe: z.boolean().optional(),
  /** Whether the next invoices in the same language start with these texts. */
  keepTexts: z.boolean().optional(),
});
export type InvoiceEmailInput = z.infer<typeof InvoiceEmailInput>;

/** The texts that an email would have if it were sent now. */
export const InvoiceEmailDraft = z.object({
  subject: z.string(),
  message: z.string(),
  /** Whether they come from texts that the business kept. */
  isKept: z.boolean(),
});
export type InvoiceEmailDraft = z.infer<typeof InvoiceEmailDraft>;

/** An email as its recipient will see it. */
export const InvoiceEmailPreview = z.object({ subject: z.string(), html: z.string() });
export type InvoiceEmailPreview = z.infer<typeof InvoiceEmailPreview>;
