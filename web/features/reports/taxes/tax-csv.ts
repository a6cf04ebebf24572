import type { CalendarDay } from '#shared/calendar-day.ts';
import type { TaxCode } from '#shared/canada/tax-codes.ts';
import type { Cell } from '#shared/csv.ts';
import { PRICE_PARTS, signOf } from '#shared/reports/entry-cents.ts';
import type { JournalEntry, SalesEntry } from '#shared/reports/journal.ts';
import { placeName } from '#web/features/reports/place-name.ts';
import { isSales } from './outside.ts';
import { t } from './texts.en.ts';
import { TAX_NAMES } from './words.ts';

/**
 * The documents of a tax report as a table with a heading: a row for each document and tax, so that each column adds up.
 * The parts of the price are in the first row of a document. What credit notes and write-offs take away is negative.
 */
export function taxRows(entries: readonly JournalEntry[], filedOn: FiledOn): Cell[][] {
  const { columns } = t.csv;
  const head = [
    ...[columns.date, columns.type, columns.number, columns.invoice, columns.customer, columns.place],
    ...[columns.currency, columns.tax, columns.base, columns.amount, columns.credited],
    ...PRICE_PARTS.map((part) => columns[part]),
    columns.filed,
  ];
  return [head, ...entries.filter(isSales).flatMap((entry) => rowsOf(entry, filedOn))];
}

/** The day on which the return of a tax of a day was filed. */
type FiledOn = (code: TaxCode, on: CalendarDay) => CalendarDay | undefined;

function rowsOf(entry: SalesEntry, filedOn: FiledOn): Cell[][] {
  const { on, kind, invoiceNumber, creditNumber = invoiceNumber, customer, place, currency, price } = entry;
  const start = [{ day: on }, t.kinds[kind], creditNumber, invoiceNumber, customer, placeName(place), currency];
  const signed = (cents: number): Cell => ({ cents: signOf(entry) * cents });
  return taxCells(entry, signed).map((tax, row) => {
    const code = entry.taxes[row]?.code;
    const day = code && filedOn(code, on);
    return [
      ...start,
      ...tax,
      ...PRICE_PARTS.map((part) => (row === 0 ? signed(price[part]) : undefined)),
      day && { day },
    ];
  });
}

/** Name, base and amount of each tax of a document, and what was credited of it at the sale; one without any has empty cells. */
function taxCells({ taxes, ownTaxCents }: SalesEntry, signed: (cents: number) => Cell): Cell[][] {
  const cells: Cell[][] = taxes.map(({ code, baseCents, cents, creditedCents }) => [
    TAX_NAMES[code],
    signed(baseCents),
    signed(cents),
    creditedCents && signed(creditedCents),
  ]);
  if (ownTaxCents) cells.push([t.csv.typed, undefined, signed(ownTaxCents), undefined]);
  return cells.length > 0 ? cells : [['', undefined, undefined, undefined]];
}
