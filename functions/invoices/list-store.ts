import {
  type Days,
  invoiceCountKey,
  invoicePaidKey,
  invoiceRowRange,
  invoiceTotalsKey,
  searchedRow,
  searchRange,
} from '#functions/data/table/keys.ts';
import { between, startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { SOLD_STATUSES } from '#functions/domain/invoice/invoice-counters.ts';
import type { InvoiceRow } from '#functions/domain/invoice/invoice-row.ts';
import type { SearchItem } from '#functions/domain/invoice/search-item.ts';
import { PROVINCE_CODES, type ProvinceCode } from '#shared/canada/provinces.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { inTextOrder } from '#shared/text-order.ts';

/** Days, both inclusive, and optionally only some statuses; empty if it ends before it begins. */
export type ListRange = Days & { statuses?: readonly InvoiceStatus[] | undefined };

/** The ends of a range without limits. */
export const FIRST_DAY = '0000-00-00';
export const LAST_DAY = '9999-99-99';

/** The number of rows to read, from the newest or oldest end of a range. */
export type RowPart = { limit: number; from: 'newest' | 'oldest' };

/** Counts and sums by name; values too large for an exact number are read as a bigint. */
export type Sums = Readonly<Record<string, number | bigint>>;

/** Sales by province, in cents of any currency before tax; `unplaced` are those without a known province. */
export type Sales = {
  readonly total: number;
  readonly unplaced: number;
  readonly in: { readonly [Province in ProvinceCode]?: number };
};

/** Reads the invoice list of a business; every read sees every write before it. */
export type InvoiceListStore = ReturnType<typeof invoiceListIn>;

/** Opens the invoice list of a business. */
export function invoiceListIn(table: Table, businessId: string) {
  const monthCounts = async (statuses: readonly string[], { from, to }: Days) => {
    const countKey = (status: string, day: string) => invoiceCountKey(businessId, status, day.slice(0, 7));
    const months = await Promise.all(
      statuses.map((status) => table.query<{ sk: string }>(between([countKey(status, from), countKey(status, to)]))),
    );
    return months.flat();
  };
  return {
    /** The number of invoices per day of a range, newest day first; days without any are absent. */
    async countByDay({ from, to, statuses }: ListRange): Promise<[day: string, count: number][]> {
      if (from > to) return [];
      const months = await monthCounts(statuses ?? ['ALL'], { from, to });
      return newestFirst(months.flatMap(daysOf)).filter(([day]) => day >= from && day <= to);
    },
    /** Rows from the newest or oldest end of a range, newest first. */
    async listRows({ from, to, statuses }: ListRange, part: RowPart): Promise<InvoiceRow[]> {
      if (from > to) return [];
      const rows = await Promise.all(
        (statuses ?? [undefined]).map((status) =>
          table.query<InvoiceRow>({
            ...between(invoiceRowRange(businessId, { from, to }, status), status && 'lsi1'),
            ScanIndexForward: part.from === 'oldest',
            Limit: part.limit,
          }),
        ),
      );
      const sorted = rows.flat().sort((a, b) => (a.sk < b.sk ? 1 : -1));
      return part.from === 'oldest' ? sorted.slice(-part.limit) : sorted.slice(0, part.limit);
    },
    /** The search items of all invoices issued on these days, newest first. */
    listSearchItems: (days: Days) =>
      table.query<SearchItem>({
        ...between(searchRange(businessId, days)),
        ProjectionExpression: 'sk, t',
        ScanIndexForward: false,
      }),
    /** The rows of search items, in the same order; omits those deleted since. */
    async readRows(found: readonly SearchItem[]): Promise<InvoiceRow[]> {
      const rows = found.map((item) => table.query<InvoiceRow>(startingWith(searchedRow(businessId, item))));
      return (await Promise.all(rows)).flat();
    },
    /** Sales in the months of these days, in cents: in total and, where known, by province. */
    async readSales({ from, to }: Days): Promise<Sales> {
      const counts = await monthCounts(SOLD_STATUSES, { from, to });
      const sums = new Map<string, number>();
      for (const [name, cents] of counts.flatMap((month) => Object.entries(month))) {
        if (name.startsWith('sales')) sums.set(name, (sums.get(name) ?? 0) + Number(cents));
      }
      const byProvince = PROVINCE_CODES.map((code) => [code, sums.get(`sales_${code}`) ?? 0]);
      const total = [...sums.values()].reduce((sum, cents) => sum + cents, 0);
      return { total, unplaced: sums.get('sales') ?? 0, in: Object.fromEntries(byProvince) };
    },
    /** The sums per status and currency, and those paid on each day from `since` on. */
    async readSums(since: string): Promise<{ totals: Sums; paidDays: Sums[] }> {
      const last = invoiceTotalsKey(businessId);
      const items = await table.query<{ pk: string; sk: string }>(between([invoicePaidKey(businessId, since), last]));
      const sums = items.map(({ pk: _pk, sk, ...each }) => ({ isTotals: sk === last.sk, each: each as Sums }));
      return {
        totals: sums.find(({ isTotals }) => isTotals)?.each ?? {},
        paidDays: sums.filter(({ isTotals }) => !isTotals).map(({ each }) => each),
      };
    },
  };
}

/** The days of a month's counts. */
function daysOf(month: { sk: string }): [string, number][] {
  const { sk, ...counts } = month;
  const yearMonth = sk.slice(-7);
  return Object.entries(counts as Record<string, unknown>)
    .filter((entry): entry is [string, number] => /^\d\d$/.test(entry[0]) && Number(entry[1]) > 0)
    .map(([day, count]): [string, number] => [`${yearMonth}-${day}`, count]);
}

/** Adds up the counts of each day. */
function newestFirst(days: readonly [string, number][]): [string, number][] {
  const counts = new Map<string, number>();
  for (const [day, count] of days) counts.set(day, (counts.get(day) ?? 0) + count);
  return [...counts].sort(([a], [b]) => inTextOrder(b, a));
}
