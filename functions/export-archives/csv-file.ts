import { type Cell, CSV_START, type CsvFormat, toCsv } from '#shared/csv.ts';
import { toCents } from '#shared/money.ts';
import { momentIn } from '#shared/zoned-time.ts';
import type { ArchiveTexts } from './en-ca-texts.ts';

/** How a business reads its tables: the zone of its days, the texts of a language, and the format of its spreadsheets. */
export type Reading = {
  readonly timeZone: string;
  readonly texts: ArchiveTexts;
  readonly csvFormat?: CsvFormat | undefined;
};

/** The columns of a table by the keys of their headings, in their order. */
export type Columns<Row> = Readonly<Partial<Record<ColumnName, Column<Row>>>>;
type ColumnName = keyof ArchiveTexts['columns'];
export type Column<Row> = (row: Row, reading: Reading) => Cell;

/** The text of a CSV file, row by row. */
export async function* csvOf<Row>(
  columns: Columns<Row>,
  rows: AsyncIterable<Row>,
  reading: Reading,
): AsyncGenerator<string> {
  const { csvFormat, texts } = reading;
  const names = Object.keys(columns) as ColumnName[];
  yield CSV_START + toCsv([names.map((name) => texts.columns[name])], csvFormat);
  const cells = Object.values(columns);
  for await (const row of rows) yield toCsv([cells.map((cell) => cell(row, reading))], csvFormat);
}

/** An amount in major units as a cell. */
export function amount(value: number): Cell {
  return { cents: toCents(value) };
}

/** A timestamp as a cell, with the offset of the business's zone; its first ten characters are the day there. */
export function moment(at: string | undefined, { timeZone }: Reading): string | undefined {
  return at && momentIn(timeZone, at);
}
