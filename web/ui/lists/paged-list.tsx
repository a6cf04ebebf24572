import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { PageMeta } from '#shared/api/page.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Pagination } from './pagination.tsx';
import { useIsWide } from './use-is-wide.ts';

type PagedListProps<Page extends { meta: PageMeta }> = {
  list: UseQueryResult<Page>;
  /** What is counted, in the plural: "invoices". */
  noun: string;
  previousLabel?: string;
  onPage: (page: number, options?: { replace?: boolean }) => void;
  /** Minimum width in px for table rows; below it, entries are cards. */
  tableFrom: number;
  /** The shape of a page on its way. */
  skeleton: (isWide: boolean) => ReactNode;
  /** Shown when there is nothing. */
  empty: ReactNode;
  /** What a failure is called, and what it says; unless told, the server's own reason. */
  failure: { title: string; text?: string; onRetry?: () => unknown };
  /** The entries of a page, as a table or as cards. */
  children: (page: Page, isWide: boolean) => ReactNode;
};

/**
 * A page of a list in any state: loading, failed, empty or loaded with its pager. The width of the list, not of the
 * window, decides between table and cards, since a sidebar takes space.
 */
export function PagedList<Page extends { meta: PageMeta }>(props: PagedListProps<Page>) {
  const { list, noun, previousLabel, onPage, tableFrom, skeleton, empty, failure, children } = props;
  const { data: page, error, isPlaceholderData } = list;
  useLastPage(list, (last) => onPage(last, { replace: true }));
  const { ref, isWide } = useIsWide(tableFrom);
  const isEmpty = page?.meta.total === 0;
  const isPastEnd = page !== undefined && !isEmpty && page.meta.page > page.meta.totalPages;
  return (
    <div className="@container" ref={ref}>
      <div aria-live="polite">{isEmpty && empty}</div>
      {page && !isEmpty && !isPastEnd && (
        <div aria-busy={isPlaceholderData} className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}>
          {children(page, isWide)}
          <Pagination
            meta={page.meta}
            noun={noun}
            onPage={(next) => onPage(next)}
            {...(previousLabel && { previousLabel })}
          />
        </div>
      )}
      {!page && error && (
        <ErrorState
          onRetry={failure.onRetry ?? (() => list.refetch())}
          text={failure.text ?? friendlyMessages(error).join(' ')}
          title={failure.title}
        />
      )}
      {(isPastEnd || list.isPending) && skeleton(isWide)}
    </div>
  );
}

/** Leaves a page that ran empty, as after its last entry was deleted, for the last one that has entries. */
function useLastPage(
  { data, isPlaceholderData }: Pick<UseQueryResult<{ meta: PageMeta }>, 'data' | 'isPlaceholderData'>,
  goTo: (page: number) => void,
): void {
  const goToPage = useEffectEvent(goTo);
  const meta = isPlaceholderData ? undefined : data?.meta;
  const lastPage = meta && meta.totalPages > 0 && meta.page > meta.totalPages ? meta.totalPages : undefined;
  useEffect(() => {
    if (lastPage !== undefined) goToPage(lastPage);
  }, [lastPage]);
}
