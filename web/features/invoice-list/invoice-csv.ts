import type { CalendarDay } from '#shared/calendar-day.ts';
import { balanceCents, remainingCents, settledCents } from '#shared/invoice/amount-due.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { plainAmount, toCents } from '#shared/money.ts';
import { downloadCsv } from '#web/lib/lists/csv.ts';

/** Downloads invoices as a CSV file named after the day: the columns of the list (spec 1 §7), then what was paid and written off. */
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
  'Written off',
] as const;

function toRow(invoice: InvoiceListItem): string[] {
  const { invoiceNumber, billingName, issueDate, total, currency, status, amountRefunded = 0, isWrittenOff } = invoice;
  const money = (cents: number) => `${plainAmount(cents)} ${currency}`;
  const totalCents = toCents(total);
  const settled = settledCents(invoice);
  return [
    invoiceNumber,
    billingName,
    issueDate,
    money(totalCents),
    status,
    money(settled.paidCents),
    money(settled.creditedCents),
    money(toCents(amountRefunded)),
    money(balanceCents(invoice)),
    money(isWrittenOff ? remainingCents(totalCents, settled) : 0),
  ];
}
