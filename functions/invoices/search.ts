import { finds, type SearchItem, searchRange } from '#functions/data/invoice-search.ts';
import type { ListRange } from './list-store.ts';
import type { SearchCopies } from './search-copies.ts';
import type { SearchStore } from './search-store.ts';

/** What is found of a business, newest first: a text whatever its case and accents, within days and maybe statuses. */
export type Search = (businessId: string, wanted: ListRange & { text: string }) => Promise<SearchItem[]>;

/** Up to so many invoices a search passes over the search items, for 340 read units; past that it takes a copy. */
const COPY_ABOVE = 10_000;

type Parts = { readonly store: SearchStore; readonly copies: SearchCopies; readonly clock: () => Date };

/** Searches the invoices of a business; what it finds is the same with and without a copy. */
export function openSearch({ store, copies, clock }: Parts, copyAbove = COPY_ABOVE): Search {
  return async (businessId, { from, to, statuses, text }) => {
    if (from > to) return [];
    const isFound = finds(text, statuses);
    const now = clock();
    const count = await store.countInvoices(businessId);
    if (count <= copyAbove) return (await store.listItems(businessId, { from, to })).filter(isFound);
    const items = await copies.read(businessId, { count, now });
    const days = searchRange({ from, to });
    return items
      .filter((item) => item.sk >= days.from && item.sk <= days.to && isFound(item))
      .sort((a, b) => (a.sk < b.sk ? 1 : -1));
  };
}
