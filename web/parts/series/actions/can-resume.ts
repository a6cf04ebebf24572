import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Series } from '#shared/series/schema.ts';

/** Whether a series that is paused or was stopped can go on: not once its last invoice was made or its last day is over. */
export function canResume(
  { status, schedule, madeCount }: Pick<Series, 'status' | 'schedule' | 'madeCount'>,
  today: CalendarDay,
): boolean {
  if (status === 'PAUSED') return true;
  if (status !== 'ENDED' || !schedule) return false;
  const { end } = schedule;
  return end === 'never' || ('count' in end ? madeCount < end.count : end.lastDay >= today);
}
