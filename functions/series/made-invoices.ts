import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { toListItem, toRow } from '#functions/domain/invoice/invoice-row.ts';
import type { SeriesStore } from '#functions/domain/series/series.ts';
import type { PageMeta } from '#shared/api/page.ts';
import { pageMeta } from '#shared/api/page-meta.ts';
import type { SeriesInvoice } from '#shared/series/schema.ts';
import { ownSeries } from './own-series.ts';

type Dependencies = {
  readonly series: Pick<SeriesStore, 'find' | 'occurrences'>;
  readonly invoicesById: (ids: readonly string[]) => Promise<InvoiceRecord[]>;
};

type Listing = {
  readonly id: string;
  readonly query: { readonly page?: number | undefined; readonly limit?: number | undefined };
};

const DEFAULT_LIMIT = 10;

/** A page of the invoices that a series made, latest day first. Throws NOT_FOUND if the business has no such series. */
export async function listMadeInvoices(
  { series, invoicesById }: Dependencies,
  { id, query: { page = 1, limit = DEFAULT_LIMIT } }: Listing,
): Promise<{ data: SeriesInvoice[]; meta: PageMeta }> {
  const { madeCount } = await ownSeries(series, id);
  const start = (page - 1) * limit;
  const made = start < madeCount ? (await series.occurrences(id, start + limit)).slice(start) : [];
  const invoices = await invoicesById(made.map(({ invoiceId }) => invoiceId));
  const byId = new Map(invoices.map((invoice) => [invoice.id, stateOf(invoice)]));
  const data = made.map(({ day, invoiceId, invoiceNumber }) => ({ day, invoiceNumber, ...byId.get(invoiceId) }));
  return { data, meta: pageMeta(madeCount, page, limit) };
}

function stateOf(invoice: InvoiceRecord): Pick<SeriesInvoice, 'invoice' | 'isNotCharged'> {
  const over = invoice.charge?.over;
  return { invoice: toListItem(toRow(invoice)), ...(over && over !== 'stopped' && { isNotCharged: true as const }) };
}
