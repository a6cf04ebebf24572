import { openShard } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';

export type OpenInvoiceStore = ReturnType<typeof openInvoiceStore>;

export function openInvoiceStore(table: Table) {
  return {
    /** The ids of a shard's SENT invoices due before a day, earliest first, from the sparse index. */
    async listDueBefore(shard: number, day: CalendarDay): Promise<string[]> {
      const due = await table.query<{ gsi1sk: string }>({
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :shard AND gsi1sk < :day',
        ExpressionAttributeValues: { ':shard': openShard(shard), ':day': day },
      });
      return due.map(({ gsi1sk }) => gsi1sk.slice(gsi1sk.indexOf('#') + 1));
    },
  };
}
