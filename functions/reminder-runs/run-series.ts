import { newId } from '#functions/data/table/ids.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { NumberingStore } from '#functions/domain/document/numbering.ts';
import type { KeptCustomers } from '#functions/domain/invoice/kept-customer.ts';
import type { Businesses, BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { CustomerList } from '#functions/domain/people/customers.ts';
import { dueAtOf } from '#functions/domain/series/due-at.ts';
import { dueDays } from '#functions/domain/series/due-days.ts';
import { MAX_CATCH_UP } from '#functions/domain/series/limits.ts';
import { makeInvoice } from '#functions/domain/series/make-invoice.ts';
import type { SeriesStore } from '#functions/domain/series/series.ts';
import { afterPassing } from '#functions/domain/series/series-after.ts';
import type { SeriesRecord } from '#functions/domain/series/series-record.ts';
import type { OwnerNotice } from '#functions/mail/orders/business-mails.ts';
import { newMail } from '#functions/mail/orders/outbox.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { madeAt } from '#shared/series/schedule.ts';
import type { SeriesMode } from '#shared/series/status.ts';
import { type SendingDependencies, sendPending } from './send-pending.ts';

/** The dependencies of `runSeries`. */
export type Dependencies = SendingDependencies & {
  readonly table: Table;
  readonly businesses: Pick<Businesses, 'find' | 'findCompany' | 'timeZoneOf'>;
  readonly seriesOf: (businessId: string) => SeriesStore;
  readonly numbersOf: (businessId: string) => NumberingStore;
  readonly customersOf: (businessId: string) => Pick<CustomerList, 'find'>;
  readonly kept: KeptCustomers;
};

/** A series that is due. */
export type DueSeries = { readonly businessId: string; readonly seriesId: string };

/** Two for each day that a run makes up for, and as many again for changes that come first. */
const MAX_STEPS = 4 * MAX_CATCH_UP;

/**
 * Makes the invoices of a series that are due and, if it sends them, sends each before the next one is made. Every step
 * is one transaction with the series as it was read, so a run that is killed or that another one overtakes leaves
 * nothing twice and nothing undone (decisions F220, F221). Returns whether anything changed. Nothing happens while the
 * business is suspended or once it is deleted.
 */
export async function runSeries(dependencies: Dependencies, due: DueSeries, now: Date): Promise<boolean> {
  const { businessId, seriesId } = due;
  const business = await dependencies.businesses.find(businessId);
  if (!business || business.deletedAt || business.suspendedAt) return false;
  const store = dependencies.seriesOf(businessId);
  let changes = 0;
  for (let step = 0; step < MAX_STEPS; step++) {
    const series = await store.find(seriesId);
    if (!series) break;
    const done = await takeStep(dependencies, { series, business, now });
    if (done !== 'changed') break;
    changes += 1;
  }
  return changes > 0;
}

type State = { readonly series: SeriesRecord; readonly business: BusinessRecord; readonly now: Date };

async function takeStep(dependencies: Dependencies, state: State): Promise<'changed' | 'later'> {
  const { series, business, now } = state;
  const { pending } = series;
  const store = dependencies.seriesOf(business.id);
  if (pending) {
    const customers = dependencies.customersOf(business.id);
    const mode = modeOn(series, pending.day, business);
    return sendPending({ ...dependencies, store, customers }, { series, pending, mode, business, now });
  }
  const { timeZone } = business;
  const { missed, toMake } = dueDays(series, { timeZone, now });
  const [first] = [...missed, ...toMake];
  const last = toMake.at(-1) ?? missed.at(-1);
  if (!first || !last) {
    await replanSeries(dependencies, { businessId: business.id, seriesId: series.id });
    return 'later';
  }
  // A day that was in an earlier schedule, too, has its invoice already, even if that was deleted.
  const made = new Set(await store.madeDays(series.id, first, last));
  const left = missed.filter((day) => !made.has(day));
  const day = toMake.find((each) => !made.has(each));
  if (day) return make(dependencies, { ...state, day, missed: left });
  const after = afterPassing(series, last, left);
  await dependencies.table.transact(store.changing({ before: series, after, dueAt: dueAtOf(after, timeZone) }));
  return 'changed';
}

/** Stores when a series of a business is due, as after a change of the time zone. Returns whether it did. */
export async function replanSeries(
  { table, businesses, seriesOf }: Pick<Dependencies, 'table' | 'businesses' | 'seriesOf'>,
  { businessId, seriesId }: DueSeries,
): Promise<boolean> {
  const store = seriesOf(businessId);
  const [business, series] = await Promise.all([businesses.find(businessId), store.find(seriesId)]);
  if (!business || !series) return false;
  const dueAt = dueAtOf(series, business.timeZone);
  return (await table.transact(store.changing({ before: series, after: series, dueAt }))) === null;
}

type ToMake = State & { readonly day: CalendarDay; readonly missed: readonly CalendarDay[] };

async function make(dependencies: Dependencies, { series, business, now, day, missed }: ToMake): Promise<'changed'> {
  const { invoices, businesses, kept, outbox, seriesOf, numbersOf, customersOf } = dependencies;
  const { id: businessId } = business;
  const id = newId();
  const mode = modeOn(series, day, business);
  const notice = { ...newMail(now), invoiceId: id, kind: 'OWNER_NOTICE' } as const;
  const seriesId = series.id;
  const mails: OwnerNotice[] = [
    ...(mode === 'draft' ? [{ ...notice, news: { what: 'SERIES_DRAFT' as const, seriesId } }] : []),
    ...(missed.length > 0
      ? [{ ...notice, id: newId(), news: { what: 'SERIES_MISSED' as const, seriesId, days: [...missed] } }]
      : []),
  ];
  const stores = { series: seriesOf(businessId), numbers: numbersOf(businessId), customers: customersOf(businessId) };
  await outbox.order(mails, async (orders) => {
    const making = { series, day, now, mode, id, missed, also: () => orders };
    const invoice = await makeInvoice({ ...stores, invoices, businesses, kept }, making);
    return invoice ? null : 'series';
  });
  return 'changed';
}

/** What becomes of the invoice of a day: one that was due while the business was suspended waits for its people. */
function modeOn({ mode = 'draft', schedule }: SeriesRecord, day: CalendarDay, business: BusinessRecord): SeriesMode {
  const { restoredAt, timeZone } = business;
  const isLate = restoredAt !== undefined && schedule !== undefined;
  return isLate && madeAt(schedule, day, timeZone) < new Date(restoredAt) ? 'draft' : mode;
}
