import { monthEnd } from '#shared/calendar-day.ts';
import { type Days, nthDay } from '#shared/series/schedule.ts';
import type { Anchor } from '#shared/series/schedule-schema.ts';

/** The day within a month on which a schedule has its days; that of its first day unless it says otherwise. */
export function anchorOf({ anchor, firstDay }: Pick<Days, 'anchor' | 'firstDay'>): Anchor {
  return anchor ?? Number(firstDay.slice(8));
}

/** A day in each month of a schedule that has the same few months in every year, the earliest first; else empty. */
export function monthsOf(days: Days): string[] {
  if (days.unit === 'week' || days.unit === 'month') return [];
  const months = days.unit === 'quarter' ? 3 * days.interval : 12;
  if (12 % months !== 0) return [];
  const inAYear = Array.from({ length: 12 / months }, (_, n) =>
    monthEnd(nthDay({ ...days, interval: 1 }, 0), months * n),
  );
  return inAYear.toSorted((one, other) => (one.slice(5) < other.slice(5) ? -1 : 1));
}

/** Whether each of these months has the day of the month in every year. */
export function haveDay(months: readonly string[], date: number): boolean {
  return months.every((day) => Number(monthEnd(`2026${day.slice(4, 7)}-01`).slice(8)) >= date);
}
