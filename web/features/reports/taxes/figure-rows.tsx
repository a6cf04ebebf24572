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
  children: ReactNode;
};

/** A line of a return: its number, what it is, and its figure. */
export function FigureRow({ number, words, note, isTotal = false, children }: FigureRowProps) {
  return (
    <tr className={clsx('border-line border-t align-top print:break-inside-avoid', isTotal && 'font-semibold')}>
      <td className="w-0 py-3 pr-3 pl-5 text-muted tabular-nums sm:pr-4 sm:pl-6">{number}</td>
      <th className="py-3 pr-3 text-left font-[inherit]" scope="row">
        <span className="text-pretty">{words}</span>
        {note && <span className="mt-0.5 block font-normal text-muted text-xs">{note}</span>}
      </th>
      <td className="w-0 py-3 pr-5 text-right tabular-nums sm:pr-6">{children}</td>
    </tr>
  );
}
