import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/**
 * A table that fills its frame. A column has the width of its header, or more where a figure needs it; a `flexible` one
 * takes the remaining space. `label` names the table.
 */
export function Table({ label, className, ...rest }: ComponentProps<'table'> & { label: string }) {
  return (
    // Scrolls when even the minimum widths do not fit, which takes amounts in the billions.
    <div className="relative overflow-x-auto">
      <table {...rest} aria-label={label} className={clsx('w-full border-collapse text-left text-sm', className)} />
    </div>
  );
}

/** The head of a column. */
export function HeadCell({ className, align = 'left', ...rest }: CellProps<'th'>) {
  return (
    <th
      scope="col"
      {...rest}
      className={clsx(
        'h-10 whitespace-nowrap border-line border-b bg-subtle font-medium text-muted text-xs',
        PADDING,
        ALIGN[align],
        className,
      )}
    />
  );
}

/** One line of the table's body. */
export function Row({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      {...rest}
      className={clsx('border-line border-b transition-colors last:border-b-0 hover:bg-subtle/60', className)}
    />
  );
}

/**
 * A cell; `align="right"` is for figures, set in tabular digits. A `flexible` one never widens its column: text that is
 * too long ends in an ellipsis.
 */
export function Cell({ className, align = 'left', flexible = false, ...rest }: CellProps<'td'> & Flexible) {
  return <td {...rest} className={clsx('h-14', PADDING, ALIGN[align], flexible && 'max-w-0 truncate', className)} />;
}

type Flexible = { flexible?: boolean };

type CellProps<Tag extends 'td' | 'th'> = Omit<ComponentProps<Tag>, 'align'> & { align?: keyof typeof ALIGN };

/** Narrow tables hide initials to make room for names. */
export const TABLE_AVATAR_STYLE = 'size-9 @max-5xl:hidden';

/** Columns are closer together in narrow lists. */
const PADDING = 'px-2 first:pl-6 last:pr-6 @5xl:px-4 @5xl:last:pr-6 @5xl:first:pl-6';

const ALIGN = { left: 'text-left', center: 'text-center', right: 'text-right tabular-nums' } as const;
