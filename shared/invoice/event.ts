import * as z from 'zod';
import { MAIL_RETURNS } from './returned-mail.ts';
import { INVOICE_STATUSES } from './status.ts';

/** An entry of an invoice's history: a status change with its cause, a delivery or a delivery failure. */
export const InvoiceEvent = z.object({
  at: z.string(),
  type: z.enum([
    'CREATED',
    'STATUS',
    'EMAIL',
    'SMS',
    'REMINDER',
    'REMINDER_SKIPPED',
    ...MAIL_RETURNS,
    'PAYMENT',
    'REFUND',
    'VOID',
    'CREDIT',
    'CLAIM',
    'CLAIM_ASKED',
    'CLAIM_WITHDRAWN',
    'WRITE_OFF',
    'WRITE_OFF_UNDONE',
  ]),
  from: z.enum(INVOICE_STATUSES).optional(),
  to: z.enum(INVOICE_STATUSES).optional(),
  /** The user who did it; absent if the system did. */
  by: z.string().optional(),
  /** The recipient of a message, or the amount of a payment or credit note. */
  detail: z.string().optional(),
  /** Recipients of a copy of the email. */
  cc: z.array(z.string()).optional(),
  /** When the failed email was sent. */
  sentAt: z.string().optional(),
});
export type InvoiceEvent = z.infer<typeof InvoiceEvent>;
