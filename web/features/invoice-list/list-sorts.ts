import type { InvoiceListQuery } from '#shared/invoice/schema.ts';

type ListOrder = { readonly label: string; readonly query: Pick<InvoiceListQuery, 'sortBy' | 'sortOrder'> };

/** The sort orders by their name in the query string; the first one is the default. */
export const LIST_SORTS = {
  newest: { label: 'Newest first', query: {} },
  due: { label: 'Earliest due', query: { sortBy: 'dueDate' } },
  'due-last': { label: 'Latest due', query: { sortBy: 'dueDate', sortOrder: 'desc' } },
  largest: { label: 'Largest first', query: { sortBy: 'total' } },
  smallest: { label: 'Smallest first', query: { sortBy: 'total', sortOrder: 'asc' } },
  customer: { label: 'By customer', query: { sortBy: 'billingName' } },
  number: { label: 'By number', query: { sortBy: 'invoiceNumber' } },
} as const satisfies Readonly<Record<string, ListOrder>>;

/** A sort order's name in the query string. */
export type ListSort = keyof typeof LIST_SORTS;

/** The default sort order. */
export const DEFAULT_SORT: ListSort = 'newest';

/** The sort order of this name; the default for any other text. */
export function readSort(name: string | null): ListSort {
  return name !== null && Object.hasOwn(LIST_SORTS, name) ? (name as ListSort) : DEFAULT_SORT;
}
