import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AvatarSkeleton, ListSkeleton, SkeletonRow } from '#web/ui/lists/list-skeleton.tsx';
import { EmployeeTableHead } from './employee-table.tsx';

/** What the columns hold: name, e-mail, status, day, actions. */
const CELLS = ['h-4 w-32', 'h-4 w-44', 'h-5 w-20 rounded-full!', 'h-4 w-22', 'ml-auto h-4 w-16'] as const;

/** The room of a page of employees on its way, as a table or as cards. */
export function EmployeeSkeleton({ isWide, rows }: { isWide: boolean; rows: number }) {
  return (
    <ListSkeleton
      card={<SkeletonCard />}
      head={<EmployeeTableHead />}
      hint="Please wait while we fetch your employees..."
      isWide={isWide}
      title="Loading Employees"
      row={<SkeletonRow cells={CELLS} hasAvatar />}
      rows={rows}
    />
  );
}

function SkeletonCard() {
  return (
    <div className="flex h-36 items-start gap-3 px-5 sm:px-6 pt-4">
      <AvatarSkeleton />
      <div className="flex-1">
        <Skeleton className="mt-1 h-4 w-32" />
        <Skeleton className="mt-3 h-3.5 w-44" />
        <Skeleton className="mt-2.5 h-5 w-20 rounded-full!" />
      </div>
    </div>
  );
}
