import type { CalendarDay } from '#shared/calendar-day.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { plainAmount, toCents } from '#shared/money.ts';
import { downloadCsv } from '#web/lib/lists/csv.ts';

/** Downloads invoices as a CSV file named after the day (spec 1 §7). */
export function saveInvoiceCsv(invoices: readonly InvoiceListItem[], today: CalendarDay): void {
  downloadCsv(`invoices-${today}.csv`, [HEADER, ...invoices.map(toRow)]);
}

const HEADER = ['Invoice #', 'Customer', 'Date', 'Amount', 'Status'] as const;

function toRow({ invoiceNumber, billingName, issueDate, total, currency, status }: InvoiceListItem): string[] {
  return [invoiceNumber, billingName, issueDate, `${plainAmount(toCents(total))} ${currency}`, status];
}
