/** How many entries a page of a list may show (spec 1 §9, spec 2 §9). */
export const PAGE_SIZES = [5, 10, 25, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

const DEFAULT_PAGE_SIZE: PageSize = 10;
const MAX_PAGE = 1_000_000;

/** The longest text that the server searches for. */
export const MAX_SEARCH_LENGTH = 200;

/** Which page of a list is shown, as its screen's address keeps it. */
export type PageAddress = {
  readonly search: string;
  /** Counts from 1. */
  readonly page: number;
  readonly pageSize: PageSize;
};

/** Reads the page from an address; what makes no sense there counts as not given. */
export function readPageAddress(params: URLSearchParams): PageAddress {
  const page = Number(params.get('page'));
  return {
    search: (params.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    pageSize: PAGE_SIZES.find((size) => String(size) === params.get('pageSize')) ?? DEFAULT_PAGE_SIZE,
  };
}

/** Writes the page into an address; defaults stay out of it. */
export function writePageAddress({ search, page, pageSize }: PageAddress): Record<string, string> {
  return {
    ...(search && { search }),
    ...(pageSize !== DEFAULT_PAGE_SIZE && { pageSize: String(pageSize) }),
    ...(page !== 1 && { page: String(page) }),
  };
}
