import { type CalendarDay, isCalendarDay } from '#shared/calendar-day.ts';
import { LIST_FILTERS, type ListFilter } from '#shared/invoice/list-filter.ts';
import type { InvoiceListQuery } from '#shared/invoice/schema.ts';
import { type PageAddress, readPageAddress, writePageAddress } from '#web/lib/lists/page-address.ts';
import { DEFAULT_SORT, LIST_SORTS, type ListSort, readSort } from './list-sorts.ts';

/** Filters, order and page of the list, all kept in the query string. Days are inclusive. */
export type ListAddress = PageAddress & {
  readonly status: ListFilter | undefined;
  readonly from: CalendarDay | undefined;
  readonly to: CalendarDay | undefined;
  readonly sort: ListSort;
};

/** Reads the list's part of the query string; invalid values count as missing. */
export function readListAddress(params: URLSearchParams): ListAddress {
  return {
    ...readPageAddress(params),
    status: LIST_FILTERS.find((filter) => filter === params.get('status')),
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
    sort: readSort(params.get('sort')),
  };
}

/** Writes the list's part of the query string, omitting defaults. */
export function writeListAddress({ status, from, to, sort, ...page }: ListAddress): Record<string, string> {
  return {
    ...writePageAddress(page),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort !== DEFAULT_SORT && { sort }),
  };
}

/** Applies a change; any change other than the page itself goes back to page 1 (spec 1 §2.11). */
export function changeListAddress(address: ListAddress, change: Partial<ListAddress>): ListAddress {
  return { ...address, page: 1, ...change };
}

/** The address without its filters. */
export function withoutFilters(address: ListAddress): ListAddress {
  return { ...address, page: 1, search: '', status: undefined, from: undefined, to: undefined };
}

/** Whether a filter may exclude some invoices. */
export function hasFilters({ search, status, from, to }: ListAddress): boolean {
  return Boolean(search || status || from || to);
}

/** The query for the server. */
export function toListQuery({ search, page, pageSize, status, from, to, sort }: ListAddress): InvoiceListQuery {
  return {
    page,
    limit: pageSize,
    ...(search && { searchQuery: search }),
    ...(status && { status }),
    ...(from && { startDate: from }),
    ...(to && { endDate: to }),
    ...LIST_SORTS[sort].query,
  };
}

function readDay(text: string | null): CalendarDay | undefined {
  return text !== null && isCalendarDay(text) ? text : undefined;
}
