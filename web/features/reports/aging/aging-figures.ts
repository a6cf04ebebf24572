import type { Cell } from '#shared/csv.ts';
import { AGING_BUCKETS, type AgingBucket } from '#shared/reports/groups.ts';
import type { AgingReport, AgingRow } from '#shared/reports/schema.ts';
import type { CurrencyPart } from '#web/features/reports/currency-parts.ts';
import { AGING_LABELS } from '#web/lib/locale/aging-buckets.en.ts';
import { t } from './texts.en.ts';

/** The figures of a row, in cents. */
export type AgingFigures = Pick<AgingRow, 'buckets' | 'totalCents' | 'creditCents'>;

/** What is owed in one currency. */
export type AgingPart = CurrencyPart<AgingRow, AgingFigures>;

type AgingColumn = {
  readonly key: AgingBucket | 'total' | 'credit';
  readonly head: string;
  readonly centsOf: (figures: AgingFigures) => number;
};

/** The columns of figures, in their order. */
export const AGING_COLUMNS: readonly AgingColumn[] = [
  ...AGING_BUCKETS.map((key) => ({
    key,
    head: AGING_LABELS[key],
    centsOf: ({ buckets }: AgingFigures) => buckets[key],
  })),
  { key: 'total', head: t.total, centsOf: ({ totalCents }) => totalCents },
  { key: 'credit', head: t.credit, centsOf: ({ creditCents }) => creditCents },
];

/** The report as a table of numbers for a spreadsheet, a row for each customer and currency. */
export function agingCsv({ rows }: AgingReport): Cell[][] {
  return [
    [t.customer, t.currency, ...AGING_COLUMNS.map(({ head }) => head)],
    ...rows.map((row) => [
      row.customer,
      row.currency,
      ...AGING_COLUMNS.map(({ centsOf }) => ({ cents: centsOf(row) })),
    ]),
  ];
}

/** The totals of rows. */
export function totalsOf(rows: readonly AgingFigures[]): AgingFigures {
  const sum = (centsOf: (figures: AgingFigures) => number) => rows.reduce((cents, row) => cents + centsOf(row), 0);
  return {
    buckets: Object.fromEntries(
      AGING_BUCKETS.map((key) => [key, sum(({ buckets }) => buckets[key])]),
    ) as AgingRow['buckets'],
    totalCents: sum(({ totalCents }) => totalCents),
    creditCents: sum(({ creditCents }) => creditCents),
  };
}
