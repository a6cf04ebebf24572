import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AvatarSkeleton, ListSkeleton, SkeletonRow } from '#web/ui/lists/list-skeleton.tsx';
import { UserTableHead } from './user-table.tsx';

/** What the columns hold: name, e-mail, role, payment integration, day, actions. */
const CELLS = [
  'h-4 w-28',
  'h-4 w-40',
  'h-5 w-14 rounded-full!',
  'h-5 w-20 rounded-full!',
  'h-4 w-22',
  'ml-auto h-4 w-24',
] as const;

/** The room of a page of accounts on its way, as a table or as cards. */
export function UserSkeleton({ isWide, rows }: { isWide: boolean; rows: number }) {
  return (
    <ListSkeleton
      card={<SkeletonCard />}
      head={<UserTableHead />}
      hint="Please wait while we fetch the users..."
      isWide={isWide}
      title="Loading Users"
      row={<SkeletonRow cells={CELLS} hasAvatar />}
      rows={rows}
    />
  );
}

function SkeletonCard() {
  return (
    <div className="flex h-41.25 items-start gap-3 px-5 sm:px-6 pt-4">
      <AvatarSkeleton />
      <div className="flex-1">
        <Skeleton className="mt-1 h-4 w-36" />
        <Skeleton className="mt-3 h-3.5 w-44" />
        <Skeleton className="mt-2.5 h-3 w-28" />
      </div>
      <Skeleton className="h-5 w-14 rounded-full!" />
    </div>
  );
}
