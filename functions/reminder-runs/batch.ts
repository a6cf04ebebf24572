import type { SQSBatchResponse } from 'aws-lambda';
import { handleEach, type Message } from '#functions/services/batch.ts';
import { logLine } from '#functions/services/log.ts';
import type { ReminderWork } from '#functions/services/reminder-queue.ts';
import { sweep } from '#functions/services/sweep.ts';
import { type Dependencies as Reminding, remind } from './remind.ts';
import type { ReminderStore } from './store.ts';
import { sendSummary } from './summary.ts';

/** The dependencies of sending and rescheduling reminders. */
export type Dependencies = Reminding & { readonly store: ReminderStore };

/** Sends the reminders due in the shards and reschedules those of the businesses. Returns the messages that failed. */
export function runBatch(
  dependencies: Dependencies,
  messages: readonly Message[],
  now: Date,
): Promise<SQSBatchResponse> {
  return handleEach<ReminderWork>(messages, 'reminder-run-failed', async (work) => {
    if ('shard' in work) {
      const done = await runShard(dependencies, work.shard, now);
      logLine('info', { event: 'shard-reminded', shard: work.shard, done });
    } else {
      await rescheduleAll(dependencies, work.businessId);
    }
  });
}

async function runShard({ store, ...dependencies }: Dependencies, shard: number, now: Date): Promise<number> {
  return sweep(await store.listDue(shard, now), {
    event: 'reminder-not-sent',
    idOf: (due) => ('invoiceId' in due ? due.invoiceId : due.businessId),
    handle: (due) =>
      'invoiceId' in due ? remind(dependencies, due.invoiceId, now) : sendSummary(dependencies, due, now),
  });
}

/** Skips invoices changed in the meantime, since every write reschedules its invoice. */
async function rescheduleAll({ store, invoices, reminders }: Dependencies, businessId: string): Promise<void> {
  const reschedule = async (invoiceId: string) => {
    const invoice = await invoices.find(invoiceId);
    return invoice ? invoices.reschedule(invoice, await reminders.dueAt(invoice)) : false;
  };
  const open = await store.listOpen(businessId);
  await sweep(open, { event: 'reminder-not-rescheduled', idOf: (id) => id, handle: reschedule });
}
