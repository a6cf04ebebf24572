import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Cell, Row, Table } from '#web/ui/table.tsx';
import { CustomerTableHead, TABLE_STYLE } from './customer-table.tsx';

/** Rows past the first screen would only be scrolled over. */
const MAX_ROWS = 10;

/** The room of a page of customers on its way, as a table or as cards. */
export function CustomerSkeleton({ isWide, rows }: { isWide: boolean; rows: number }) {
  const keys = Array.from({ length: Math.min(rows, MAX_ROWS) }, (_, index) => index);
  return (
    <LoadingRegion hint="Please wait while we fetch your customers..." title="Loading Customers">
      {isWide ? (
        <Table aria-hidden="true" className={TABLE_STYLE} label="Customers">
          <CustomerTableHead />
          <tbody>
            {keys.map((key) => (
              <SkeletonRow key={key} />
            ))}
          </tbody>
        </Table>
      ) : (
        <div className="divide-y divide-line">
          {keys.map((key) => (
            <SkeletonCard key={key} />
          ))}
        </div>
      )}
      <div className="flex h-22.25 items-center justify-between border-line border-t px-5 sm:px-6 md:h-14.25">
        <Skeleton className="h-4 w-48" />
      </div>
    </LoadingRegion>
  );
}

function SkeletonRow() {
  return (
    <Row>
      <Cell>
        <div className="flex items-center gap-3">
          <Skeleton className="size-9 shrink-0 rounded-full!" />
          <Skeleton className="h-4 w-32" />
        </div>
      </Cell>
      <Cell>
        <Skeleton className="h-4 w-40" />
      </Cell>
      <Cell>
        <Skeleton className="h-4 w-28" />
      </Cell>
      <Cell>
        <Skeleton className="h-4 w-22" />
      </Cell>
      <Cell>
        <Skeleton className="ml-auto h-4 w-24" />
      </Cell>
    </Row>
  );
}

function SkeletonCard() {
  return (
    <div className="flex h-37 items-start gap-3 px-5 pt-4">
      <Skeleton className="size-9 shrink-0 rounded-full!" />
      <div className="flex-1">
        <Skeleton className="mt-1 h-4 w-36" />
        <Skeleton className="mt-3 h-3.5 w-44" />
        <Skeleton className="mt-2.5 h-3.5 w-28" />
      </div>
    </div>
  );
}
