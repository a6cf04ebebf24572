import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Cell, Row, Table } from '#web/ui/table.tsx';
import { CELL_STYLE, InvoiceTableHead, TABLE_STYLE } from './invoice-table-head.tsx';

/** Rows past the first screen would only be scrolled over. */
const MAX_ROWS = 10;

type InvoiceListSkeletonProps = { isWide: boolean; rows: number };

/** The room of a page of invoices on its way, as a table or as cards. */
export function InvoiceListSkeleton({ isWide, rows }: InvoiceListSkeletonProps) {
  const keys = Array.from({ length: Math.min(rows, MAX_ROWS) }, (_, index) => index);
  return (
    <LoadingRegion hint="Please wait while we fetch your invoice data..." title="Loading Invoices">
      {isWide ? (
        <Table aria-hidden="true" className={TABLE_STYLE} label="Invoices">
          <InvoiceTableHead />
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
      <Cell className={CELL_STYLE}>
        <Skeleton className="h-4 w-32" />
      </Cell>
      <Cell className={CELL_STYLE}>
        <Skeleton className="h-4 w-40" />
      </Cell>
      <Cell className={CELL_STYLE}>
        <Skeleton className="h-4 w-22" />
      </Cell>
      <Cell className={CELL_STYLE}>
        <Skeleton className="ml-auto h-4 w-24" />
      </Cell>
      <Cell className={CELL_STYLE}>
        <Skeleton className="h-5.5 w-18 rounded-full!" />
      </Cell>
      <Cell className={CELL_STYLE}>
        <Skeleton className="ml-auto h-4 w-5" />
      </Cell>
    </Row>
  );
}

function SkeletonCard() {
  return (
    <div className="px-5 pt-2 pb-4">
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
