import type { Language } from './locale/language.ts';

/**
 * A time of day, whatever a browser makes of the language: as the specification writes it, "9:05 AM", or as in Québec,
 * "9 h", "9 h 05".
 */
export function timeOfDay(hour: number, minute: number, language: Language = 'en'): string {
  const minutes = String(minute).padStart(2, '0');
  if (language === 'fr') return minute === 0 ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minutes}`;
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
