import type { CalendarDay } from '#shared/calendar-day.ts';
import { t } from './texts.en.ts';

/** First and last day, both inclusive; undefined means open-ended. */
export type DayRange = { readonly from: CalendarDay | undefined; readonly to: CalendarDay | undefined };

/**
 * Text of a range: "Jan 05, 2024 – Feb 10, 2024", "From Jan 05, 2024", "Until Feb 10, 2024"; empty if both ends are
 * open.
 */
export function rangeText({ from, to }: DayRange, displayFormat: (day: CalendarDay) => string): string {
  if (from && to) return from === to ? displayFormat(from) : `${displayFormat(from)} – ${displayFormat(to)}`;
  if (from) return t.from({ day: displayFormat(from) });
  return to ? t.until({ day: displayFormat(to) }) : '';
}
