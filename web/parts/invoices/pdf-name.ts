import type { CalendarDay } from '#shared/calendar-day.ts';
import { fileNamePart } from '#shared/file-name.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { t } from './texts.en.tsx';

/** The name under which an invoice, or a deposit request, is saved as a PDF on a day (spec 1 §7). */
export function pdfNameOf(
  { invoiceNumber, isDeposit }: Pick<InvoiceListItem, 'invoiceNumber' | 'isDeposit'>,
  day: CalendarDay,
): string {
  const named = isDeposit ? t.requestPdfName : t.pdfName;
  return named({ number: fileNamePart(invoiceNumber), day });
}
