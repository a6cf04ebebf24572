import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A table that scrolls sideways inside its own frame when it is wider than the screen. `label` names it. */
export function Table({ label, className, ...rest }: ComponentProps<'table'> & { label: string }) {
  return (
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
        'h-10 whitespace-nowrap border-line border-b bg-subtle px-4 font-medium text-muted text-xs first:pl-5 last:pr-5 sm:last:pr-6 sm:first:pl-6',
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

/** A cell; `align="right"` is for figures and sets them in tabular digits. */
export function Cell({ className, align = 'left', ...rest }: CellProps<'td'>) {
  return (
    <td
      {...rest}
      className={clsx('h-14 px-4 first:pl-5 last:pr-5 sm:last:pr-6 sm:first:pl-6', ALIGN[align], className)}
    />
  );
}

type CellProps<Tag extends 'td' | 'th'> = Omit<ComponentProps<Tag>, 'align'> & { align?: keyof typeof ALIGN };

const ALIGN = { left: 'text-left', center: 'text-center', right: 'text-right tabular-nums' } as const;
