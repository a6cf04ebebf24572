import type { CalendarDay } from '#shared/calendar-day.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { dayFormat } from './day-format.ts';

/** A weekday in a sentence: "samedi". */
export const weekdayInFull = dayFormat({ weekday: 'long' });

/** A short weekday: "sam." */
export const weekday = dayFormat({ weekday: 'short' });

/** A full day: "samedi 21 novembre 2026". */
export const fullDay = (day: CalendarDay) => `${weekdayInFull(day)} ${dictionary.longDay(day)}`;

/** A day of the week as a heading: "Samedi 21 novembre". */
export function dayOfWeek(day: CalendarDay): string {
  return capitalized(withoutYear(fullDay(day)));
}

/** The day of an appointment, or its two days: "Du samedi 21 novembre 2026 au dimanche 22 novembre 2026". */
export function daysInFull(days: readonly CalendarDay[]): string {
  const [first = '', last] = days.map(fullDay);
  return last ? `Du ${first} au ${last}` : capitalized(first);
}

/** A short day: "sam. 21 nov. 2026". */
export const shortDay = (day: CalendarDay) => `${weekday(day)} ${dictionary.shortDay(day)}`;

/** A range of days: "21 nov. – 27 nov. 2026". */
export function dayRange(first: CalendarDay, last: CalendarDay): string {
  const [start, end] = [dictionary.shortDay(first), dictionary.shortDay(last)];
  return `${first.slice(0, 4) === last.slice(0, 4) ? withoutYear(start) : start} – ${end}`;
}

const capitalized = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const withoutYear = (day: string) => day.replace(/\s\d{4}$/, '');
