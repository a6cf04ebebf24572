import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { t } from './texts.en.ts';

/** A usual period. Days are inclusive. */
export type Period = { readonly label: string; readonly from: CalendarDay; readonly to: CalendarDay };

/** The periods that a filter by date offers, as of a day. */
export function periodsOn(today: CalendarDay): readonly Period[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const quarter = month - ((month - 1) % 3);
  return [
    { label: t.thisMonth, ...wholeMonths(year, month, 1) },
    { label: t.lastMonth, ...wholeMonths(year, month - 1, 1) },
    { label: t.thisQuarter, ...wholeMonths(year, quarter, 3) },
    { label: t.lastYear, ...wholeMonths(year - 1, 1, 12) },
  ];
}

/** The first and the last day of `count` months from a month on, which counts from 1 and may be outside the year. */
export function wholeMonths(year: number, month: number, count: number) {
  return { from: firstDay(year, month), to: addDays(firstDay(year, month + count), -1) };
}

function firstDay(year: number, month: number): CalendarDay {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
}
