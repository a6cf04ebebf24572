import type { CalendarDay } from '#shared/calendar-day.ts';

/** From a first to a last day, both included; open on the side that is undefined. */
export type DayRange = { readonly from: CalendarDay | undefined; readonly to: CalendarDay | undefined };
