import type { CustomerInvoices } from '#functions/domain/invoice/customer-invoices.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { Journal } from '#functions/domain/invoice/journal-store.ts';
import { checkRange, readEntries } from '#functions/domain/report/entries.ts';
import { lineBases } from '#shared/document/charged-taxes.ts';
import type { IncomeBy } from '#shared/reports/groups.ts';
import { incomeReport, type SoldLine } from '#shared/reports/income-report.ts';
import type { JournalEntry } from '#shared/reports/journal.ts';
import { MAX_REPORT_ENTRIES } from '#shared/reports/limits.ts';
import type { IncomeReport, ReportRange } from '#shared/reports/schema.ts';

type Dependencies = {
  readonly journal: Pick<Journal, 'list'>;
  readonly invoices: Pick<CustomerInvoices, 'readById'>;
};

/**
 * What was billed and received in a period; by product, it also reads the invoices. Throws INVALID_REQUEST for days that end
 * before they begin, that are too many, or that have too many documents.
 */
export async function readIncome(
  { journal, invoices }: Dependencies,
  { by, ...range }: ReportRange & { readonly by: IncomeBy },
  max = MAX_REPORT_ENTRIES,
): Promise<IncomeReport> {
  checkRange(range);
  const entries = await readEntries(journal, range, max);
  if (by !== 'product') return incomeReport(entries, { range, by });
  const billed = new Set(entries.filter(isBilled).map(({ invoiceId }) => invoiceId));
  const lines = new Map((await invoices.readById([...billed])).map((invoice) => [invoice.id, soldLines(invoice)]));
  return incomeReport(entries, { range, by, linesOf: (invoiceId) => lines.get(invoiceId) ?? [] });
}

function isBilled({ kind }: JournalEntry): boolean {
  return kind === 'sale' || kind === 'credit';
}

/** The lines of an invoice as income by product counts them. */
export function soldLines(invoice: InvoiceRecord): SoldLine[] {
  return [...lineBases(invoice)].map(([place, cents]) => {
    return { product: invoice.items[place]?.name ?? '', cents: Number(cents) };
  });
}
