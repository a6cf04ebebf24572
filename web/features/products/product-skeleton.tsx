import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Cell, Row, Table } from '#web/ui/table.tsx';
import { ProductTableHead, TABLE_STYLE } from './product-table.tsx';

/** Rows past the first screen would only be scrolled over. */
const MAX_ROWS = 10;
/** How wide the text of each column roughly is. */
const CELLS = ['w-32', 'w-full', 'ml-auto w-18', 'w-22', 'ml-auto w-16'] as const;

/** The room of a page of products on its way, as a table or as cards. */
export function ProductSkeleton({ isWide, rows }: { isWide: boolean; rows: number }) {
  const keys = Array.from({ length: Math.min(rows, MAX_ROWS) }, (_, index) => index);
  return (
    <LoadingRegion hint="Please wait while we fetch your products..." title="Loading Products">
      {isWide ? (
        <Table aria-hidden="true" className={TABLE_STYLE} label="Products">
          <ProductTableHead />
          <tbody>
            {keys.map((key) => (
              <Row key={key}>
                {CELLS.map((width) => (
                  <Cell key={width}>
                    <Skeleton className={`h-4 ${width}`} />
                  </Cell>
                ))}
              </Row>
            ))}
          </tbody>
        </Table>
      ) : (
        <div className="divide-y divide-line">
          {keys.map((key) => (
            <div className="h-33 px-5 pt-5" key={key}>
              <Skeleton className="h-4 w-40" />
              <Skeleton className="mt-3 h-3.5 w-full" />
              <Skeleton className="mt-2 h-3.5 w-2/3" />
            </div>
          ))}
        </div>
      )}
      <div className="flex h-22.25 items-center justify-between border-line border-t px-5 sm:px-6 md:h-14.25">
        <Skeleton className="h-4 w-48" />
      </div>
    </LoadingRegion>
  );
}
