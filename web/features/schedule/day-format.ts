import type { CalendarDay } from '#shared/calendar-day.ts';
import { LOCALE } from '#web/lib/locale/dictionary.en.ts';

/** A format of days, the same in every time zone. */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: CalendarDay) => string {
  const format = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', ...options });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
