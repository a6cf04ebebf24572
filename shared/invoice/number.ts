import type { CalendarDay } from '#shared/calendar-day.ts';

/** Maximum length of a folded number, in characters: some characters fold to several. */
export const MAX_FOLDED_NUMBER = 100;

/**
 * The form in which a business's invoice numbers are compared: ignores case, width, compatibility forms, invisible
 * characters and outer spaces.
 */
export function foldedNumber(invoiceNumber: string): string {
  if (/^[ -~]*$/.test(invoiceNumber)) return invoiceNumber.toLowerCase().trim();
  const visible = invoiceNumber.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return visible.toUpperCase().toLowerCase().normalize('NFKC').trim();
}

/** A new invoice number: INV-, the day as yyyyMMdd, three digits (spec 1 §9). `random` returns a number in [0, 1). */
export function generateInvoiceNumber(today: CalendarDay, random: () => number): string {
  const digits = String(Math.floor(random() * 1000)).padStart(3, '0');
  return `INV-${today.replaceAll('-', '')}${digits}`;
}
