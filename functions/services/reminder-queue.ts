import { type Queue, sqsQueue } from './queue.ts';

/** Work for `reminder-runs`: send what is due in a shard, or reschedule the invoices of a business. */
export type ReminderWork = { readonly shard: number } | { readonly businessId: string };

/** The queue that feeds `reminder-runs`. */
export type ReminderQueue = ReturnType<typeof reminderQueue>;

/**
 * Delay in seconds of the message queued before the change: longer than a call has to write an invoice by the settings
 * it read before. It also covers calls that are killed.
 */
const DELAY_SECONDS = 60;

/** Opens the queue that feeds `reminder-runs`. */
export function reminderQueue(queue: Pick<Queue, 'send'> = sqsQueue(process.env.REMINDER_QUEUE_URL)) {
  const work = (businessId: string) => JSON.stringify({ businessId } satisfies ReminderWork);
  return {
    /**
     * Makes a change that affects when reminders are sent, and reschedules the invoices of the business. Returns what
     * `change` returns. Throws UNAVAILABLE, without making the change, if the queue takes no messages.
     */
    async reschedule<Result>(businessId: string, change: () => Promise<Result>): Promise<Result> {
      await queue.send(work(businessId), DELAY_SECONDS);
      const result = await change();
      await queue.send(work(businessId)).catch(() => undefined);
      return result;
    },
  };
}
