import { addDays, type CalendarDay, monthEnd } from '#shared/calendar-day.ts';
import type { FilingPeriod } from './return-settings.ts';
import type { ReportRange } from './schema.ts';

const MONTHS: Readonly<Record<FilingPeriod, number>> = { month: 1, quarter: 3, year: 12 };

/** The last period that was over before a day; quarters and years are those of the calendar. */
export function lastFullPeriod(period: FilingPeriod, today: CalendarDay): ReportRange {
  const months = MONTHS[period];
  const since = ((Number(today.slice(5, 7)) - 1) % months) + 1;
  return { from: addDays(monthEnd(today, -since - months), 1), to: monthEnd(today, -since) };
}
