import type { CalendarDay } from '#shared/calendar-day.ts';
import { dayFormat } from './day-format.ts';

/** A full day: "Saturday, November 21, 2026". */
export const fullDay = dayFormat({ dateStyle: 'full' });

/** The day of an appointment, or its two days. */
export const daysInFull = (days: readonly CalendarDay[]) => days.map(fullDay).join(' to ');

/** A day of the week on screen: "Saturday, November 21". */
export const dayOfWeek = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });

/** A short day: "Sat, Nov 21, 2026". */
export const shortDay = dayFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });

/** A short weekday: "Sat". */
export const weekday = dayFormat({ weekday: 'short' });

/** A weekday: "Saturday". */
export const weekdayInFull = dayFormat({ weekday: 'long' });

const monthAndDay = dayFormat({ month: 'short', day: 'numeric' });

/** A range of days: "Nov 21 – Nov 27, 2026". */
export function dayRange(first: CalendarDay, last: CalendarDay): string {
  const yearOf = (day: CalendarDay) => day.slice(0, 4);
  const firstYear = yearOf(first) === yearOf(last) ? '' : `, ${yearOf(first)}`;
  return `${monthAndDay(first)}${firstYear} – ${monthAndDay(last)}, ${yearOf(last)}`;
}
