import type { CalendarDay } from '#shared/calendar-day.ts';
import { plainTypography } from '#shared/typography.ts';

/** Maximum length of a folded number, in characters: some characters fold to several. */
export const MAX_FOLDED_NUMBER = 100;

/**
 * The form in which a business's invoice and credit note numbers are compared: ignores case, width, compatibility
 * forms, invisible characters, the form of apostrophes, quotation marks, dashes and spaces, and outer and repeated
 * spaces.
 */
export function foldedNumber(invoiceNumber: string): string {
  const visible = plainTypography(invoiceNumber)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKD');
  const folded = visible.toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');
  return plainTypography(folded).replace(/ {2,}/g, ' ').trim();
}

/** A new invoice number: INV-, the day as yyyyMMdd, three digits (spec 1 §9). `random` returns a number in [0, 1). */
export function generateInvoiceNumber(today: CalendarDay, random: () => number): string {
  return generatedNumber('INV', today, random);
}

/** A number that is drawn: a prefix, the day as yyyyMMdd, three digits. `random` returns a number in [0, 1). */
export function generatedNumber(prefix: string, today: CalendarDay, random: () => number): string {
  const digits = String(Math.floor(random() * 1000)).padStart(3, '0');
  return `${prefix}-${today.replaceAll('-', '')}${digits}`;
}
