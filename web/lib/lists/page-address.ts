import { MAX_PAGE, MAX_SEARCH_LENGTH } from '#shared/api/page-limits.ts';
import { cutText } from '#shared/cut-text.ts';

/** Page sizes that lists offer (spec 1 §9, spec 2 §9). */
export const PAGE_SIZES = [5, 10, 25, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

const DEFAULT_PAGE_SIZE: PageSize = 10;

/** The page of a list as kept in the query string. */
export type PageAddress = {
  readonly search: string;
  /** Counts from 1. */
  readonly page: number;
  readonly pageSize: PageSize;
};

/** Reads the page from the query string; invalid values count as missing. */
export function readPageAddress(params: URLSearchParams): PageAddress {
  const page = Number(params.get('page'));
  return {
    search: cutText((params.get('search') ?? '').trim(), MAX_SEARCH_LENGTH),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    pageSize: PAGE_SIZES.find((size) => String(size) === params.get('pageSize')) ?? DEFAULT_PAGE_SIZE,
  };
}

/** Writes the page to the query string, omitting defaults. */
export function writePageAddress({ search, page, pageSize }: PageAddress): Record<string, string> {
  return {
    ...(search && { search }),
    ...(pageSize !== DEFAULT_PAGE_SIZE && { pageSize: String(pageSize) }),
    ...(page !== 1 && { page: String(page) }),
  };
}
