import type { Appointment } from '#shared/appointment/schema.ts';
import { addDays, type CalendarDay, localDay } from '#shared/calendar-day.ts';
import { weekdayInFull } from './day-names.ts';

type Times = Pick<Appointment, 'startTime' | 'endTime'>;

/** The days of an appointment in the reader's time zone: two if it runs past midnight. */
export function daysOf({ startTime, endTime }: Times): CalendarDay[] {
  const first = localDay(new Date(startTime));
  // An appointment that ends at midnight does not count for the next day.
  const last = localDay(new Date(Date.parse(endTime) - 1));
  return first < last ? [first, addDays(first, 1)] : [first];
}

/** The appointments of each day that has any; one that runs past midnight is on both. */
export function appointmentsByDay<One extends Times>(appointments: readonly One[]): ReadonlyMap<CalendarDay, One[]> {
  const byDay = new Map<CalendarDay, One[]>();
  for (const appointment of appointments) {
    for (const day of daysOf(appointment)) byDay.set(day, [...(byDay.get(day) ?? []), appointment]);
  }
  return byDay;
}

/** The days of an appointment that runs past midnight, such as "Saturday to Sunday"; null for others. */
export function daySpan(times: Times): string | null {
  const [first = '', next] = daysOf(times);
  return next ? `${weekdayInFull(first)} to ${weekdayInFull(next)}` : null;
}
