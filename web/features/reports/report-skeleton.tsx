import { Card } from '#web/ui/card.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { t } from './texts.en.ts';

/** The skeleton of a tab whose code is being fetched. */
export function ReportSkeleton() {
  return (
    <LoadingRegion title={t.loading}>
      <div className="mb-6 flex flex-wrap gap-2">
        <Skeleton className="h-control w-40" />
        <Skeleton className="h-control w-56" />
      </div>
      <Card>
        <Skeleton className="h-72" />
      </Card>
    </LoadingRegion>
  );
}
