import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { History } from 'lucide-react';
import type { Activity, ActivityPage } from '#shared/activity/schema.ts';
import { actorName } from '#shared/activity/words.ts';
import { momentText } from '#web/lib/dates.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { ActivityCard, ActivityDetails } from '#web/parts/activity/activity-details.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { EntryList, loadingEntries } from '#web/ui/lists/entry-list.tsx';
import { NoMatch } from '#web/ui/lists/no-match.tsx';
import { useIsWide } from '#web/ui/lists/use-is-wide.ts';
import type { ActivityAddress } from './activity-address.ts';
import type { ShowActivity } from './activity-toolbar.tsx';
import { t } from './texts.en.ts';

type ActivityListProps = {
  address: ActivityAddress;
  show: ShowActivity;
  list: UseInfiniteQueryResult<InfiniteData<ActivityPage>>;
};

/** Minimum width of the list in px for a table. */
const TABLE_FROM = 680;
const PAGE_SIZE = 25;

/** The entries loaded so far, with a button for older ones. */
export function ActivityList({ address, show, list }: ActivityListProps) {
  const { data, error, isPlaceholderData } = list;
  const { ref, isWide } = useIsWide(TABLE_FROM);
  const entries = data?.pages.flatMap((page) => page.data);
  const isEmpty = entries?.length === 0 && !list.hasNextPage;
  const views = {
    label: t.activity,
    columns: COLUMNS,
    card: (entry: Activity) => <ActivityCard entry={entry} />,
    cardSkeleton: <CardSkeleton />,
    isWide,
  };
  return (
    <div className="@container" ref={ref}>
      <div aria-live="polite">{isEmpty && <NoEntries address={address} show={show} />}</div>
      {entries && !isEmpty && (
        <div aria-busy={isPlaceholderData} className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}>
          <EntryList {...views} entries={entries} />
          <Older isSearch={address.search !== ''} list={list} />
        </div>
      )}
      {!entries && error && (
        <ErrorState onRetry={() => list.refetch()} text={friendlyMessages(error).join(' ')} title={t.loadFailed} />
      )}
      {list.isPending && (
        <LoadingRegion hint={t.loadingHint} title={t.loading} showsText>
          <div aria-hidden="true" inert>
            <EntryList {...views} entries={loadingEntries(PAGE_SIZE)} />
          </div>
        </LoadingRegion>
      )}
    </div>
  );
}

function NoEntries({ address, show }: Pick<ActivityListProps, 'address' | 'show'>) {
  const isFiltered = address.search || address.from || address.to;
  if (!isFiltered) {
    return <EmptyState icon={History} text={t.noneYetHint} title={t.noneYet} />;
  }
  return (
    <NoMatch
      clearLabel={t.clearFilters}
      onClear={() => show({ search: '', from: undefined, to: undefined })}
      text={t.noneFoundHint}
      title={t.noneFound}
    />
  );
}

type OlderProps = Pick<ActivityListProps, 'list'> & { isSearch: boolean };

/** Loads the next page. A search scans the log in parts, so a page may add nothing. */
function Older({ list, isSearch }: OlderProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className="flex flex-col items-center gap-2 border-line border-t p-4">
      <Button busyLabel={t.loadingOlder} onClick={() => list.fetchNextPage()} variant="secondary">
        {isSearch ? t.searchOlder : t.showOlder}
      </Button>
      {list.isFetchNextPageError && (
        <p className="text-red text-sm" role="alert">
          {t.olderFailed}
        </p>
      )}
    </div>
  );
}

const COLUMNS: readonly Column<Activity>[] = [
  {
    head: t.when,
    cell: ({ at }) => momentText(at),
    skeleton: 'h-4 w-40',
    width: 'w-52',
    className: 'whitespace-nowrap align-top pt-4.5 text-muted tabular-nums',
  },
  {
    head: t.who,
    cell: (entry) => <span className="line-clamp-2 font-medium wrap-anywhere">{actorName(entry)}</span>,
    skeleton: 'h-4 w-28',
    width: 'w-44 @5xl:w-56',
    className: 'align-top pt-4.5',
    fullText: (entry) => entry.by?.email ?? actorName(entry),
  },
  {
    head: t.what,
    cell: (entry) => <ActivityDetails entry={entry} />,
    skeleton: 'h-4 w-64',
    isTruncated: false,
    className: 'align-top py-4.5 wrap-anywhere',
  },
];

function CardSkeleton() {
  return (
    <div className="h-20 py-4">
      <Skeleton className="h-4 w-32" />
      <Skeleton className="mt-3 h-4 w-56" />
    </div>
  );
}
