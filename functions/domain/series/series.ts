import { listIn } from '#functions/data/list/list.ts';
import type { PageRequest } from '#functions/data/list/page.ts';
import {
  dueKeys,
  idOf,
  type Key,
  listItemKey,
  listOfBusiness,
  seriesDueKey,
  seriesInvoiceKey,
} from '#functions/data/table/keys.ts';
import { between, startingWith } from '#functions/data/table/query.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { ifEqual, put, putNew, remove } from '#functions/data/table/write.ts';
import { transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import type { ActivityAction } from '#shared/activity/actions.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { followingIn } from './followed-prices.ts';
import { recordedSeries, type SeriesFields, type SeriesRecord } from './series-record.ts';

type Writes = Readonly<Record<string, Write>>;

/** A change of a series as read, and when there is something to do about it next; undefined if nothing is. */
export type SeriesChange = {
  readonly before: SeriesRecord;
  readonly after: SeriesRecord;
  readonly dueAt: Date | undefined;
};

/** The invoice that a series made for a day; it may be deleted by now. */
export type Occurrence = { readonly invoiceId: string; readonly invoiceNumber: string };
export type OccurrenceOn = Occurrence & { readonly day: CalendarDay };

type Sorted = 'billingName';

/** Reads and writes the series of a business. */
export type SeriesStore = ReturnType<typeof seriesIn>;

/** Opens the series of a business, each with the item by which its next invoice becomes due. */
export function seriesIn(table: Table, businessId: string) {
  const keys = listOfBusiness(businessId, 'SERIES');
  const list = listIn<SeriesFields, Sorted>(table, { ...keys, sorts: { billingName: 'lsi2' } });
  const recordOf = ({ id, billingName: label }: SeriesRecord) => ({ kind: 'series', id, label }) as const;

  const followed = followingIn(table, businessId);

  return {
    /** A series with the prices that it follows as they are now. */
    async find(id: string): Promise<SeriesRecord | undefined> {
      const found = await list.find(id);
      return found && followed(found);
    },
    /** What was entered into a series, likewise. */
    followed,
    /** A page of the list; the prices that lines follow are those of when their series was last written. */
    page: (request: PageRequest<SeriesFields, Sorted>) => list.page(request),
    /** How many series there are. */
    count: async (): Promise<number> => (await list.page({ page: 1, limit: 1, sort: 'createdAt' })).meta.total,
    /**
     * Stores a new series, along with other writes. Returns null on success, or the name of the other write whose condition
     * failed.
     */
    create(series: SeriesRecord, also: Writes): Promise<string | null> {
      const { id, createdAt: _derived, version: _first, ...fields } = series;
      return transactRecorded<string>(
        table,
        { businessId, record: recordOf(series), before: null, after: recordedSeries(series), action: 'series.create' },
        { ...also, ...list.addition(id, fields) },
      );
    },
    /**
     * Replaces a series with its next version. Returns null on success, `'series'` if it changed since it was read, or the
     * name of the other write whose condition failed.
     */
    replace({ action, also, ...change }: SeriesChange & { action: ActivityAction; also?: Writes }) {
      const { before, after } = change;
      const record = recordOf(after);
      return transactRecorded<string>(
        table,
        { businessId, record, before: recordedSeries(before), after: recordedSeries(after), action },
        { ...also, ...changeWrites(change) },
      );
    },
    /** The writes of a change by the product itself, for a larger transaction, without an activity entry. */
    changing: changeWrites,
    /** The write that remembers the invoice of a day, once, also beyond its deletion. */
    occurrence: (seriesId: string, day: CalendarDay, { invoiceId, invoiceNumber }: Occurrence): Writes => ({
      occurrence: putNew({ ...seriesInvoiceKey(businessId, seriesId, day), invoiceId, invoiceNumber }),
    }),
    findOccurrence: (seriesId: string, day: CalendarDay) =>
      table.get<Occurrence>(seriesInvoiceKey(businessId, seriesId, day)),
    /** The latest invoices of a series, at most so many. */
    async occurrences(seriesId: string, limit: number): Promise<OccurrenceOn[]> {
      const prefix = startingWith(seriesInvoiceKey(businessId, seriesId));
      const items = await table.query<Key & Occurrence>({ ...prefix, ScanIndexForward: false, Limit: limit });
      return items.map((item) => ({ day: idOf(item), ...occurrenceOf(item) }));
    },
    /** The days with an invoice between two, both inclusive. */
    async madeDays(seriesId: string, from: CalendarDay, to: CalendarDay): Promise<CalendarDay[]> {
      const keyOf = (day: CalendarDay) => seriesInvoiceKey(businessId, seriesId, day);
      const items = await table.query<Key>({ ...between([keyOf(from), keyOf(to)]), ProjectionExpression: 'sk' });
      return items.map(idOf);
    },
    /** Stores a series as read, with the prices that it follows and its total; null if it changed since. */
    async keepPrices({ changes, ...series }: SeriesRecord): Promise<true | null> {
      const kept = list.replacement({ ...series, changes: changes + 1 }, ifEqual({ changes }));
      return (await table.transact({ series: kept })) === null || null;
    },
    /** Deletes a series; returns the name of the write that failed, `'record'` if it changed since it was read. */
    remove(series: SeriesRecord): Promise<string | null> {
      const { id, changes } = series;
      return transactRecorded<string>(
        table,
        { businessId, record: recordOf(series), before: recordedSeries(series), after: null, action: 'series.delete' },
        {
          record: { Delete: { Key: listItemKey(keys, id), ...ifEqual({ changes }) } },
          total: list.removal(id).count,
          due: remove(seriesDueKey(businessId, id)),
        },
      );
    },
  };

  function changeWrites({ before, after, dueAt }: SeriesChange) {
    const { id, changes } = before;
    const due = seriesDueKey(businessId, id);
    return {
      series: list.replacement({ ...after, changes: changes + 1 }, ifEqual({ changes })),
      due: dueAt ? put({ ...due, ...dueKeys(id, dueAt) }) : remove(due),
    };
  }
}

function occurrenceOf({ invoiceId, invoiceNumber }: Occurrence): Occurrence {
  return { invoiceId, invoiceNumber };
}
