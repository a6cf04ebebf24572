import { localDay } from './calendar-day.ts';
import { enCa } from './locale/en-ca.ts';
import type { Language } from './locale/language.ts';

/** A timestamp in the reader's time zone, as "Jan 5, 2026, 3:04 PM". */
export function momentText(timestamp: string): string {
  const date = new Date(timestamp);
  return `${enCa.shortDay(localDay(date))}, ${timeOfDay(date.getHours(), date.getMinutes())}`;
}

/**
 * A time of day, whatever a browser makes of the language: as the specification writes it, "9:05 AM", or as in Québec,
 * "9 h", "9 h 05".
 */
export function timeOfDay(hour: number, minute: number, language: Language = 'en'): string {
  const minutes = String(minute).padStart(2, '0');
  if (language === 'fr') return minute === 0 ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minutes}`;
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
