import { localDay } from './calendar-day.ts';
import { enCa } from './locale/en-ca.ts';

/** A timestamp in the reader's time zone, as "Jan 5, 2026, 3:04 PM". */
export function momentText(timestamp: string): string {
  const date = new Date(timestamp);
  return `${enCa.shortDay(localDay(date))}, ${timeOfDay(date.getHours(), date.getMinutes())}`;
}

/** A time of day as the specification writes it, whatever a browser makes of Canadian English: "9:05 AM". */
export function timeOfDay(hour: number, minute: number): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
