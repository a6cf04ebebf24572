import * as z from 'zod';

/** A visit to the pay page: `opened` by a person's action there, or only loaded, as by a mail scanner (`checked`). */
export const ViewInput = z.strictObject({
  kind: z.enum(['opened', 'checked']),
  /** Id of the user who is signed in to the app in this browser. */
  viewer: z
    .string()
    .regex(/^[\w-]{1,64}$/, { error: 'supported' })
    .optional(),
});
export type ViewInput = z.infer<typeof ViewInput>;

/** How often people opened an invoice's link. Visits within half an hour count as one. */
export const InvoiceOpenings = z.object({ firstAt: z.string(), lastAt: z.string(), times: z.number() });
export type InvoiceOpenings = z.infer<typeof InvoiceOpenings>;

/** The topics of emails to the recipient of an invoice. */
export const MAIL_TOPICS = ['invoice', 'reminder', 'receipt', 'refund', 'creditNote'] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

/** The known deliveries and openings of an invoice's link. */
export const InvoiceReach = z.object({
  /** The emails that the recipient's mail server accepted, oldest first. */
  deliveries: z.array(z.object({ address: z.string(), at: z.string(), topic: z.enum(MAIL_TOPICS).optional() })),
  opened: InvoiceOpenings.optional(),
  /** The latest visit without a person's action. */
  checkedAt: z.string().optional(),
});
export type InvoiceReach = z.infer<typeof InvoiceReach>;
