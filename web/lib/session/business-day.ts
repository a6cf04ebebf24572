import { type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import { useUser } from './session.ts';

/**
 * Returns the current day in the business's time zone: the date of a new invoice, of its number and of files. For
 * screens behind the session guard.
 */
export function useBusinessDay(): (now?: Date) => CalendarDay {
  const { timeZone } = useUser();
  return (now = new Date()) => dayIn(timeZone, now);
}
