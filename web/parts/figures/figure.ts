import { type Currency, toCents } from '#shared/money.ts';

type Amount = { readonly cents: number; readonly currency: Currency };

/** One figure above a list: a sum, per currency. */
export type Figure = {
  readonly label: string;
  /** In the currency that the business uses most. */
  readonly main: Amount;
  /** In its other currencies, if not zero. */
  readonly others: readonly Amount[];
  /** Says what the figure counts; without `isHintKept`, the other currencies take its place. */
  readonly hint: string;
  readonly isHintKept?: boolean;
  readonly isUrgent?: boolean;
};

/** Shown to a business without records; CAD is the currency of new ones (spec 1 §4). */
const NOTHING: Amount = { cents: 0, currency: 'CAD' };

/** An amount of sums per currency, the most used one first; `amountOf` returns major units. */
export function amountsIn<Sums extends { readonly currency: Currency }>(
  byUse: readonly Sums[],
  amountOf: (sums: Sums) => number,
): Pick<Figure, 'main' | 'others'> {
  const [main = NOTHING, ...others] = byUse.map((sums) => ({
    cents: toCents(amountOf(sums)),
    currency: sums.currency,
  }));
  return { main, others: others.filter(({ cents }) => cents > 0) };
}
