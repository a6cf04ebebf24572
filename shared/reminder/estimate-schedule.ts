import { addDays, type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import { hourIn, isWeekend } from '#shared/zoned-time.ts';
import { LATE_MS, PAUSE_MS, slotFrom } from './schedule.ts';
import { DEFAULT_ESTIMATE_DAYS, type ReminderSettings } from './settings.ts';

/** When a business reminds of estimates, in its time zone. */
export type EstimateReminderRules = Pick<
  ReminderSettings,
  'remindsEstimates' | 'estimateDays' | 'estimatesSince' | 'hour'
> & { readonly timeZone: string };

/** The facts that decide when a version of an estimate that waits for an answer is reminded; timestamps are ISO. */
export type EstimateReminderFacts = {
  readonly dueDate: CalendarDay;
  /** When it was last sent; absent if that is no longer known. */
  readonly sentAt?: string | undefined;
  /** When its business was last enabled again. */
  readonly resumedAt?: string | undefined;
};

/**
 * When the recipient of an estimate is reminded: some days before its last day, on the Friday before if that is a
 * weekend. Null if they are not: reminders are off, or were at that time, or it was sent within the 48 hours before. One
 * that is more than four hours late waits for the next business day, if the estimate is valid then.
 */
export function estimateReminderAt(rules: EstimateReminderRules, facts: EstimateReminderFacts, now: Date): Date | null {
  const { remindsEstimates, estimateDays = DEFAULT_ESTIMATE_DAYS, estimatesSince, timeZone, hour } = rules;
  if (!remindsEstimates || !estimatesSince) return null;
  const { dueDate, sentAt, resumedAt } = facts;
  const planned = hourIn(timeZone, businessDayUpTo(addDays(dueDate, -estimateDays)), hour);
  const earliest = sentAt ? Date.parse(sentAt) + PAUSE_MS : 0;
  const begins = [estimatesSince, resumedAt].map((from) => (from ? Date.parse(from) : 0));
  if (planned.getTime() < Math.max(earliest, ...begins)) return null;
  const late = new Date(now.getTime() - LATE_MS);
  const at = planned >= late ? planned : slotFrom(rules, late);
  return dayIn(timeZone, at) <= dueDate ? at : null;
}

function businessDayUpTo(day: CalendarDay): CalendarDay {
  return isWeekend(day) ? businessDayUpTo(addDays(day, -1)) : day;
}
