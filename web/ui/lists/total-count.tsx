import type { UseQueryResult } from '@tanstack/react-query';
import type { PageMeta } from '#shared/api/page.ts';
import { counted } from '#web/lib/lists/counted.ts';

type TotalCountProps = {
  /** What is counted, in the plural: "customers". */
  noun: string;
  /** The count; undefined while loading. */
  total: number | undefined;
};

/** "42 total customers" or "1 customer", under a title; its space is reserved while loading. */
export function TotalCount({ noun, total }: TotalCountProps) {
  if (total === undefined) return <CountSkeleton />;
  return total === 1 ? counted(1, noun) : `${total} total ${noun}`;
}

/** Placeholder of a loading count. */
export function CountSkeleton() {
  return <span aria-hidden="true" className="inline-block h-3.5 w-28 animate-shimmer rounded-sm bg-line" />;
}

type List = UseQueryResult<{ meta: PageMeta }>;

type ListCountProps = {
  noun: string;
  /** The list as shown. */
  list: List;
  /** The list without its search; null when nothing narrows it. */
  unfiltered: List | null;
};

/** Number of entries across all pages: "42 total customers", or "3 of 42 customers" during a search. */
export function ListCount({ noun, list, unfiltered }: ListCountProps) {
  if (list.isLoadingError) return null;
  const found = list.data?.meta.total;
  if (!unfiltered || unfiltered.isError) return <TotalCount noun={noun} total={found} />;
  const all = unfiltered.data?.meta.total;
  if (found === undefined || all === undefined) return <TotalCount noun={noun} total={undefined} />;
  return `${found} of ${counted(all, noun)}`;
}
