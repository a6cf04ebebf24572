import { clsx } from 'clsx';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';

type AmountCellProps = {
  /** Integer cents; undefined leaves the cell empty. */
  cents: number | undefined;
  className?: string | undefined;
};

/** An amount in a table of one currency, in tabular figures; zero shows as a dash and is read out as a number. */
export function AmountCell({ cents, className }: AmountCellProps) {
  return (
    <td className={clsx(AMOUNT_STYLE, className)}>
      {cents === 0 && (
        <span aria-hidden="true" className="text-muted">
          –
        </span>
      )}
      {cents !== undefined && <span className={clsx(cents === 0 && 'sr-only')}>{dictionary.amount(cents)}</span>}
    </td>
  );
}

const CELL = 'px-2 first:pl-5 last:pr-5 sm:first:pl-6 sm:last:pr-6 @5xl:px-4';

/** Classes of the head of a column. */
export const HEAD_STYLE = `${CELL} h-10 border-line border-b bg-subtle font-medium text-muted text-xs`;
const AMOUNT_STYLE = `${CELL} h-11 whitespace-nowrap py-2 text-right tabular-nums`;
/** Classes of the first cell of a row, which gets the width that the amounts leave, and room for a word at least. */
export const ROW_HEAD_STYLE = `${CELL} min-w-28 max-w-0 py-2 text-left font-medium`;
