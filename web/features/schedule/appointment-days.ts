import type { CalendarDay } from '#shared/calendar-day.ts';
import { daysOf, type LocalTimes } from '#shared/local-time.ts';
import { weekdayInFull } from './day-names.en.ts';
import { t } from './texts.en.tsx';

/** The appointments of each day that has any; one that runs past midnight is on both. */
export function appointmentsByDay<One extends LocalTimes>(
  appointments: readonly One[],
): ReadonlyMap<CalendarDay, One[]> {
  const byDay = new Map<CalendarDay, One[]>();
  for (const appointment of appointments) {
    for (const day of daysOf(appointment)) byDay.set(day, [...(byDay.get(day) ?? []), appointment]);
  }
  return byDay;
}

/** The days of an appointment that runs past midnight, such as "Saturday to Sunday"; null for others. */
export function daySpan(times: LocalTimes): string | null {
  const [first = '', next] = daysOf(times);
  return next ? t.weekdays({ first: weekdayInFull(first), last: weekdayInFull(next) }) : null;
}
