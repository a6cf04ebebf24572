import { type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import { useUser } from './session.ts';

/**
 * Returns the current day in the business's time zone, for dates of new invoices, their numbers and files. For screens
 * behind the session guard.
 */
export function useBusinessDay(): (now?: Date) => CalendarDay {
  const { timeZone } = useUser();
  return (now = new Date()) => dayIn(timeZone, now);
}
