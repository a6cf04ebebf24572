import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { type ListAddress, toListQuery } from './list-address.ts';

/** As many as the server gives at a time. */
const PAGE_LIMIT = 100;
const MAX_ROUNDS = 3;

type Reading = {
  readonly signal: AbortSignal;
  /** Called after each page with the number read and the total. */
  readonly onProgress: (progress: ExportProgress) => void;
};

/** How many of how many invoices were read. */
export type ExportProgress = { readonly done: number; readonly total: number };

/**
 * All invoices that a list finds, whatever page it shows, in its order. When their number changes while they are read,
 * pages have moved and the reading begins again, up to three times. Throws what the calls throw, and the signal's reason.
 */
export async function readAllInvoices(address: ListAddress, reading: Reading): Promise<InvoiceListItem[]> {
  for (let round = 1; round < MAX_ROUNDS; round += 1) {
    const invoices = await readPages(address, { ...reading, stopsWhenMoved: true });
    if (invoices) return invoices;
  }
  return (await readPages(address, reading)) ?? [];
}

/** Undefined when the pages have moved. */
async function readPages(
  address: ListAddress,
  { signal, onProgress, stopsWhenMoved = false }: Reading & { stopsWhenMoved?: boolean },
): Promise<InvoiceListItem[] | undefined> {
  // By id: what moved to the next page meanwhile is there once.
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
