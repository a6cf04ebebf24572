import { localDay } from '#shared/calendar-day.ts';
import { clockText as clockTextIn, dayOf } from '#shared/local-time.ts';
import type { LocalTime } from '#shared/local-time-field.ts';
import { timeOfDay as timeOfDayIn } from '#shared/time-of-day.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';

/** A timestamp's day in the reader's time zone, as shown in lists: "Jan 5, 2026" (spec 2 §9). */
export function localDayText(timestamp: string): string {
  return dictionary.shortDay(localDay(new Date(timestamp)));
}

/** A timestamp in the reader's time zone: "Jan 5, 2026, 3:04 PM". */
export function momentText(timestamp: string): string {
  const at = new Date(timestamp);
  return `${localDayText(timestamp)}, ${timeOfDay(at.getHours(), at.getMinutes())}`;
}

/** A moment on the clocks of the business: "Jan 5, 2026, 9:00 AM". */
export function businessMomentText(at: LocalTime): string {
  return `${dictionary.shortDay(dayOf(at))}, ${clockText(at)}`;
}

/** A time on the clocks of the business: "9:00 AM", "9 h". */
export function clockText(at: Pick<LocalTime, 'time'>): string {
  return clockTextIn(at, LANGUAGE);
}

/** A time of day: "9:05 AM", "9 h 05". */
export function timeOfDay(hour: number, minute: number): string {
  return timeOfDayIn(hour, minute, LANGUAGE);
}
