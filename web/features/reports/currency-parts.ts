import type { InvoiceCurrency } from '#shared/money.ts';

/** The rows of a report in one currency, with their totals. */
export type CurrencyPart<Row, Totals> = {
  readonly currency: InvoiceCurrency;
  readonly rows: readonly Row[];
  readonly totals: Totals;
};

/** A report by currency, in the order of its rows. */
export function currencyParts<Row extends { readonly currency: InvoiceCurrency }, Totals>(
  rows: readonly Row[],
  totalsOf: (rows: readonly Row[]) => Totals,
): CurrencyPart<Row, Totals>[] {
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => {
    return { currency, rows: own, totals: totalsOf(own) };
  });
}
