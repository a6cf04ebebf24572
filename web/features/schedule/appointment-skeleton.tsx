import { Card } from '#web/ui/card.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { DETAILS_STYLE } from './appointment-details.tsx';

/** Skeleton of an appointment while it loads. */
export function AppointmentSkeleton() {
  return (
    <LoadingRegion className={DETAILS_STYLE} title="Loading Appointment" showsText>
      <Card>
        <Skeleton className="h-5 w-20" />
        <Skeleton className="mt-6 h-5 w-64 max-w-full" />
        <Skeleton className="mt-4 h-5 w-56" />
        <div className="mt-6 border-line border-t pt-5">
          <Skeleton className="h-4 w-16" />
          <Skeleton className="mt-3 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-2/3" />
        </div>
      </Card>
      <Card>
        <Skeleton className="h-5 w-24" />
        <div className="mt-6 flex items-center gap-3">
          <Skeleton className="size-9 rounded-full!" />
          <Skeleton className="h-5 w-36" />
        </div>
        <Skeleton className="mt-4 h-4 w-48" />
        <Skeleton className="mt-3 h-4 w-32" />
      </Card>
    </LoadingRegion>
  );
}
