import type { CalendarDay } from '#shared/calendar-day.ts';
import { LOCALE } from '#web/lib/locale/dictionary.en.ts';

const MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'long', timeZone: 'UTC' });

/** A day as forms show it, in date-fns' `PPP` format: "January 5th, 2026" (spec 1 §9). */
export function dayText(day: CalendarDay): string {
  const date = Number(day.slice(8));
  return `${MONTH.format(new Date(`${day}T00:00:00Z`))} ${date}${ordinal(date)}, ${day.slice(0, 4)}`;
}

function ordinal(date: number): string {
  if (date > 10 && date < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][date % 10] ?? 'th';
}
