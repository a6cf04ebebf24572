import { clsx } from 'clsx';
import type { Currency } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';

type MoneyProps = {
  /** Integer cents. */
  cents: number;
  currency: Currency;
  className?: string;
};

/**
 * An amount with two decimals and its currency code in tabular figures, such as "1,234.50 CAD" (spec 1 §9); a dash for
 * undefined.
 */
export function Money({ cents, currency, className }: MoneyProps) {
  return (
    <span className={clsx('whitespace-nowrap tabular-nums', className)}>
      {Number.isFinite(cents) ? dictionary.amount(cents) : '–'} <span className="text-muted">{currency}</span>
    </span>
  );
}
