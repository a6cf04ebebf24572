import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { PageMeta } from '#shared/api/page.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EntryList, type EntryViews, loadingEntries } from './entry-list.tsx';
import type { Noun } from './noun.ts';
import { useRowTargets } from './row-targets.ts';
import { t } from './texts.en.ts';
import { useIsWide } from './use-is-wide.ts';

type PagedListProps<Entry, Page> = EntryViews<Entry> & {
  noun: Noun;
  list: UseQueryResult<Page>;
  entriesOf: (page: Page) => readonly Entry[];
  /** Entries on a full page. */
  pageSize: number;
  /** Minimum width of the list in px for a table. */
  tableFrom: number;
  onPage: (page: number, options?: { replace?: boolean }) => void;
  previousLabel?: string;
  /** Announced while loading. */
  loading: { title: string; hint: string };
  /** Shown when the list is empty. */
  empty: ReactNode;
  /** Without `text`, the server's own reason is shown. */
  failure: { title: string; text?: string; onRetry?: () => unknown };
};

/**
 * A page of a list in any state: loading, failed, empty or loaded with its pager. The width of the list, not of the
 * window, decides between table and cards, since a sidebar takes space.
 */
export function PagedList<Entry extends { id: string }, Page extends { meta: PageMeta }>(
  props: PagedListProps<Entry, Page>,
) {
  const { list, entriesOf, pageSize, tableFrom, onPage, previousLabel, loading, empty, failure, noun, ...views } =
    props;
  const { data: page, error, isPlaceholderData } = list;
  useLastPage(list, (last) => onPage(last, { replace: true }));
  const { ref, isWide } = useIsWide(tableFrom);
  useRowTargets(ref);
  const isEmpty = page?.meta.total === 0;
  const isPastEnd = page !== undefined && !isEmpty && page.meta.page > page.meta.totalPages;
  const isLoading = isPastEnd || list.isPending;
  return (
    <div className="@container" ref={ref}>
      <div aria-live="polite">{isEmpty && empty}</div>
      {page && !isEmpty && !isPastEnd && (
        <div aria-busy={isPlaceholderData} className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}>
          <EntryList {...views} entries={entriesOf(page)} isWide={isWide} />
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
      {isLoading && (
        <LoadingRegion {...loading} showsText>
          <div aria-hidden="true" inert>
            <EntryList {...views} entries={loadingEntries(pageSize)} isWide={isWide} />
            <div className="flex h-22.25 items-center justify-between border-line border-t px-5 sm:px-6 md:h-14.25">
              <Skeleton className="h-4 w-48" />
            </div>
          </div>
        </LoadingRegion>
      )}
    </div>
  );
}

/**
 * Leaves a page that has become empty, for example after its last entry was deleted, for the last page with entries.
 */
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

type PaginationProps = {
  meta: PageMeta;
  noun: Noun;
  previousLabel?: string;
  onPage: (page: number) => void;
};

/** The foot of a paged list: "Showing 11 to 20 of 42 invoices", Prev and Next, "Page 2 of 5". */
function Pagination({ meta, noun, previousLabel = t.prev, onPage }: PaginationProps) {
  const { page, limit, total } = meta;
  const pages = Math.max(meta.totalPages, 1);
  const first = total === 0 ? 0 : (page - 1) * limit + 1;
  return (
    <nav
      aria-label={t.pages(noun)}
      className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-5 py-3 text-sm tabular-nums sm:px-6"
    >
      <p aria-live="polite" className="text-muted">
        {t.showing({ first, last: Math.min(page * limit, total), total, noun })}
      </p>
      <div className="flex items-center justify-between gap-2 max-sm:w-full max-sm:[&_svg]:hidden">
        <Button disabled={page <= 1} onClick={() => onPage(page - 1)} size="sm" variant="secondary">
          <ChevronLeft aria-hidden="true" />
          {previousLabel}
        </Button>
        <span className="whitespace-nowrap px-1 text-muted">{t.page({ page, pages })}</span>
        <Button disabled={page >= pages} onClick={() => onPage(page + 1)} size="sm" variant="secondary">
          {t.next}
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
