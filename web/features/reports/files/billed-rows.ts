import { TAX_CODES } from '#shared/canada/tax-codes.ts';
import type { Cell } from '#shared/csv.ts';
import type { BilledInvoice } from '#shared/reports/files-schema.ts';
import { placeName } from '#web/features/reports/place-name.ts';
import { TAX_NAMES } from '#web/features/reports/taxes/words.ts';
import { STATUS_LABELS } from '#web/lib/locale/statuses.en.ts';
import { t } from './texts.en.ts';

/** Invoices as a table with a heading, with a column for each tax. */
export function billedRows(invoices: readonly BilledInvoice[]): Cell[][] {
  const { columns } = t.billed;
  const head = [
    ...[columns.number, columns.date, columns.due, columns.customer, columns.place, columns.currency, columns.price],
    ...TAX_CODES.map((code) => TAX_NAMES[code]),
    ...[columns.ownTax, columns.total, columns.paid, columns.credited, columns.writtenOff, columns.balance],
    ...[columns.status, columns.rate],
  ];
  return [head, ...invoices.map(toRow)];
}

function toRow(invoice: BilledInvoice): Cell[] {
  const { invoiceNumber, issueDate, dueDate, customer, place, currency, taxes, status, exchangeRate } = invoice;
  return [
    ...[invoiceNumber, { day: issueDate }, { day: dueDate }, customer, placeName(place), currency],
    { cents: invoice.priceCents },
    // A tax has several rows where some lines have another rate.
    ...TAX_CODES.map((code) => ({
      cents: taxes.reduce((sum, tax) => (tax.code === code ? sum + tax.cents : sum), 0),
    })),
    ...[invoice.ownTaxCents, invoice.totalCents, invoice.paidCents, invoice.creditedCents].map((cents) => ({ cents })),
    ...[invoice.writtenOffCents, invoice.balanceCents].map((cents) => ({ cents })),
    STATUS_LABELS[status],
    exchangeRate?.rate,
  ];
}
