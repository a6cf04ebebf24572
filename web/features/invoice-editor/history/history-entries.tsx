import { useQuery } from '@tanstack/react-query';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { invoiceHistoryQuery } from '#web/lib/queries/invoices.ts';
import { ActivityCard } from '#web/parts/activity-details.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

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
    <ul aria-label="History" className="@container divide-y divide-line border-line border-t px-4 sm:px-6">
      {data.activity.map((entry) => (
        <li key={entry.id}>
          <ActivityCard entry={entry} />
        </li>
      ))}
    </ul>
  );
}
