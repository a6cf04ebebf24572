import type { CalendarDay } from '#shared/calendar-day.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';

/** A day as forms show it: "5 janvier 2026". */
export function dayText(day: CalendarDay): string {
  return dictionary.longDay(day);
}
