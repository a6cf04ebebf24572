import type { CalendarDay } from '#shared/calendar-day.ts';
import { useUser } from './session.ts';

/**
 * Returns what the clocks of the business show now, `yyyy-MM-ddTHH:mm`. Their offset is the server's: the time zone data
 * of a browser may be outdated. Until it is known, those are the reader's clocks. For screens behind the session guard.
 */
export function useBusinessClock(): (now?: Date) => string {
  const { utcOffsetMinutes } = useUser();
  return (now = new Date()) => {
    const minutes = utcOffsetMinutes ?? -now.getTimezoneOffset();
    return new Date(now.getTime() + minutes * 60_000).toISOString().slice(0, 16);
  };
}

/** Returns the current day of the business, for dates of new invoices, their numbers and files. */
export function useBusinessDay(): (now?: Date) => CalendarDay {
  const clock = useBusinessClock();
  return (now) => clock(now).slice(0, 10);
}
