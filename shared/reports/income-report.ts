import type { CalendarDay } from '#shared/calendar-day.ts';
import { shareOut } from '#shared/document/charged-taxes.ts';
import { INVOICE_CURRENCIES } from '#shared/money.ts';
import { inTextOrder } from '#shared/text-order.ts';
import { netCents } from './entry-cents.ts';
import type { IncomeBy } from './groups.ts';
import type { JournalEntry } from './journal.ts';
import type { IncomeReport, IncomeRow, ReportRange } from './schema.ts';

/** A line of an invoice: what was sold, and its price in cents with its share of discount and shipping. */
export type SoldLine = { readonly product: string; readonly cents: number };

type Options = {
  readonly range: ReportRange;
  readonly by: IncomeBy;
  /** The lines of an invoice: only by product, of each invoice with a sale or credit note in the range. */
  readonly linesOf?: (invoiceId: string) => readonly SoldLine[];
};

/**
 * What was billed and received in a period; entries of other days do not count. Credit notes reduce what was billed,
 * write-offs do not. By product, a credit note is shared out over the lines of its invoice.
 */
export function incomeReport(
  entries: readonly JournalEntry[],
  { range, by, linesOf = () => [] }: Options,
): IncomeReport {
  const { from, to } = range;
  const rows = new Map<string, IncomeRow>();
  for (const entry of entries.filter(({ on }) => from <= on && on <= to)) {
    for (const part of partsOf(entry, by, linesOf)) add(rows, part);
  }
  const found = [...rows.values()];
  return { from, to, by, rows: by === 'month' ? withEveryMonth(found, range) : found.sort(mostFirst) };
}

/** The months of a range, as yyyy-MM. */
export function monthsIn({ from, to }: ReportRange): string[] {
  const months: string[] = [];
  let [year = 0, month = 0] = from.split('-').map(Number);
  for (;;) {
    const key = `${year}-${String(month).padStart(2, '0')}`;
    if (key > to.slice(0, 7)) return months;
    months.push(key);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}

/** What an entry adds to each group. */
function partsOf(entry: JournalEntry, by: IncomeBy, linesOf: NonNullable<Options['linesOf']>): IncomeRow[] {
  const { currency } = entry;
  const billedCents = billedOf(entry);
  if (by === 'product') {
    if (billedCents === 0) return [];
    const lines = linesOf(entry.invoiceId);
    const shares = shareOut(
      BigInt(Math.abs(billedCents)),
      lines.map(({ cents }) => BigInt(cents)),
    );
    return lines.map(({ product }, index) => ({
      ...{ key: product, label: product, currency },
      billedCents: Math.sign(billedCents) * Number(shares[index] ?? 0),
    }));
  }
  const receivedCents = entry.kind === 'money' ? entry.cents : 0;
  if (billedCents === 0 && receivedCents === 0) return [];
  return [{ ...groupOf(entry, by), currency, billedCents, receivedCents }];
}

function billedOf(entry: JournalEntry): number {
  if (entry.kind === 'sale') return netCents(entry.price);
  return entry.kind === 'credit' ? -netCents(entry.price) : 0;
}

function groupOf(entry: JournalEntry, by: Exclude<IncomeBy, 'product'>): { key: string; label: string } {
  if (by === 'customer') return { key: entry.customerId ?? entry.customer, label: entry.customer };
  const key = by === 'month' ? monthOf(entry.on) : entry.place;
  return { key, label: key };
}

const monthOf = (day: CalendarDay) => day.slice(0, 7);

/** Adds to the row of a group and currency; its label is that of the latest entry. */
function add(rows: Map<string, IncomeRow>, part: IncomeRow): void {
  const key = `${part.currency} ${part.key}`;
  const { billedCents = 0, receivedCents = 0 } = rows.get(key) ?? {};
  rows.set(key, {
    ...part,
    billedCents: billedCents + part.billedCents,
    ...(part.receivedCents !== undefined && { receivedCents: receivedCents + part.receivedCents }),
  });
}

function withEveryMonth(rows: readonly IncomeRow[], range: ReportRange): IncomeRow[] {
  const currencies = INVOICE_CURRENCIES.filter((currency) => rows.some((row) => row.currency === currency));
  return currencies.flatMap((currency) =>
    monthsIn(range).map(
      (month) =>
        rows.find((row) => row.currency === currency && row.key === month) ?? {
          ...{ key: month, label: month, currency, billedCents: 0, receivedCents: 0 },
        },
    ),
  );
}

function mostFirst(a: IncomeRow, b: IncomeRow): number {
  const place = ({ currency }: IncomeRow) => INVOICE_CURRENCIES.indexOf(currency);
  return (
    place(a) - place(b) ||
    b.billedCents - a.billedCents ||
    (b.receivedCents ?? 0) - (a.receivedCents ?? 0) ||
    inTextOrder(a.label, b.label)
  );
}
