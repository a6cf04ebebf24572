import { FieldSkeleton } from '#web/parts/settings/form-section.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** Skeleton of the profile form. */
export function ProfileSkeleton() {
  return (
    <LoadingRegion className="flex flex-col gap-6" title="Loading Profile">
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 rounded-full!" />
        <div>
          <Skeleton className="my-1 h-4 w-40" />
          <Skeleton className="my-1 h-3 w-52" />
        </div>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FieldSkeleton />
        <FieldSkeleton />
        <FieldSkeleton hasHint />
        <FieldSkeleton />
      </div>
      <div className="flex border-line border-t pt-5 sm:justify-end">
        <Skeleton className="h-control max-sm:flex-1 sm:w-32" />
      </div>
    </LoadingRegion>
  );
}
