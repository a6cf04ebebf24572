import type { UseQueryResult } from '@tanstack/react-query';
import type { PageMeta } from '#shared/api/page.ts';
import type { Noun } from './noun.ts';
import { t } from './texts.en.ts';

type Counted = UseQueryResult<{ meta: Pick<PageMeta, 'total'> }>;

type ListCountProps = {
  /** What is counted. */
  noun: Noun;
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
  if (!unfiltered) return t.total({ count: found, noun });
  if (all !== undefined) return t.someOf({ found, all, noun });
  return unfiltered.isError ? t.found({ count: found, noun }) : <CountSkeleton />;
}

/** Placeholder of a loading count; reserves its space. */
export function CountSkeleton() {
  return <span aria-hidden="true" className="inline-block h-3.5 w-28 animate-shimmer rounded-sm bg-line" />;
}
