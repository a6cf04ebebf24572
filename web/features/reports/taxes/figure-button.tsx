import { clsx } from 'clsx';
import { useReportAddress } from '#web/features/reports/report-address.ts';
import { t } from './texts.en.ts';

type FigureButtonProps = {
  /** The figure's id in the address. */
  id: string;
  /** What it is, for screen readers. */
  words: string;
  /** The amount as it is shown. */
  amount: string;
  className?: string;
};

/** A figure that opens the list of its documents, which the address names. */
export function FigureButton({ id, words, amount, className }: FigureButtonProps) {
  const [, change] = useReportAddress();
  return (
    <button
      aria-haspopup="dialog"
      aria-label={t.showDocuments({ amount, words })}
      className={clsx(
        '-my-2 whitespace-nowrap rounded-sm py-2 text-accent tabular-nums underline decoration-accent/35 underline-offset-4 hover:decoration-current print:text-ink print:no-underline',
        className,
      )}
      onClick={() => change({ figure: id })}
      type="button"
    >
      {amount}
    </button>
  );
}
