import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { type ListAddress, toListQuery } from './list-address.ts';

/** The server's maximum page size. */
const PAGE_LIMIT = 100;
const MAX_ROUNDS = 3;

type Reading = {
  readonly signal: AbortSignal;
  /** Called after each page with the number read and the total. */
  readonly onProgress: (progress: ExportProgress) => void;
};

/** Invoices loaded so far, and in total. */
export type ExportProgress = { readonly done: number; readonly total: number };

/**
 * All invoices that match the list's filters, in its order. If their number changes while loading, pages have moved and
 * it starts over, up to three times. Throws what the calls throw, and the signal's reason.
 */
export async function readAllInvoices(address: ListAddress, reading: Reading): Promise<InvoiceListItem[]> {
  for (let round = 1; round < MAX_ROUNDS; round += 1) {
    const invoices = await readPages(address, { ...reading, stopsWhenMoved: true });
    if (invoices) return invoices;
  }
  return (await readPages(address, reading)) ?? [];
}

/** Undefined if the pages have moved. */
async function readPages(
  address: ListAddress,
  { signal, onProgress, stopsWhenMoved = false }: Reading & { stopsWhenMoved?: boolean },
): Promise<InvoiceListItem[] | undefined> {
  // By id: an invoice that moved to the next page while loading is kept once.
  const invoices = new Map<string, InvoiceListItem>();
  let expected: number | undefined;
  for (let page = 1; ; page += 1) {
    const query = { ...toListQuery(address), page, limit: PAGE_LIMIT };
    const { data, meta } = await call('GET /invoices', { query, signal });
    expected ??= meta.total;
    if (stopsWhenMoved && meta.total !== expected) return undefined;
    for (const invoice of data) invoices.set(invoice.id, invoice);
    onProgress({ done: invoices.size, total: meta.total });
    if (page >= meta.totalPages) return [...invoices.values()];
  }
}
