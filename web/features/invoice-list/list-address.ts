import { type CalendarDay, isCalendarDay } from '#shared/calendar-day.ts';
import { LIST_FILTERS, type ListFilter } from '#shared/invoice/list-filter.ts';
import type { InvoiceListQuery } from '#shared/invoice/schema.ts';

import { type PageAddress, readPageAddress, writePageAddress } from '#web/lib/lists/page-address.ts';

/** Filters and page of the list, all kept in the query string. Days are inclusive. */
export type ListAddress = PageAddress & {
  readonly status: ListFilter | undefined;
  readonly from: CalendarDay | undefined;
  readonly to: CalendarDay | undefined;
};

/** Reads the list's part of the query string; invalid values count as missing. */
export function readListAddress(params: URLSearchParams): ListAddress {
  return {
    ...readPageAddress(params),
    status: LIST_FILTERS.find((filter) => filter === params.get('status')),
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
  };
}

/** Writes the list's part of the query string, omitting defaults. */
export function writeListAddress({ status, from, to, ...page }: ListAddress): Record<string, string> {
  return { ...writePageAddress(page), ...(status && { status }), ...(from && { from }), ...(to && { to }) };
}

/** Applies a change: any change but of the page goes back to page 1 (spec 1 §2.11). */
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
export function toListQuery({ search, page, pageSize, status, from, to }: ListAddress): InvoiceListQuery {
  return {
    page,
    limit: pageSize,
    ...(search && { searchQuery: search }),
    ...(status && { status }),
    ...(from && { startDate: from }),
    ...(to && { endDate: to }),
  };
}

function readDay(text: string | null): CalendarDay | undefined {
  return text !== null && isCalendarDay(text) ? text : undefined;
}
