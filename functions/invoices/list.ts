import { searchKeyOf } from '#functions/data/table/keys.ts';
import { type InvoiceRow, toListItem } from '#functions/domain/invoice/invoice-row.ts';
import { dueDayOf, type SearchItem, searchedTextOf, totalCentsOf } from '#functions/domain/invoice/search-item.ts';
import type { PageMeta } from '#shared/api/page.ts';
import { pageMeta } from '#shared/api/page-meta.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { statusesOf } from '#shared/invoice/list-filter.ts';
import type { InvoiceListItem, InvoiceListQuery } from '#shared/invoice/schema.ts';
import type { InvoiceSort } from '#shared/invoice/sorts.ts';
import { FIRST_DAY, type InvoiceListStore, LAST_DAY, type ListRange } from './list-store.ts';
import { searchInvoices } from './search.ts';

const DEFAULT_LIMIT = 10;

/**
 * A page of invoices, newest issue date first (spec 1 §2.11) or as requested, with the exact total. In the usual order
 * and without a search, the counts per day locate the page, so that no page reads the whole list; those written off are
 * not counted, so all cancelled ones are read.
 */
export async function listInvoices(
  store: InvoiceListStore,
  query: InvoiceListQuery,
): Promise<{ data: InvoiceListItem[]; meta: PageMeta }> {
  const { page = 1, limit = DEFAULT_LIMIT, searchQuery, startDate = FIRST_DAY, endDate = LAST_DAY, status } = query;
  const range = { from: startDate, to: endDate, statuses: status && statusesOf(status) };
  const place = { page, limit };
  const sort = query.sortBy && { sortBy: query.sortBy, sortOrder: query.sortOrder };
  const rows = status === 'WRITTEN_OFF' ? await writtenOffRows(store, range) : undefined;
  if (searchQuery || sort) return searchPage(store, { range, place, text: searchQuery ?? '', sort, among: rows });
  return rows ? rowsPage(rows, place) : countedPage(store, { range, place });
}

async function writtenOffRows(store: InvoiceListStore, range: ListRange): Promise<InvoiceRow[]> {
  const rows = await store.listRows(range, { limit: Number.POSITIVE_INFINITY, from: 'newest' });
  return rows.filter(({ o }) => o);
}

function rowsPage(rows: readonly InvoiceRow[], { page, limit }: Place) {
  const start = (page - 1) * limit;
  return { data: rows.slice(start, start + limit).map(toListItem), meta: pageMeta(rows.length, page, limit) };
}

type Place = { page: number; limit: number };

async function countedPage(store: InvoiceListStore, { range, place }: { range: ListRange; place: Place }) {
  const days = await store.countByDay(range);
  const total = days.reduce((sum, [, count]) => sum + count, 0);
  const meta = pageMeta(total, place.page, place.limit);
  let skip = (place.page - 1) * place.limit;
  const first = days.find(([, count]) => {
    if (skip < count) return true;
    skip -= count;
    return false;
  });
  if (!first) return { data: [], meta };
  const [day, count] = first;
  const rows = await rowsFrom(store, { range, day, count, skip, limit: place.limit });
  return { data: rows.map(toListItem), meta };
}

type PageStart = { range: ListRange; day: CalendarDay; count: number; skip: number; limit: number };

/** The rows of a page that starts `skip` rows into a day with `count` rows, read from the nearer end of the day. */
async function rowsFrom(store: InvoiceListStore, { range, day, count, skip, limit }: PageStart) {
  const rest = count - skip;
  if (skip <= rest) {
    const rows = await store.listRows({ ...range, to: day }, { limit: skip + limit, from: 'newest' });
    return rows.slice(skip);
  }
  const rows = await store.listRows({ ...range, from: day, to: day }, { limit: rest, from: 'oldest' });
  if (rows.length >= limit) return rows.slice(0, limit);
  const older = { limit: limit - rows.length, from: 'newest' as const };
  return [...rows, ...(await store.listRows({ ...range, to: addDays(day, -1) }, older))];
}

type Search = {
  range: ListRange;
  place: Place;
  text: string;
  sort: Parameters<typeof sortFound>[1] | undefined;
  /** The only rows to search, if not all. */
  among: readonly InvoiceRow[] | undefined;
};

async function searchPage(store: InvoiceListStore, { range, place, text, sort, among }: Search) {
  const all = await searchInvoices(store, { ...range, text });
  const searched = among && new Set(among.map(searchKeyOf));
  const matching = searched ? all.filter(({ sk }) => searched.has(sk)) : all;
  const found = sort ? sortFound(matching, sort) : matching;
  const start = (place.page - 1) * place.limit;
  const rows = await store.readRows(found.slice(start, start + place.limit));
  return { data: rows.map(toListItem), meta: pageMeta(found.length, place.page, place.limit) };
}

type Order = NonNullable<InvoiceListQuery['sortOrder']>;

/** Sorts search items that are newest first; those that are equal stay in that order. */
export function sortFound(
  found: readonly SearchItem[],
  { sortBy, sortOrder = SORTS[sortBy].order }: { sortBy: InvoiceSort; sortOrder?: Order | undefined },
): SearchItem[] {
  if (sortBy === 'issueDate') return sortOrder === 'desc' ? [...found] : found.toReversed();
  const { keyOf } = SORTS[sortBy];
  const sign = sortOrder === 'asc' ? 1 : -1;
  // Each key is computed once: there are many more comparisons.
  const keyed = found.map((item) => ({ item, key: keyOf(item) }));
  return keyed.toSorted((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -sign : sign)).map(({ item }) => item);
}

type Sort = { readonly order: Order; readonly keyOf: (item: SearchItem) => string | number };

/** The key of each sort, and its default order. */
const SORTS: Readonly<Record<InvoiceSort, Sort>> = {
  issueDate: { order: 'desc', keyOf: () => 0 },
  invoiceNumber: { order: 'desc', keyOf: (item) => naturalText(searchedTextOf(item, 'invoiceNumber')) },
  billingName: { order: 'asc', keyOf: (item) => searchedTextOf(item, 'billingName') },
  dueDate: { order: 'asc', keyOf: dueDayOf },
  total: { order: 'desc', keyOf: totalCentsOf },
};

/** A text whose numbers compare as numbers: "INV-9" comes before "INV-10". */
function naturalText(text: string): string {
  return text.replace(/\d+/g, (digits) => digits.padStart(50, '0'));
}
