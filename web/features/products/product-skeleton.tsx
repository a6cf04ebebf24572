import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ListSkeleton, SkeletonRow } from '#web/ui/lists/list-skeleton.tsx';
import { ProductTableHead } from './product-table.tsx';

/** How wide the text of each column roughly is. */
const CELLS = ['h-4 w-32', 'h-4 w-full', 'ml-auto h-4 w-18', 'h-4 w-22', 'ml-auto h-4 w-16'] as const;

/** The room of a page of products on its way, as a table or as cards. */
export function ProductSkeleton({ isWide, rows }: { isWide: boolean; rows: number }) {
  return (
    <ListSkeleton
      card={<SkeletonCard />}
      head={<ProductTableHead />}
      hint="Please wait while we fetch your products..."
      isWide={isWide}
      title="Loading Products"
      row={<SkeletonRow cells={CELLS} />}
      rows={rows}
    />
  );
}

function SkeletonCard() {
  return (
    <div className="h-33 px-5 sm:px-6 pt-5">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="mt-3 h-3.5 w-full" />
      <Skeleton className="mt-2 h-3.5 w-2/3" />
    </div>
  );
}
