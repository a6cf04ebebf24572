import { addDays, type CalendarDay } from './calendar-day.ts';
import type { LocalTime } from './local-time-field.ts';
import type { Language } from './locale/language.ts';
import { timeOfDay } from './time-of-day.ts';

/** Start and end of an appointment on the clocks of its business. */
export type LocalTimes = { readonly localStart: LocalTime; readonly localEnd: LocalTime };

/** The day of a local time. */
export function dayOf({ time }: Pick<LocalTime, 'time'>): CalendarDay {
  return time.slice(0, 10);
}

/** The days of an appointment: two if it runs past midnight, but not if it ends then. */
export function daysOf({ localStart, localEnd }: LocalTimes): CalendarDay[] {
  const first = dayOf(localStart);
  const last = localEnd.time.endsWith('T00:00') ? addDays(dayOf(localEnd), -1) : dayOf(localEnd);
  return first < last ? [first, last] : [first];
}

/** A time of day: in English as in the app, "9:00 AM" (spec 2 §9); in French as in Québec, "9 h", "10 h 30". */
export function clockText({ time }: Pick<LocalTime, 'time'>, language: Language = 'en'): string {
  return timeOfDay(Number(time.slice(11, 13)), Number(time.slice(14, 16)), language);
}
