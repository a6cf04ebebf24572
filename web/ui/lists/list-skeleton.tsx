import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Cell, Row, TABLE_AVATAR_STYLE, Table } from './table.tsx';

/** Rows past the first screen would only be scrolled over. */
const MAX_ROWS = 10;

type ListSkeletonProps = {
  /** Whether there is room for a table; cards otherwise. */
  isWide: boolean;
  /** How many entries a full page has. */
  rows: number;
  /** Read out, and the hint with it. */
  title: string;
  hint: string;
  /** The head of the table, as over its rows. */
  head: ReactNode;
  /** An entry as a line of the table, and as a card. */
  row: ReactNode;
  card: ReactNode;
};

/** The room of a page of a list on its way, with its pager: what comes moves nothing. */
export function ListSkeleton({ isWide, rows, title, hint, head, row, card }: ListSkeletonProps) {
  const keys = Array.from({ length: Math.min(rows, MAX_ROWS) }, (_, index) => index);
  const entries = keys.map((key) => <Fragment key={key}>{isWide ? row : card}</Fragment>);
  return (
    <LoadingRegion hint={hint} title={title}>
      {isWide ? (
        <Table aria-hidden="true" label={title}>
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
  /** Whether the first column begins with initials. */
  hasAvatar?: boolean;
};

/** A line of a table on its way. */
export function SkeletonRow({ cells, hasAvatar = false }: SkeletonRowProps) {
  return (
    <Row>
      {cells.map((size, index) => (
        <Cell key={size}>
          {hasAvatar && index === 0 ? (
            <div className="flex items-center gap-3">
              <AvatarSkeleton className={TABLE_AVATAR_STYLE} />
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
export function AvatarSkeleton({ className = 'size-9' }: { className?: string }) {
  return <Skeleton className={clsx('shrink-0 rounded-full!', className)} />;
}
