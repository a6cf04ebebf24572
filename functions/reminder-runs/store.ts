import {
  chargeDueKey,
  estimateReminderKey,
  idOf,
  invoiceRowRange,
  type Key,
  listItemKey,
  listOfBusiness,
  reminderShard,
  seriesDueKey,
} from '#functions/data/table/keys.ts';
import { between, startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { DueSeries } from './run-series.ts';

/**
 * Something due: the reminder of an invoice or an estimate, the charge of a saved card, an invoice of a series, or a
 * business's summary of a day.
 */
export type Due =
  | { readonly invoiceId: string }
  | { readonly chargedId: string }
  | { readonly businessId: string; readonly estimateId: string }
  | DueSeries
  | { readonly businessId: string; readonly day: CalendarDay };

/** Lists the work of `reminder-runs`. */
export type ReminderStore = ReturnType<typeof reminderStore>;

const ALL_DAYS = { from: '0000-00-00', to: '9999-99-99' };

/** Opens the reminder index of all businesses. */
export function reminderStore(table: Table) {
  return {
    /** What is due of a shard, from the sparse index. */
    async listDue(shard: number, now: Date): Promise<Due[]> {
      const due = await table.query<Key>({
        IndexName: 'gsi2',
        KeyConditionExpression: 'gsi2pk = :shard AND gsi2sk < :after',
        // Sorts after every key with this time.
        ExpressionAttributeValues: { ':shard': reminderShard(shard), ':after': `${now.toISOString()}~` },
      });
      return due.map(dueOf);
    },
    /** The ids of a business's invoices that are still to be paid. */
    async listOpen(businessId: string): Promise<string[]> {
      const rows = await Promise.all(
        ['SENT', 'OVERDUE'].map((status) =>
          table.query<Key>(between(invoiceRowRange(businessId, ALL_DAYS, status), 'lsi1')),
        ),
      );
      return rows.flat().map(idOf);
    },
    /** The ids of a business's series that have something ahead. */
    async listScheduled(businessId: string): Promise<string[]> {
      const range = { ...startingWith(seriesDueKey(businessId)), ProjectionExpression: 'pk, sk' };
      return (await table.query<Key>(range)).map(idOf);
    },
    /** The ids of a business's estimates that wait for an answer. */
    async listWaiting(businessId: string): Promise<string[]> {
      const { ExpressionAttributeValues, ...range } = startingWith(listItemKey(listOfBusiness(businessId, 'ESTIMATE')));
      const waiting = await table.query<Key>({
        ...range,
        ProjectionExpression: 'pk, sk',
        FilterExpression: '#status = :sent',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ...ExpressionAttributeValues, ':sent': 'SENT' },
      });
      return waiting.map(idOf);
    },
  };
}

function dueOf({ pk, sk }: Key): Due {
  const [kind, id = ''] = pk.split('#');
  if (kind === 'INVOICE') return sk === chargeDueKey(id).sk ? { chargedId: id } : { invoiceId: id };
  if (sk.startsWith(estimateReminderKey(id).sk)) return { businessId: id, estimateId: idOf({ sk }) };
  if (sk.startsWith(seriesDueKey(id).sk)) return { businessId: id, seriesId: idOf({ sk }) };
  return { businessId: id, day: idOf({ sk }) };
}
