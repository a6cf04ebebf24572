import { type CalendarDay, daysBetween } from '#shared/calendar-day.ts';
import { MAX_REPORT_DAYS } from '#shared/reports/limits.ts';
import type { ReportRange } from '#shared/reports/schema.ts';
import { wholeMonths } from '#web/ui/forms/periods/periods.ts';

/** The usual periods of a report, in the order in which they are offered. */
export const REPORT_PERIODS = ['thisMonth', 'lastMonth', 'thisQuarter', 'lastQuarter', 'thisYear', 'lastYear'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** The days of a usual period as of a day, both inclusive. The current one includes the days to come. */
export function daysOfPeriod(period: ReportPeriod, today: CalendarDay): ReportRange {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const quarter = month - ((month - 1) % 3);
  const days: Record<ReportPeriod, () => ReportRange> = {
    thisMonth: () => wholeMonths(year, month, 1),
    lastMonth: () => wholeMonths(year, month - 1, 1),
    thisQuarter: () => wholeMonths(year, quarter, 3),
    lastQuarter: () => wholeMonths(year, quarter - 3, 3),
    thisYear: () => wholeMonths(year, 1, 12),
    lastYear: () => wholeMonths(year - 1, 1, 12),
  };
  return days[period]();
}

/** Whether a range has more days than a report may have. */
export function isTooLong({ from, to }: ReportRange): boolean {
  return daysBetween(from, to) >= MAX_REPORT_DAYS;
}

/** The usual period that has these days; undefined if none does. */
export function nameOfPeriod({ from, to }: ReportRange, today: CalendarDay): ReportPeriod | undefined {
  return REPORT_PERIODS.find((period) => {
    const days = daysOfPeriod(period, today);
    return days.from === from && days.to === to;
  });
}
