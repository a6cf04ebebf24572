import { countKey } from '#functions/data/invoice-figures.ts';
import type { InvoiceRow } from '#functions/data/invoice-row.ts';
import { rowPrefix, type SearchItem, searchRange } from '#functions/data/invoice-search.ts';
import type { Table } from '#functions/data/table.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';

/** A range of days, both inclusive, and maybe only some statuses; one that ends before it begins is empty. */
export type ListRange = { from: string; to: string; statuses?: readonly InvoiceStatus[] | undefined };

/** How many rows of a range, counted from its newest or its oldest. */
export type RowPart = { limit: number; from: 'newest' | 'oldest' };

/** How the list of a business's invoices is read; every read sees every write before it. */
export type InvoiceListStore = {
  /** How many invoices each day of a range has, newest day first; days without any are absent. */
  countByDay: (businessId: string, range: ListRange) => Promise<[day: string, count: number][]>;
  /** As many rows of a range from its newest or its oldest end, newest first. */
  listRows: (businessId: string, range: ListRange, part: RowPart) => Promise<InvoiceRow[]>;
  /** The search items of every invoice issued on these days, newest first. */
  listSearchItems: (businessId: string, days: { from: string; to: string }) => Promise<SearchItem[]>;
  /** The rows of search items, in their order; those deleted in the meantime are left out. */
  readRows: (businessId: string, found: readonly SearchItem[]) => Promise<InvoiceRow[]>;
};

export function invoiceListStore(table: Table): InvoiceListStore {
  return {
    async countByDay(businessId, { from, to, statuses = ['ALL'] as const }) {
      if (from > to) return [];
      const months = await Promise.all(
        statuses.map((status) =>
          table.query<{ sk: string }>({
            KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
            ExpressionAttributeValues: {
              ':pk': `BUSINESS#${businessId}`,
              ':from': countKey(status, from.slice(0, 7)),
              ':to': countKey(status, to.slice(0, 7)),
            },
            ConsistentRead: true,
          }),
        ),
      );
      return newestFirst(months.flat().flatMap(daysOf)).filter(([day]) => day >= from && day <= to);
    },
    async listRows(businessId, { from, to, statuses = [undefined] }, part) {
      if (from > to) return [];
      const rows = await Promise.all(
        statuses.map((status) =>
          table.query<InvoiceRow>({
            ...(status && { IndexName: 'lsi1' }),
            KeyConditionExpression: `pk = :pk AND ${status ? 'lsi1sk' : 'sk'} BETWEEN :from AND :to`,
            ExpressionAttributeValues: {
              ':pk': `BUSINESS#${businessId}`,
              ':from': `${status ?? 'INVOICE'}#${from}`,
              ':to': `${status ?? 'INVOICE'}#${to}#~`,
            },
            ConsistentRead: true,
            ScanIndexForward: part.from === 'oldest',
            Limit: part.limit,
          }),
        ),
      );
      const sorted = rows.flat().sort((a, b) => (a.sk < b.sk ? 1 : -1));
      return part.from === 'oldest' ? sorted.slice(-part.limit) : sorted.slice(0, part.limit);
    },
    listSearchItems: (businessId, days) => {
      const { from, to } = searchRange(days);
      return table.query<SearchItem>({
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': `BUSINESS#${businessId}`, ':from': from, ':to': to },
        ProjectionExpression: 'sk, t',
        ConsistentRead: true,
        ScanIndexForward: false,
      });
    },
    async readRows(businessId, found) {
      const rows = await Promise.all(
        found.map((item) =>
          table.query<InvoiceRow>({
            KeyConditionExpression: 'pk = :pk AND begins_with(sk, :row)',
            ExpressionAttributeValues: { ':pk': `BUSINESS#${businessId}`, ':row': rowPrefix(item) },
            ConsistentRead: true,
          }),
        ),
      );
      return rows.flat();
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

/** Each day once, with all that was counted of it. */
function newestFirst(days: readonly [string, number][]): [string, number][] {
  const counts = new Map<string, number>();
  for (const [day, count] of days) counts.set(day, (counts.get(day) ?? 0) + count);
  return [...counts].sort(([a], [b]) => (a < b ? 1 : -1));
}
