import { addDays, type CalendarDay, isCalendarDay } from '#shared/calendar-day.ts';

/** Number of days shown, and the step of Prev and Next (spec 2 §9). */
export const WINDOW_DAYS = 7;

/** As in `paths.myAppointments`. */
const MINE = 'mine';

/**
 * The schedule's view in the query string: seven days from the first one, one of them selected. `isMine` leaves only the
 * appointments assigned to the reader.
 */
export type ScheduleAddress = { readonly first: CalendarDay; readonly day: CalendarDay; readonly isMine: boolean };

/**
 * Reads the query string. Without a first day, the window starts today, or at the selected day if that is outside the
 * seven days from today; invalid values count as missing.
 */
export function readScheduleAddress(params: URLSearchParams, today: CalendarDay): ScheduleAddress {
  const [from, day] = [dayOf(params.get('from')), dayOf(params.get('day'))];
  const first = from ?? (day && !isInWindow(day, today) ? day : today);
  const isMine = params.get(MINE) === '1';
  return { first, day: day && isInWindow(day, first) ? day : first, isMine };
}

/** Writes the query string, omitting defaults. */
export function writeScheduleAddress(
  { first, day, isMine }: ScheduleAddress,
  today: CalendarDay,
): Record<string, string> {
  return { ...(first !== today && { from: first }), ...(day !== first && { day }), ...(isMine && { [MINE]: '1' }) };
}

/** The previous or next window, with the same weekday selected. */
export function moveWindow({ first, day, ...rest }: ScheduleAddress, windows: 1 | -1): ScheduleAddress {
  return { ...rest, first: addDays(first, windows * WINDOW_DAYS), day: addDays(day, windows * WINDOW_DAYS) };
}

/** Selects a day of this window, or opens a window at a day outside of it. */
export function selectDay({ first, ...rest }: ScheduleAddress, day: CalendarDay): ScheduleAddress {
  return { ...rest, first: isInWindow(day, first) ? first : day, day };
}

/** The days of a window, in order. */
export function windowDays(first: CalendarDay): CalendarDay[] {
  return Array.from({ length: WINDOW_DAYS }, (_, index) => addDays(first, index));
}

function isInWindow(day: CalendarDay, first: CalendarDay): boolean {
  return first <= day && day < addDays(first, WINDOW_DAYS);
}

function dayOf(text: string | null): CalendarDay | undefined {
  return text && isCalendarDay(text) ? text : undefined;
}
