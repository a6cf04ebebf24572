import { useQuery } from '@tanstack/react-query';
import { actorName } from '#shared/activity/words.ts';
import { momentText } from '#web/lib/dates.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { invoiceHistoryQuery } from '#web/lib/queries/invoices.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ActivityDetails } from '#web/ui/lists/activity-details.tsx';

/** The latest changes to an invoice, newest first. */
export function HistoryEntries({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(invoiceHistoryQuery(id));
  if (!data && error) {
    return (
      <ErrorState
        onRetry={() => refetch()}
        text={friendlyMessages(error).join(' ')}
        title="We couldn't load the history"
      />
    );
  }
  if (!data) {
    return (
      <LoadingRegion className="px-4 pb-4 sm:px-6" title="Loading History">
        <Skeleton className="h-4 w-64" />
      </LoadingRegion>
    );
  }
  if (data.activity.length === 0) {
    return <p className="px-4 pb-4 text-muted text-sm sm:px-6">Changes to this invoice will appear here.</p>;
  }
  return (
    <ul aria-label="History" className="@container divide-y divide-line border-line border-t px-4 text-sm sm:px-6">
      {data.activity.map((entry) => (
        <li className="py-3 wrap-anywhere" key={entry.id}>
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className="font-medium">{actorName(entry)}</span>
            <span className="text-muted text-xs tabular-nums">{momentText(entry.at)}</span>
          </p>
          <div className="mt-1">
            <ActivityDetails entry={entry} />
          </div>
        </li>
      ))}
    </ul>
  );
}
