import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AvatarSkeleton, ListSkeleton, SkeletonRow } from '#web/ui/lists/list-skeleton.tsx';
import { CustomerTableHead } from './customer-table.tsx';

/** What the columns hold: name, contact, location, day, actions. */
const CELLS = ['h-4 w-32', 'h-4 w-40', 'h-4 w-28', 'h-4 w-22', 'ml-auto h-4 w-24'] as const;

/** The room of a page of customers on its way, as a table or as cards. */
export function CustomerSkeleton({ isWide, rows }: { isWide: boolean; rows: number }) {
  return (
    <ListSkeleton
      card={<SkeletonCard />}
      head={<CustomerTableHead />}
      hint="Please wait while we fetch your customers..."
      isWide={isWide}
      title="Loading Customers"
      row={<SkeletonRow cells={CELLS} hasAvatar />}
      rows={rows}
    />
  );
}

function SkeletonCard() {
  return (
    <div className="flex h-37 items-start gap-3 px-5 sm:px-6 pt-4">
      <AvatarSkeleton />
      <div className="flex-1">
        <Skeleton className="mt-1 h-4 w-36" />
        <Skeleton className="mt-3 h-3.5 w-44" />
        <Skeleton className="mt-2.5 h-3.5 w-28" />
      </div>
    </div>
  );
}
