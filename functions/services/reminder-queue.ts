import { type Queue, sqsQueue } from './queue.ts';

/** Work for `reminder-runs`: send what is due in a shard, or reschedule the invoices of a business. */
export type ReminderWork = { readonly shard: number } | { readonly businessId: string };

/** The queue that feeds `reminder-runs`. */
export type ReminderQueue = {
  /** Queues a delayed rescheduling, before the change is stored. Throws UNAVAILABLE. */
  prepare: (businessId: string) => Promise<void>;
  /** Queues it again without the delay, once the change is stored. Never throws: the delayed message remains. */
  hurry: (businessId: string) => Promise<void>;
};

/** Seconds of the delay: more than a call has to write an invoice by the settings that it read before. */
const DELAY_SECONDS = 60;

/** Opens the queue that feeds `reminder-runs`. */
export function reminderQueue(queue: Pick<Queue, 'send'> = sqsQueue(process.env.REMINDER_QUEUE_URL)): ReminderQueue {
  const work = (businessId: string) => JSON.stringify({ businessId } satisfies ReminderWork);
  return {
    prepare: (businessId) => queue.send(work(businessId), DELAY_SECONDS),
    hurry: (businessId) => queue.send(work(businessId)).catch(() => undefined),
  };
}
