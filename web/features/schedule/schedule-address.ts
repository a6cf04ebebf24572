import { addDays, type CalendarDay, isCalendarDay } from '#shared/calendar-day.ts';

/** How many days the schedule shows, and how far Prev and Next move (spec 2 §9). */
export const WINDOW_DAYS = 7;

/** What the schedule shows, as its address keeps it: seven days from the first one on, one of them selected. */
export type ScheduleAddress = { readonly first: CalendarDay; readonly day: CalendarDay };

/**
 * Reads an address. Without a first day the window starts today, or at the selected day when that is not among the seven
 * days from today; what makes no sense counts as not given.
 */
export function readScheduleAddress(params: URLSearchParams, today: CalendarDay): ScheduleAddress {
  const [from, day] = [dayOf(params.get('from')), dayOf(params.get('day'))];
  const first = from ?? (day && !isInWindow(day, today) ? day : today);
  return { first, day: day && isInWindow(day, first) ? day : first };
}

/** Writes an address; what would be shown without it stays out of it. */
export function writeScheduleAddress({ first, day }: ScheduleAddress, today: CalendarDay): Record<string, string> {
  return { ...(first !== today && { from: first }), ...(day !== first && { day }) };
}

/** The same seven days later, or earlier when negative, with the same weekday selected. */
export function moveWindow({ first, day }: ScheduleAddress, windows: 1 | -1): ScheduleAddress {
  return { first: addDays(first, windows * WINDOW_DAYS), day: addDays(day, windows * WINDOW_DAYS) };
}

/** The same window with another day selected; another window, from that day on, when it is not in this one. */
export function selectDay({ first }: ScheduleAddress, day: CalendarDay): ScheduleAddress {
  return { first: isInWindow(day, first) ? first : day, day };
}

/** The days of a window in their order. */
export function windowDays(first: CalendarDay): CalendarDay[] {
  return Array.from({ length: WINDOW_DAYS }, (_, index) => addDays(first, index));
}

function isInWindow(day: CalendarDay, first: CalendarDay): boolean {
  return first <= day && day < addDays(first, WINDOW_DAYS);
}

function dayOf(text: string | null): CalendarDay | undefined {
  return text && isCalendarDay(text) ? text : undefined;
}
