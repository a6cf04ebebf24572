import type { CalendarDay } from '#shared/calendar-day.ts';
import { generatedNumber } from './number.ts';

/** A new number of a deposit request, in the form of an invoice's: DEP-20260105001. */
export function generateDepositNumber(today: CalendarDay, random: () => number): string {
  return generatedNumber('DEP', today, random);
}
