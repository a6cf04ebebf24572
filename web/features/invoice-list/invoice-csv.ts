import type { CalendarDay } from '#shared/calendar-day.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { plainAmount, toCents } from '#shared/money.ts';

/** The exported file's header (spec 1 §7). */
const HEADER = ['Invoice #', 'Customer', 'Date', 'Amount', 'Status'] as const;

/** Invoices as the rows of the exported file, its header first. */
export function invoiceCsvRows(invoices: readonly InvoiceListItem[]): readonly (readonly string[])[] {
  return [HEADER, ...invoices.map(toRow)];
}

/** What the exported file is called. */
export function invoiceCsvName(today: CalendarDay): string {
  return `invoices-${today}.csv`;
}

function toRow({ invoiceNumber, billingName, issueDate, total, currency, status }: InvoiceListItem): string[] {
  return [invoiceNumber, billingName, issueDate, `${plainAmount(toCents(total))} ${currency}`, status];
}
