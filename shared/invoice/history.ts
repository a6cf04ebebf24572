import * as z from 'zod';
import { InvoiceActivity } from '#shared/activity/schema.ts';
import { InvoiceReminders } from '#shared/reminder/settings.ts';
import { InvoiceEvent } from './event.ts';
import { InvoiceReach } from './views.ts';

/** What happened to an invoice, and what happens next. */
export const InvoiceHistory = z.object({
  /** Oldest first. */
  events: z.array(InvoiceEvent),
  /** Who changed what: the latest, newest first. */
  activity: z.array(InvoiceActivity),
  reach: InvoiceReach,
  reminders: InvoiceReminders,
});
export type InvoiceHistory = z.infer<typeof InvoiceHistory>;
