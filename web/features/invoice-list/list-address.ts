import { type CalendarDay, isCalendarDay } from '#shared/calendar-day.ts';
import { LIST_FILTERS, type ListFilter } from '#shared/invoice/list-filter.ts';
import type { InvoiceListQuery } from '#shared/invoice/schema.ts';

import { type PageAddress, readPageAddress, writePageAddress } from '#web/lib/lists/page-address.ts';

/** Which invoices the list shows; the whole of it is kept in the screen's address. Days are inclusive. */
export type ListAddress = PageAddress & {
  readonly status: ListFilter | undefined;
  readonly from: CalendarDay | undefined;
  readonly to: CalendarDay | undefined;
};

/** Reads the list's part of an address; what makes no sense there counts as not given. */
export function readListAddress(params: URLSearchParams): ListAddress {
  return {
    ...readPageAddress(params),
    status: LIST_FILTERS.find((filter) => filter === params.get('status')),
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
  };
}

/** Writes the list's part of an address; defaults stay out of it. */
export function writeListAddress({ status, from, to, ...page }: ListAddress): Record<string, string> {
  return { ...writePageAddress(page), ...(status && { status }), ...(from && { from }), ...(to && { to }) };
}

/** The address after a change: anything but another page starts at page 1 again (spec 1 §2.11). */
export function changeListAddress(address: ListAddress, change: Partial<ListAddress>): ListAddress {
  return { ...address, page: 1, ...change };
}

/** The address without anything that leaves invoices out. */
export function withoutFilters(address: ListAddress): ListAddress {
  return { ...address, page: 1, search: '', status: undefined, from: undefined, to: undefined };
}

/** Whether some of the business's invoices may be left out. */
export function hasFilters({ search, status, from, to }: ListAddress): boolean {
  return Boolean(search || status || from || to);
}

/** What the server is asked for. */
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
