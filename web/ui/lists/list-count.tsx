import type { UseQueryResult } from '@tanstack/react-query';
import type { PageMeta } from '#shared/api/page.ts';
import { counted } from '#web/lib/lists/counted.ts';

type Counted = UseQueryResult<{ meta: Pick<PageMeta, 'total'> }>;

type ListCountProps = {
  /** The counted noun, in the plural: "customers". */
  noun: string;
  /** The list as shown. */
  list: Counted;
  /** The list without its search and filters; null if it has none. */
  unfiltered: Counted | null;
};

/** Number of entries on all pages: "42 total invoices", "1 invoice", or "3 of 42 invoices" with a search or filter. */
export function ListCount({ noun, list, unfiltered }: ListCountProps) {
  if (list.isLoadingError) return null;
  const found = list.data?.meta.total;
  const all = unfiltered?.data?.meta.total;
  if (found === undefined) return <CountSkeleton />;
  if (!unfiltered) return found === 1 ? counted(1, noun) : `${found} total ${noun}`;
  if (all !== undefined) return `${found} of ${counted(all, noun)}`;
  return unfiltered.isError ? `${counted(found, noun)} found` : <CountSkeleton />;
}

/** Placeholder of a loading count; reserves its space. */
export function CountSkeleton() {
  return <span aria-hidden="true" className="inline-block h-3.5 w-28 animate-shimmer rounded-sm bg-line" />;
}
