import { localDay } from '#shared/calendar-day.ts';
import { enCa } from '#shared/locale/en-ca.ts';

/** The day of an instant where the reader is, as lists show it: "Jan 5, 2026" (spec 2 §9). */
export function dayText(instant: string): string {
  return enCa.shortDay(localDay(new Date(instant)));
}
