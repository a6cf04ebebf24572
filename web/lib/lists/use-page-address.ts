import { useSearchParams } from 'react-router-dom';
import { type PageAddress, readPageAddress, writePageAddress } from './page-address.ts';

/** A page of a list with its sort order. */
export type SortedPageAddress<Sort extends string> = PageAddress & { readonly sortBy: Sort };

/** Changes what a list shows; `replace` adds no history entry. */
export type ShowPage<Sort extends string = string> = (
  change: Partial<SortedPageAddress<Sort>>,
  options?: { replace?: boolean },
) => void;

/**
 * A list's page, size and sort in the query string, and a function to change them. Any change other than the page
 * itself goes back to page 1 (spec 2 §4). The first of the `sorts` is the default and stays out of the URL.
 */
export function usePageAddress<const Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
): { address: SortedPageAddress<Sort>; show: ShowPage<Sort> } {
  const [params, setParams] = useSearchParams();
  const sortBy = sorts.find((sort) => sort === params.get('sortBy')) ?? sorts[0];
  const address = { ...readPageAddress(params), sortBy };
  const show: ShowPage<Sort> = (change, options) => {
    const { sortBy: nextSort, ...page } = { ...address, page: 1, ...change };
    setParams({ ...writePageAddress(page), ...(nextSort !== sorts[0] && { sortBy: nextSort }) }, options);
  };
  return { address, show };
}
