import { localDay } from '#shared/calendar-day.ts';
import { clockText, dayOf } from '#shared/local-time.ts';
import type { LocalTime } from '#shared/local-time-field.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';

/** A timestamp's day in the reader's time zone, as shown in lists: "Jan 5, 2026" (spec 2 §9). */
export function localDayText(timestamp: string): string {
  return dictionary.shortDay(localDay(new Date(timestamp)));
}

/** A moment on the clocks of the business: "Jan 5, 2026, 9:00 AM". */
export function businessMomentText(at: LocalTime): string {
  return `${dictionary.shortDay(dayOf(at))}, ${clockText(at)}`;
}
