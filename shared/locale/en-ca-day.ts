import type { CalendarDay } from '#shared/calendar-day.ts';

/** The names of the months, January first. */
export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The month of a day, such as "January". */
export const monthOf = (day: string) => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';

/** A day such as "Jan 5, 2026". */
export const shortDay = (day: CalendarDay) =>
  `${monthOf(day).slice(0, 3)} ${Number(day.slice(8, 10))}, ${day.slice(0, 4)}`;
