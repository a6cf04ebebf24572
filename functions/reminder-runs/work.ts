import { newId } from '#functions/data/table/ids.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import type { RemindedInvoice } from '#functions/domain/invoice/reminded.ts';
import type { OwnerNotice } from '#functions/mail/orders/business-mails.ts';
import type { ChargeQueue } from '#functions/services/charge-queue.ts';
import { logLine } from '#functions/services/log.ts';
import type { ReminderWork } from '#functions/services/reminder-queue.ts';
import { sweep } from '#functions/services/sweep.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { type Dependencies as Reminding, remind } from './remind.ts';
import { type Dependencies as RemindingOfEstimates, remindOfEstimate, replanEstimate } from './remind-estimate.ts';
import { type DueSeries, type Dependencies as RunningSeries, replanSeries, runSeries } from './run-series.ts';
import type { Due, ReminderStore } from './store.ts';

/** The dependencies of doing and replanning what becomes due. */
export type Dependencies = Reminding &
  RemindingOfEstimates &
  RunningSeries & {
    readonly store: ReminderStore;
    readonly invoices: Pick<Invoices, 'replanCharge'>;
    readonly charges: Pick<ChargeQueue, 'add'>;
  };

/**
 * Sends the reminders and makes the invoices that are due in a shard, and queues its charges, or replans those of a
 * business. Throws at the end if some failed.
 */
export async function doWork(dependencies: Dependencies, work: ReminderWork, now: Date): Promise<void> {
  if ('businessId' in work) return rescheduleAll(dependencies, work.businessId);
  const { shard } = work;
  logLine('info', { event: 'shard-reminded', shard, done: await runShard(dependencies, shard, now) });
}

async function runShard({ store, charges, ...dependencies }: Dependencies, shard: number, now: Date): Promise<number> {
  const due = await store.listDue(shard, now);
  // One that is still due in an hour is queued again.
  const charged = sweep(due.filter(isCharge), {
    event: 'charge-not-queued',
    idOf: ({ chargedId }) => chargedId,
    handle: ({ chargedId: invoiceId }) => charges.add({ invoiceId, at: now.toISOString() }).then(() => true),
  });
  const reminded = sweep(due.filter(isReminder), {
    event: 'reminder-not-sent',
    idOf: (due) => ('invoiceId' in due ? due.invoiceId : due.businessId),
    handle: (due) => {
      if ('invoiceId' in due) return remind(dependencies, due.invoiceId, now);
      return 'day' in due ? sendSummary(dependencies, due, now) : remindOfEstimate(dependencies, due, now);
    },
  });
  // One series of a business after the other, since they take one number after the other (decision F223).
  const ofBusinesses = Map.groupBy(due.filter(isSeries), ({ businessId }) => businessId);
  const made = sweep([...ofBusinesses], {
    event: 'series-not-run',
    idOf: ([businessId]) => businessId,
    handle: async ([, series]) => {
      const ran = { event: 'series-not-run', idOf: ({ seriesId }: DueSeries) => seriesId, concurrency: 1 };
      return (await sweep(series, { ...ran, handle: (each) => runSeries(dependencies, each, now) })) > 0;
    },
  });
  const [first, second, third] = await Promise.allSettled([reminded, made, charged]);
  return changedBy(first) + changedBy(second) + changedBy(third);
}

type DueCharge = Extract<Due, { readonly chargedId: string }>;
type Reminder = Exclude<Due, DueSeries | DueCharge>;
const isSeries = (due: Due): due is DueSeries => 'seriesId' in due;
const isCharge = (due: Due): due is DueCharge => 'chargedId' in due;
const isReminder = (due: Due): due is Reminder => !isSeries(due) && !isCharge(due);

/** How many a sweep changed. Throws if some of it failed. */
function changedBy(swept: PromiseSettledResult<number>): number {
  if (swept.status === 'rejected') throw swept.reason;
  return swept.value;
}

/** Skips what changed in the meantime, since every write or sending reschedules its own. */
async function rescheduleAll(dependencies: Dependencies, businessId: string): Promise<void> {
  const { store, invoices, reminders } = dependencies;
  const reschedule = async (invoiceId: string) => {
    const invoice = await invoices.find(invoiceId);
    if (!invoice) return false;
    if (invoice.charge?.on) await invoices.replanCharge(invoice);
    return invoices.reschedule(invoice, await reminders.dueAt(invoice));
  };
  const open = await store.listOpen(businessId);
  await sweep(open, { event: 'reminder-not-rescheduled', idOf: (id) => id, handle: reschedule });
  await sweep(await store.listWaiting(businessId), {
    event: 'reminder-not-rescheduled',
    idOf: (id) => id,
    handle: (estimateId) => replanEstimate(dependencies, { businessId, estimateId }),
  });
  await sweep(await store.listScheduled(businessId), {
    event: 'series-not-replanned',
    idOf: (id) => id,
    handle: (seriesId) => replanSeries(dependencies, { businessId, seriesId }),
  });
}

/** Orders the email with a day's reminders to the business's owner, once. Returns whether it did. */
async function sendSummary(
  { invoices, reminded, outbox }: Pick<Dependencies, 'invoices' | 'reminded' | 'outbox'>,
  { businessId, day }: { businessId: string; day: CalendarDay },
  now: Date,
): Promise<boolean> {
  const news = { what: 'REMINDED', day } as const;
  const sentAt = now.toISOString();
  const invoiceId = await firstKept(invoices, await reminded.list(businessId, day));
  const mails: OwnerNotice[] = invoiceId ? [{ kind: 'OWNER_NOTICE', id: newId(), invoiceId, sentAt, news }] : [];
  const failed = await outbox.order(mails, async (orders) =>
    (await reminded.endSummary({ businessId, day }, orders)) ? null : 'summary',
  );
  return failed === null;
}

/** The first invoice that still exists, since an email about a deleted one is not sent. */
async function firstKept(
  invoices: Pick<Dependencies['invoices'], 'find'>,
  reminded: readonly RemindedInvoice[],
): Promise<string | undefined> {
  for (const { invoiceId } of reminded) if (await invoices.find(invoiceId)) return invoiceId;
  return undefined;
}
