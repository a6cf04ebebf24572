import { OPEN_SHARDS, openShard } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';

export type OpenInvoiceStore = {
  /** The ids of SENT invoices due before a day, from the sparse index. */
  listDueBefore: (day: CalendarDay) => Promise<string[]>;
};

export function openInvoiceStore(table: Table): OpenInvoiceStore {
  return {
    async listDueBefore(day) {
      const shards = Array.from({ length: OPEN_SHARDS }, (_, shard) =>
        table.query<{ gsi1sk: string }>({
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :shard AND gsi1sk < :day',
          ExpressionAttributeValues: { ':shard': openShard(shard), ':day': day },
        }),
      );
      const due = (await Promise.all(shards)).flat();
      return due.map(({ gsi1sk }) => gsi1sk.slice(gsi1sk.indexOf('#') + 1));
    },
  };
}
