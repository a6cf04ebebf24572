import { Card } from '#web/ui/card.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** Placeholder of an invitation while it loads. */
export function InvitationSkeleton() {
  return (
    <LoadingRegion title="Loading Invitation" showsText>
      <Card>
        <div className="flex flex-col items-center pt-3">
          <Skeleton className="mb-4 size-12 rounded-full!" />
          <Skeleton className="h-8 w-60" />
          <Skeleton className="mt-2 h-10 w-72 sm:h-5 max-w-full" />
        </div>
        <Skeleton className="mt-6 h-64 w-full sm:h-48 rounded-md!" />
        <Skeleton className="mt-5 h-20 w-full sm:h-15" />
        <div className="mt-6 flex flex-col gap-2 sm:grid sm:grid-cols-2">
          <Skeleton className="h-11 rounded-md!" />
          <Skeleton className="h-11 rounded-md!" />
        </div>
      </Card>
    </LoadingRegion>
  );
}
