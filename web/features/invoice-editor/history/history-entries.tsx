import { useQuery } from '@tanstack/react-query';
import { invoiceHistoryQuery } from '#web/lib/queries/invoices.ts';
import { ActivityCard } from '#web/parts/activity/activity-details.tsx';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { t } from './texts.en.ts';

/** The latest changes to an invoice, newest first. */
export function HistoryEntries({ id }: { id: string }) {
  const history = useQuery(invoiceHistoryQuery(id));
  return (
    <Fetched failure={{ title: t.failed }} query={history} skeleton={LOADING}>
      {({ activity }) =>
        activity.length === 0 ? (
          <p className="px-4 pb-4 text-muted text-sm sm:px-6">{t.none}</p>
        ) : (
          <ul aria-label={t.history} className="@container divide-y divide-line border-line border-t px-4 sm:px-6">
            {activity.map((entry) => (
              <li key={entry.id}>
                <ActivityCard entry={entry} />
              </li>
            ))}
          </ul>
        )
      }
    </Fetched>
  );
}

const LOADING = (
  <LoadingRegion className="px-4 pb-4 sm:px-6" title={t.loading}>
    <Skeleton className="h-4 w-64" />
  </LoadingRegion>
);
