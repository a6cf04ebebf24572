import { useSearchParams } from 'react-router-dom';
import { type PageAddress, readPageAddress, writePageAddress } from './page-address.ts';

/** A page of a list with its sort order and its filter, empty if there is none. */
export type SortedPageAddress<Sort extends string> = PageAddress & { readonly sortBy: Sort; readonly filter: string };

/** Changes what a list shows; `replace` adds no history entry. */
export type ShowPage<Sort extends string = string> = (
  change: Partial<SortedPageAddress<Sort>>,
  options?: { replace?: boolean },
) => void;

/**
 * A list's page, size, sort and filter in the query string, and a function to change them. Any change other than the page
 * itself goes back to page 1 (spec 2 §4). The first of the `sorts` is the default and stays out of the URL.
 */
export function usePageAddress<const Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
  filters: ReadonlyMap<string, string> = NO_FILTERS,
): { address: SortedPageAddress<Sort>; show: ShowPage<Sort> } {
  const [params, setParams] = useSearchParams();
  const sortBy = sorts.find((sort) => sort === params.get('sortBy')) ?? sorts[0];
  const filter = [...filters.keys()].find((each) => each === params.get('status')) ?? '';
  const address = { ...readPageAddress(params), sortBy, filter };
  const show: ShowPage<Sort> = (change, options) => {
    const { sortBy: nextSort, filter: status, ...page } = { ...address, page: 1, ...change };
    const sorted = { ...writePageAddress(page), ...(nextSort !== sorts[0] && { sortBy: nextSort }) };
    setParams({ ...sorted, ...(status && { status }) }, options);
  };
  return { address, show };
}

const NO_FILTERS: ReadonlyMap<string, string> = new Map();
