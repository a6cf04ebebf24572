import { idOf } from '#functions/data/table/keys.ts';
import { type InvoiceRow, isDepositRow, toListItem } from '#functions/domain/invoice/invoice-row.ts';
import type { Journal } from '#functions/domain/invoice/journal-store.ts';
import { checkCount, checkRange, readEntries } from '#functions/domain/report/entries.ts';
import { balanceCents, remainingCents } from '#shared/invoice/amount-due.ts';
import { netCents } from '#shared/reports/entry-cents.ts';
import type { BilledInvoice, BilledReport } from '#shared/reports/files-schema.ts';
import type { SalesEntry } from '#shared/reports/journal.ts';
import { MAX_REPORT_ENTRIES } from '#shared/reports/limits.ts';
import type { ReportRange } from '#shared/reports/schema.ts';
import { inTextOrder } from '#shared/text-order.ts';

type Dependencies = {
  readonly journal: Pick<Journal, 'list'>;
  /** The list rows of the invoices issued in a period, at most `limit`. */
  readonly listIssued: (range: ReportRange, limit: number) => Promise<readonly InvoiceRow[]>;
};

/**
 * The invoices issued in a period. Throws INVALID_REQUEST for days that end before they begin, that are too many, or that have
 * too many documents.
 */
export async function readBilled(
  { journal, listIssued }: Dependencies,
  range: ReportRange,
  max = MAX_REPORT_ENTRIES,
): Promise<BilledReport> {
  checkRange(range);
  const [entries, rows] = await Promise.all([readEntries(journal, range, max), listIssued(range, max + 1)]);
  checkCount(rows.length, max);
  const sales = new Map(entries.flatMap((entry) => (entry.kind === 'sale' ? [[entry.invoiceId, entry] as const] : [])));
  const invoices = rows
    .filter((row) => !isDepositRow(row) && toListItem(row).status !== 'DRAFT')
    .map((row) => billedInvoice(row, sales.get(idOf(row))))
    .sort((a, b) => inTextOrder(a.issueDate, b.issueDate) || inTextOrder(a.invoiceNumber, b.invoiceNumber));
  return { ...range, invoices };
}

function billedInvoice(row: InvoiceRow, sale: SalesEntry | undefined): BilledInvoice {
  const item = toListItem(row);
  const {
    id: invoiceId,
    invoiceNumber,
    issueDate,
    dueDate,
    customerId,
    billingName: customer,
    currency,
    status,
  } = item;
  const facts = { invoiceId, invoiceNumber, issueDate, dueDate, customer, currency, status };
  const { t: totalCents, q: paidCents = 0, g: creditedCents = 0, o: isWrittenOff } = row;
  // One that was cancelled by hand sold nothing.
  const amounts = sale && {
    ...{ totalCents, paidCents, creditedCents },
    writtenOffCents: isWrittenOff ? remainingCents(totalCents, { paidCents, creditedCents }) : 0,
    balanceCents: balanceCents(item),
  };
  return {
    ...facts,
    ...(customerId && { customerId }),
    ...(sale?.exchangeRate && { exchangeRate: sale.exchangeRate }),
    place: sale?.place ?? 'unknown',
    priceCents: sale ? netCents(sale.price) : 0,
    taxes: (sale?.taxes ?? []).map(({ code, cents }) => ({ code, cents })),
    ownTaxCents: sale?.ownTaxCents ?? 0,
    ...(amounts ?? { totalCents: 0, paidCents: 0, creditedCents: 0, writtenOffCents: 0, balanceCents: 0 }),
  };
}
