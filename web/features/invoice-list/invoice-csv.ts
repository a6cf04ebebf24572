import { type CalendarDay, localDay } from '#shared/calendar-day.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { plainAmount, toCents } from '#shared/money.ts';
import { downloadCsv } from '#web/lib/lists/csv.ts';

/** Downloads invoices as a CSV file named after the reader's local day (spec 1 §7). */
export function saveInvoiceCsv(invoices: readonly InvoiceListItem[], now: Date): void {
  downloadCsv(invoiceCsvName(localDay(now)), [HEADER, ...invoices.map(toRow)]);
}

function invoiceCsvName(today: CalendarDay): string {
  return `invoices-${today}.csv`;
}

const HEADER = ['Invoice #', 'Customer', 'Date', 'Amount', 'Status'] as const;

function toRow({ invoiceNumber, billingName, issueDate, total, currency, status }: InvoiceListItem): string[] {
  return [invoiceNumber, billingName, issueDate, `${plainAmount(toCents(total))} ${currency}`, status];
}
