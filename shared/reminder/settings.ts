import * as z from 'zod';
import { LocalTime } from '#shared/local-time-field.ts';
import { Version } from '#shared/version.ts';
import { ESTIMATE_DAYS, MAX_REMINDERS, REMINDER_HOURS } from './limits.ts';
import { ReminderStep, ReminderTexts } from './texts.ts';

const content = {
  isOn: z.boolean(),
  /** When reminders are sent, in days after the due day, negative before it; earliest first. */
  days: z
    .array(ReminderStep)
    .min(1)
    .max(MAX_REMINDERS)
    .overwrite((days) => [...new Set(days)].sort((a, b) => a - b)),
  /** The hour in the time zone of the business, Monday to Friday. */
  hour: z.number().int().min(REMINDER_HOURS.min).max(REMINDER_HOURS.max),
  /** Whether recipients are reminded of estimates that were emailed and wait for an answer; by default they are not. */
  remindsEstimates: z.boolean().optional(),
  /** How many days before the last day of an estimate, at the same hour; by default 3. */
  estimateDays: z.literal(ESTIMATE_DAYS).optional(),
};

/**
 * Changes to the settings, conditional on `version` if given. `texts` are all own texts, each of one of the days; without
 * them, those of days that are no longer there are dropped.
 */
export const ReminderSettingsUpdate = z.strictObject({
  ...z.object({ ...content, texts: ReminderTexts }).partial().shape,
  version: Version.optional(),
});
export type ReminderSettingsUpdate = z.infer<typeof ReminderSettingsUpdate>;

/** The settings of a business. */
export const ReminderSettings = z.object({
  ...content,
  /** When reminders were last switched on; invoices issued before are not reminded. Absent while they are off. */
  since: z.string().optional(),
  /** When reminders of estimates were last switched on; what was due before is not sent. Absent while they are off. */
  estimatesSince: z.string().optional(),
  /** The own texts; absent if there are none. */
  texts: ReminderTexts.optional(),
  version: Version,
});
export type ReminderSettings = z.infer<typeof ReminderSettings>;

/** The reminders of an invoice. Empty if none would be sent in any case. */
export const InvoiceReminders = z.object({
  /**
   * The next reminder: its offset from the due day in days, and when it is sent, also on the clocks of the business.
   */
  next: z.object({ step: z.number(), at: z.string(), localAt: LocalTime }).optional(),
  /** Where reminders are switched off that would otherwise be sent; `debit`, while a bank payment is on its way. */
  offFor: z.enum(['invoice', 'customer', 'debit']).optional(),
});
export type InvoiceReminders = z.infer<typeof InvoiceReminders>;

/** A user's action on the next reminder of an invoice. */
export const ReminderAction = z.strictObject({ action: z.enum(['send', 'skip']) });
export type ReminderAction = z.infer<typeof ReminderAction>;

/** The settings of a business that has not chosen any: off. */
export const DEFAULT_REMINDERS: ReminderSettings = { isOn: false, days: [-3, 0, 7, 14], hour: 9, version: 1 };

/** How many days before the last day of an estimate its recipient is reminded, unless the business chose otherwise. */
export const DEFAULT_ESTIMATE_DAYS = 3;
