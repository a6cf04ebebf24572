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

function FieldSkeleton({ hasHint = false }: { hasHint?: boolean }) {
  return (
    <div className="flex flex-col gap-1.5">
      <Skeleton className="my-0.5 h-4 w-24" />
      <Skeleton className="h-control" />
      {hasHint && <Skeleton className="my-0.5 h-3.5 w-60" />}
    </div>
  );
}
