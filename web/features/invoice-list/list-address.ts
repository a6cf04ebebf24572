import { type CalendarDay, isCalendarDay } from '#shared/calendar-day.ts';
import type { InvoiceListQuery } from '#shared/invoice/schema.ts';
import { INVOICE_STATUSES, type InvoiceStatus } from '#shared/invoice/status.ts';

/** How many invoices a page may show (spec 1 §9). */
export const PAGE_SIZES = [5, 10, 25, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

const DEFAULT_PAGE_SIZE: PageSize = 10;
const MAX_PAGE = 1_000_000;

/** The longest text that the server searches for. */
export const MAX_SEARCH_LENGTH = 200;

/** Which invoices the list shows; the whole of it is kept in the screen's address. Days are inclusive. */
export type ListAddress = {
  readonly search: string;
  /** Counts from 1. */
  readonly page: number;
  readonly pageSize: PageSize;
  readonly status: InvoiceStatus | undefined;
  readonly from: CalendarDay | undefined;
  readonly to: CalendarDay | undefined;
};

/** Reads the list's part of an address; what makes no sense there counts as not given. */
export function readListAddress(params: URLSearchParams): ListAddress {
  const page = Number(params.get('page'));
  return {
    search: (params.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    pageSize: PAGE_SIZES.find((size) => String(size) === params.get('pageSize')) ?? DEFAULT_PAGE_SIZE,
    status: INVOICE_STATUSES.find((status) => status === params.get('status')),
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
  };
}

/** Writes the list's part of an address; defaults stay out of it. */
export function writeListAddress({ search, page, pageSize, status, from, to }: ListAddress): Record<string, string> {
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
    ...(pageSize !== DEFAULT_PAGE_SIZE && { pageSize: String(pageSize) }),
    ...(page !== 1 && { page: String(page) }),
  };
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
