import type { CalendarDay } from '#shared/calendar-day.ts';

/** The names of the months, January first. */
export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The month of a day, such as "January". */
export const monthOf = (day: string) => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';

const shortMonth = (day: CalendarDay) => monthOf(day).slice(0, 3);

/** A day without its year, such as "Jan 5". */
export const dayAndMonth = (day: CalendarDay) => `${shortMonth(day)} ${Number(day.slice(8, 10))}`;

/** A day such as "Jan 5, 2026". */
export const shortDay = (day: CalendarDay) => `${dayAndMonth(day)}, ${day.slice(0, 4)}`;

/** A day such as "Jan 05, 2026". */
export const paddedDay = (day: CalendarDay) => `${shortMonth(day)} ${day.slice(8, 10)}, ${day.slice(0, 4)}`;
