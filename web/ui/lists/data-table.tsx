import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { localDayText } from '#web/lib/dates.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ROW_STYLE } from './row-targets.ts';
import { t } from './texts.en.ts';

/** A column of a list. */
export type Column<Entry> = {
  /** Its heading, unique in the table. */
  head: string;
  /** A control in place of the heading. */
  headControl?: ReactNode;
  cell: (entry: Entry) => ReactNode;
  /** Classes with the size of the placeholder shown while loading. */
  skeleton: string;
  /** Classes with its width. A column without one shares the remaining space. */
  width?: string;
  /** Truncates text that does not fit, instead of widening the column. By default, where there is no `width`. */
  isTruncated?: boolean;
  /** Right is for figures and actions. */
  align?: 'left' | 'right';
  /** Classes of its cells. */
  className?: string;
  /** The full text, shown on hover, of a cell that may be truncated. */
  fullText?: (entry: Entry) => string;
  /** Initials shown before the cell where there is room. */
  initials?: (entry: Entry) => string;
};

/** When the entry was created. */
export const CREATED: Column<{ createdAt: string }> = {
  head: t.created,
  cell: ({ createdAt }) => localDayText(createdAt),
  skeleton: 'h-4 w-22',
  width: 'w-26 @5xl:w-32',
  className: 'whitespace-nowrap text-muted tabular-nums',
};

/** The entries of a list page; null while loading. */
export type Entries<Entry> = readonly (Entry | null)[];

type DataTableProps<Entry> = { label: string; columns: readonly Column<Entry>[]; entries: Entries<Entry> };

/** A table that fills its container, its columns as data. */
export function DataTable<Entry extends { id: string }>({ label, columns, entries }: DataTableProps<Entry>) {
  return (
    // Scrolls when even the minimum widths do not fit, which takes amounts in the billions.
    <div className="relative overflow-x-auto">
      <table aria-label={label} className="w-full border-collapse text-left text-sm">
        <thead>
          <tr>
            {columns.map(({ head, headControl, align, width }) => {
              const style = clsx(HEAD_STYLE, cellStyle(align), width);
              return headControl ? (
                <td className={style} key={head}>
                  {headControl}
                </td>
              ) : (
                <th className={style} key={head} scope="col">
                  {head}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, row) => (
            <tr
              className={clsx(ROW_STYLE, 'border-line border-b transition-colors last:border-b-0 hover:bg-subtle/60')}
              key={entry?.id ?? row}
            >
              {columns.map((column) => (
                <DataCell column={column} entry={entry} key={column.head} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DataCell<Entry>({ column, entry }: { column: Column<Entry>; entry: Entry | null }) {
  const { align, className, fullText, initials, isTruncated = column.width === undefined } = column;
  const content = entry === null ? <Skeleton className={column.skeleton} /> : column.cell(entry);
  return (
    <td
      className={clsx('h-14 py-1', cellStyle(align), isTruncated && 'max-w-0 truncate', className)}
      title={entry === null ? undefined : fullText?.(entry)}
    >
      {initials ? (
        <div className="flex items-center gap-3">
          {entry === null ? (
            <Skeleton className={clsx(AVATAR, 'shrink-0 rounded-full!')} />
          ) : (
            <Avatar className={AVATAR} initials={initials(entry)} />
          )}
          {content}
        </div>
      ) : (
        content
      )}
    </td>
  );
}

const HEAD_STYLE = 'h-10 whitespace-nowrap border-line border-b bg-subtle font-medium text-muted text-xs';

/** Narrow tables hide initials to make room for names. */
const AVATAR = 'size-9 @max-5xl:hidden';

/** Columns are closer together in narrow tables. */
const PADDING = 'px-2 first:pl-6 last:pr-6 @5xl:px-4 @5xl:last:pr-6 @5xl:first:pl-6';

function cellStyle(align: 'left' | 'right' = 'left'): string {
  return clsx(PADDING, align === 'right' ? 'text-right tabular-nums' : 'text-left');
}
