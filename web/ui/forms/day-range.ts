import type { CalendarDay } from '#shared/calendar-day.ts';

/** From a first to a last day, both included; open on the side that is undefined. */
export type DayRange = { readonly from: CalendarDay | undefined; readonly to: CalendarDay | undefined };

/** A range in words: "Jan 05, 2024 – Feb 10, 2024", "From Jan 05, 2024", "Until Feb 10, 2024"; empty when it has no end. */
export function rangeText({ from, to }: DayRange, displayFormat: (day: CalendarDay) => string): string {
  if (from && to) return from === to ? displayFormat(from) : `${displayFormat(from)} – ${displayFormat(to)}`;
  if (from) return `From ${displayFormat(from)}`;
  return to ? `Until ${displayFormat(to)}` : '';
}
