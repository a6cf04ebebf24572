import * as z from 'zod';
import { Version } from '#shared/version.ts';
import { MAX_REMINDERS, REMINDER_DAYS, REMINDER_HOURS } from './limits.ts';

const day = z.number().int().min(REMINDER_DAYS.min).max(REMINDER_DAYS.max);

const content = {
  isOn: z.boolean(),
  /** When reminders are sent, in days after the due day, negative before it; earliest first. */
  days: z
    .array(day)
    .min(1)
    .max(MAX_REMINDERS)
    .overwrite((days) => [...new Set(days)].sort((a, b) => a - b)),
  /** The hour in the time zone of the business, Monday to Friday. */
  hour: z.number().int().min(REMINDER_HOURS.min).max(REMINDER_HOURS.max),
};

/** Changes to the settings, conditional on `version` if given. */
export const ReminderSettingsUpdate = z.strictObject({
  ...z.object(content).partial().shape,
  version: Version.optional(),
});
export type ReminderSettingsUpdate = z.infer<typeof ReminderSettingsUpdate>;

/** The settings of a business. */
export const ReminderSettings = z.object({
  ...content,
  /** When reminders were last switched on; older invoices are not reminded. Absent while they are off. */
  since: z.string().optional(),
  version: Version,
});
export type ReminderSettings = z.infer<typeof ReminderSettings>;

/** Whether the customer is reminded of an invoice. Empty if no reminder would be sent in any case. */
export const InvoiceReminders = z.object({
  /** The next reminder: its days after the due day, and when it is sent. */
  next: z.object({ step: z.number(), at: z.string() }).optional(),
  /** What they are switched off for; otherwise there would be a next one. */
  offFor: z.enum(['invoice', 'customer']).optional(),
});
export type InvoiceReminders = z.infer<typeof InvoiceReminders>;

/** What a user does about the next reminder of an invoice. */
export const ReminderAction = z.strictObject({ action: z.enum(['send', 'skip']) });
export type ReminderAction = z.infer<typeof ReminderAction>;

/** The settings of a business that has not chosen any: off. */
export const DEFAULT_REMINDERS: ReminderSettings = { isOn: false, days: [-3, 0, 7, 14], hour: 9, version: 1 };
