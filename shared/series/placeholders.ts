import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Language } from '#shared/locale/language.ts';

/** What a text of a series may have in braces, filled in when an invoice is made. */
export const PLACEHOLDERS = ['month', 'quarter', 'period', 'year'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** An invoice's own days: its day, and the last one before the next invoice. */
export type Period = { readonly from: CalendarDay; readonly to: CalendarDay };

/**
 * A text with its placeholders filled in, in the language of its recipient: `{month}` as in "December", `{quarter}` as in
 * "Q4", `{period}` as in "December 1 – 31, 2026", `{year}` as in "2026", all of the day of the invoice. Anything else in
 * braces stays.
 */
export function filledPlaceholders(_text: string, _period: Period, _language: Language): string {
  throw new Error('to be written');
}
