import type { CalendarDay } from '#shared/calendar-day.ts';

/**
 * A new invoice number: INV-, the day as yyyyMMdd, three digits (spec 1 §9).
 * `random` answers a number from 0 up to, not including, 1.
 */
export function generateInvoiceNumber(today: CalendarDay, random: () => number): string {
  const digits = String(Math.floor(random() * 1000)).padStart(3, '0');
  return `INV-${today.replaceAll('-', '')}${digits}`;
}
