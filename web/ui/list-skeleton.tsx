import { Fragment, type ReactNode } from 'react';
import { LoadingRegion } from './loading-region.tsx';
import { Skeleton } from './skeleton.tsx';
import { Cell, Row, Table } from './table.tsx';

/** Rows past the first screen would only be scrolled over. */
const MAX_ROWS = 10;

type ListSkeletonProps = {
  /** A table where the window is wide, else cards. */
  isWide: boolean;
  /** How many entries a full page has. */
  rows: number;
  /** Read out, and the hint with it. */
  title: string;
  hint: string;
  tableStyle: string;
  /** The head of the table, as over its rows. */
  head: ReactNode;
  /** An entry as a line of the table, and as a card. */
  row: ReactNode;
  card: ReactNode;
};

/** The room of a page of a list on its way, with its pager: what comes moves nothing. */
export function ListSkeleton({ isWide, rows, title, hint, tableStyle, head, row, card }: ListSkeletonProps) {
  const keys = Array.from({ length: Math.min(rows, MAX_ROWS) }, (_, index) => index);
  const entries = keys.map((key) => <Fragment key={key}>{isWide ? row : card}</Fragment>);
  return (
    <LoadingRegion hint={hint} title={title}>
      {isWide ? (
        <Table aria-hidden="true" className={tableStyle} label={title}>
          {head}
          <tbody>{entries}</tbody>
        </Table>
      ) : (
        <div className="divide-y divide-line">{entries}</div>
      )}
      <div className="flex h-22.25 items-center justify-between border-line border-t px-5 sm:px-6 md:h-14.25">
        <Skeleton className="h-4 w-48" />
      </div>
    </LoadingRegion>
  );
}

type SkeletonRowProps = {
  /** The size of what stands in each column, by class; no two are the same. */
  cells: readonly string[];
  cellStyle?: string;
  /** Whether the first column begins with initials. */
  hasAvatar?: boolean;
};

/** A line of a table on its way. */
export function SkeletonRow({ cells, cellStyle = '', hasAvatar = false }: SkeletonRowProps) {
  return (
    <Row>
      {cells.map((size, index) => (
        <Cell className={cellStyle} key={size}>
          {hasAvatar && index === 0 ? (
            <div className="flex items-center gap-3">
              <AvatarSkeleton />
              <Skeleton className={size} />
            </div>
          ) : (
            <Skeleton className={size} />
          )}
        </Cell>
      ))}
    </Row>
  );
}

/** The initials of somebody on their way. */
export function AvatarSkeleton() {
  return <Skeleton className="size-9 shrink-0 rounded-full!" />;
}
