import { dueDayOf, type SearchItem, searchedTextOf, totalCentsOf } from '#functions/domain/invoice/search-item.ts';
import type { InvoiceListQuery } from '#shared/invoice/schema.ts';
import type { InvoiceSort } from '#shared/invoice/sorts.ts';

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
