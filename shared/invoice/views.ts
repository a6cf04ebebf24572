import * as z from 'zod';

/** A visit of the pay page: `opened` by a person's action there, or only loaded, as a mail scanner does (`checked`). */
export const ViewInput = z.strictObject({ kind: z.enum(['opened', 'checked']) });
export type ViewInput = z.infer<typeof ViewInput>;

/** How often people opened an invoice's link. Visits within half an hour are one. */
export const InvoiceOpenings = z.object({ firstAt: z.string(), lastAt: z.string(), times: z.number() });
export type InvoiceOpenings = z.infer<typeof InvoiceOpenings>;

/** What an email to the recipient of an invoice is about. */
export const MAIL_TOPICS = ['invoice', 'reminder', 'receipt', 'refund', 'creditNote'] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

/** What became of an invoice's link, as far as it is known. */
export const InvoiceReach = z.object({
  /** The emails that the recipient's mail server accepted, oldest first. */
  deliveries: z.array(z.object({ address: z.string(), at: z.string(), topic: z.enum(MAIL_TOPICS).optional() })),
  opened: InvoiceOpenings.optional(),
  /** The latest visit without a person's action. */
  checkedAt: z.string().optional(),
});
export type InvoiceReach = z.infer<typeof InvoiceReach>;
