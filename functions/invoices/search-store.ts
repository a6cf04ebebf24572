import { TOTALS_KEY } from '#functions/data/invoice-figures.ts';
import { type SearchItem, searchRange } from '#functions/data/invoice-search.ts';
import { changeRange, type SearchChange, type StoredChange, toChange } from '#functions/data/search-changes.ts';
import type { Table } from '#functions/data/table.ts';
import { INVOICE_STATUSES } from '#shared/invoice/status.ts';

/** What searches read of the table; every read sees every write before it. */
export type SearchStore = {
  /** How many invoices a business has, and so how many search items. */
  countInvoices: (businessId: string) => Promise<number>;
  /** What a search reads of every invoice of the days, newest first. */
  listItems: (businessId: string, days: { from: string; to: string }) => Promise<SearchItem[]>;
  /** The changes of search items noted since an instant. */
  listChanges: (businessId: string, since: string) => Promise<SearchChange[]>;
};

export function searchStore(table: Table): SearchStore {
  const between = (businessId: string, { from, to }: { from: string; to: string }) => ({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': `BUSINESS#${businessId}`, ':from': from, ':to': to },
    ConsistentRead: true,
  });
  return {
    async countInvoices(businessId) {
      const totals = await table.get<Record<string, number>>({ pk: `BUSINESS#${businessId}`, sk: TOTALS_KEY });
      return INVOICE_STATUSES.reduce((sum, status) => sum + (totals?.[status] ?? 0), 0);
    },
    listItems: (businessId, days) =>
      table.query<SearchItem>({
        ...between(businessId, searchRange(days)),
        ProjectionExpression: 'sk, t',
        ScanIndexForward: false,
      }),
    async listChanges(businessId, since) {
      const changes = await table.query<StoredChange>(between(businessId, changeRange(since)));
      return changes.map(toChange);
    },
  };
}
