import type { CalendarDay } from '#shared/calendar-day.ts';
import { balanceCents } from '#shared/invoice/amount-due.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { plainAmount, toCents } from '#shared/money.ts';
import { downloadCsv } from '#web/lib/lists/csv.ts';

/** Downloads invoices as a CSV file named after the day: the columns of the list (spec 1 §7), then what was paid. */
export function saveInvoiceCsv(invoices: readonly InvoiceListItem[], today: CalendarDay): void {
  downloadCsv(`invoices-${today}.csv`, [HEADER, ...invoices.map(toRow)]);
}

const HEADER = [
  'Invoice #',
  'Customer',
  'Date',
  'Amount',
  'Status',
  'Paid',
  'Credited',
  'Refunded',
  'Balance',
] as const;

function toRow(invoice: InvoiceListItem): string[] {
  const {
    invoiceNumber,
    billingName,
    issueDate,
    total,
    currency,
    status,
    amountPaid = 0,
    amountCredited = 0,
    amountRefunded = 0,
  } = invoice;
  const money = (cents: number) => `${plainAmount(cents)} ${currency}`;
  return [
    invoiceNumber,
    billingName,
    issueDate,
    money(toCents(total)),
    status,
    money(toCents(amountPaid)),
    money(toCents(amountCredited)),
    money(toCents(amountRefunded)),
    money(balanceCents(invoice)),
  ];
}
