import type { Cell } from '#shared/csv.ts';
import type { IncomeBy } from '#shared/reports/groups.ts';
import type { IncomeReport, IncomeRow } from '#shared/reports/schema.ts';
import type { CurrencyPart } from '#web/features/reports/currency-parts.ts';
import { placeName } from '#web/features/reports/place-name.ts';
import { monthName } from '#web/parts/charts/month-name.ts';
import { t } from './texts.en.ts';

/** The figures of a row, in cents. */
export type IncomeFigures = Pick<IncomeRow, 'billedCents' | 'receivedCents'>;

/** Income in one currency. */
export type IncomePart = CurrencyPart<IncomeRow, IncomeFigures>;

/** What a row of a report is called: "January 2026", "Ontario", or the name of a customer or product. */
export function nameOf({ key, label }: IncomeRow, by: IncomeBy): string {
  if (by === 'month') return monthName(key, 'long');
  if (by === 'province') return placeName(key);
  return label || t.unnamed;
}

/** The report as a table of numbers for a spreadsheet. A month is yyyy-MM. */
export function incomeCsv({ by, rows }: IncomeReport): Cell[][] {
  const figures = ({ billedCents, receivedCents }: IncomeRow): Cell[] => [
    { cents: billedCents },
    ...(receivedCents === undefined ? [] : [{ cents: receivedCents }]),
  ];
  return [
    [t.groups[by], t.currency, t.billed, ...(by === 'product' ? [] : [t.received])],
    ...rows.map((row) => [by === 'month' ? row.key : nameOf(row, by), row.currency, ...figures(row)]),
  ];
}

/** The totals of rows; `receivedCents` is absent by product. */
export function totalsOf(rows: readonly IncomeFigures[]): IncomeFigures {
  const billedCents = rows.reduce((cents, row) => cents + row.billedCents, 0);
  if (rows.some(({ receivedCents }) => receivedCents === undefined)) return { billedCents };
  return { billedCents, receivedCents: rows.reduce((cents, { receivedCents = 0 }) => cents + receivedCents, 0) };
}
