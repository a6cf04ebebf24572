import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type FigureRowProps = {
  /** The number of the line on its form. */
  number?: string | undefined;
  words: string;
  /** Below the words. */
  note?: ReactNode;
  /** Whether the figure follows from others. */
  isTotal?: boolean;
  /** Whether it is what the return comes to. */
  isResult?: boolean;
  /** A control beside the words in place of a figure; below them where there is no room. */
  control?: ReactNode;
  children?: ReactNode;
};

/** A line of a return: its number, what it is, and its figure. */
export function FigureRow({ number, words, note, isTotal, isResult, control, children }: FigureRowProps) {
  const weight = isTotal || isResult ? 'font-semibold' : 'font-normal';
  return (
    <tr className={clsx('border-line border-t align-top print:break-inside-avoid', isResult && 'bg-subtle')}>
      <td className="w-14 py-3 pl-5 text-muted tabular-nums sm:w-16 sm:pl-6">{number}</td>
      <th
        className={clsx('py-3 pr-3 text-left', weight, control && 'pr-5 sm:pr-6')}
        colSpan={control ? 2 : 1}
        scope="row"
      >
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className={clsx('min-w-0', control && 'flex-1 basis-56')}>
            <span className="text-pretty">{words}</span>
            {note && <span className="mt-0.5 block text-pretty font-normal text-muted text-xs">{note}</span>}
          </div>
          {control}
        </div>
      </th>
      {!control && <td className={clsx('w-0 py-3 pr-5 text-right tabular-nums sm:pr-6', weight)}>{children}</td>}
    </tr>
  );
}
