import type { InvoiceListQuery } from '#shared/invoice/schema.ts';
import { t } from './texts.en.ts';

type ListOrder = { readonly label: string; readonly query: Pick<InvoiceListQuery, 'sortBy' | 'sortOrder'> };

/** The sort orders by their name in the query string; the first one is the default. */
export const LIST_SORTS = {
  newest: { label: t.newestFirst, query: {} },
  due: { label: t.earliestDue, query: { sortBy: 'dueDate' } },
  'due-last': { label: t.latestDue, query: { sortBy: 'dueDate', sortOrder: 'desc' } },
  largest: { label: t.largestFirst, query: { sortBy: 'total' } },
  smallest: { label: t.smallestFirst, query: { sortBy: 'total', sortOrder: 'asc' } },
  customer: { label: t.byCustomer, query: { sortBy: 'billingName' } },
  number: { label: t.byNumber, query: { sortBy: 'invoiceNumber' } },
} as const satisfies Readonly<Record<string, ListOrder>>;

/** A sort order's name in the query string. */
export type ListSort = keyof typeof LIST_SORTS;

/** The default sort order. */
export const DEFAULT_SORT: ListSort = 'newest';

/** The sort order of this name; the default for any other text. */
export function readSort(name: string | null): ListSort {
  return name !== null && Object.hasOwn(LIST_SORTS, name) ? (name as ListSort) : DEFAULT_SORT;
}
