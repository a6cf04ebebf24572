import type { CalendarDay } from '#shared/calendar-day.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';

/** A day of the date filter: `MMM dd, yyyy`, such as "Jan 05, 2024" (spec 1 §2.11). */
export function filterDay(day: CalendarDay): string {
  return dictionary.shortDay(day).replace(/ (\d),/, ' 0$1,');
}
