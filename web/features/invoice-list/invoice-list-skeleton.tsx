import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ListSkeleton, SkeletonRow } from '#web/ui/lists/list-skeleton.tsx';
import { InvoiceTableHead } from './invoice-table-head.tsx';

/** What the columns hold: number, customer, day, amount, status, actions. */
const CELLS = [
  'h-4 w-28',
  'h-4 w-3/4',
  'h-4 w-22',
  'ml-auto h-4 w-20',
  'h-5.5 w-18 rounded-full!',
  'ml-auto h-4 w-5',
] as const;

type InvoiceListSkeletonProps = { isWide: boolean; rows: number };

/** The room of a page of invoices on its way, as a table or as cards. */
export function InvoiceListSkeleton({ isWide, rows }: InvoiceListSkeletonProps) {
  return (
    <ListSkeleton
      card={<SkeletonCard />}
      head={<InvoiceTableHead />}
      hint="Please wait while we fetch your invoice data..."
      isWide={isWide}
      title="Loading Invoices"
      row={<SkeletonRow cells={CELLS} />}
      rows={rows}
    />
  );
}

function SkeletonCard() {
  return (
    <div className="px-5 pt-2 pb-4 sm:px-6">
      <div className="flex h-10 items-center">
        <Skeleton className="h-4 w-32" />
      </div>
      <div className="flex h-6 items-center justify-between">
        <Skeleton className="h-4 w-36" />
        <Skeleton className="h-4.5 w-24" />
      </div>
      <div className="mt-1.5 flex h-5.5 items-center justify-between">
        <Skeleton className="h-3.5 w-20" />
        <Skeleton className="h-5.5 w-16 rounded-full!" />
      </div>
    </div>
  );
}
