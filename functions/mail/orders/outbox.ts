import { newId } from '#functions/data/table/ids.ts';
import { mailAttemptKey } from '#functions/data/table/keys.ts';
import type { Write } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import { DAY_SECONDS, secondsAt } from '#shared/time-units.ts';
import type { InvoiceMail } from './business-mails.ts';
import type { QueuedMail } from './queued-mail.ts';

/** Orders emails in the transaction of the change they report, so that neither exists without the other. */
export type MailOutbox<Mail extends QueuedMail = InvoiceMail> = {
  /**
   * Orders emails: `transact` runs a transaction that includes the given writes, and returns null or the name of the
   * write that failed. Returns the same; the emails are sent only after a null. Throws UNAVAILABLE without calling
   * `transact` if the queue is down.
   */
  order: (mails: readonly Mail[], transact: Transact) => Promise<string | null>;
};

type Transact = (orders: Orders) => Promise<string | null>;

/** The writes that order emails, for the transaction of what they tell. */
export type Orders = Readonly<Record<string, Write>>;

/** A queue that feeds the function `mails`. */
export type MailQueue<Mail extends QueuedMail> = {
  /** Queues an email durably, by default without a delay. Throws UNAVAILABLE if it may not have been queued. */
  add: (mail: Mail, delaySeconds?: number) => Promise<void>;
};

/** Delay in seconds, longer than a call has for its transaction and a run for sending an email. */
export const DELAY_SECONDS = 60;

/** The same for a function that runs for minutes: the longest delay SQS allows. */
export const LONG_DELAY_SECONDS = 900;

/** Retention of an order in seconds, longer than a dead letter can be delivered again. */
const ORDER_SECONDS = 30 * DAY_SECONDS;

/** The id and the time of a new email. */
export function newMail(now: Date): Pick<QueuedMail, 'id' | 'sentAt'> {
  return { id: newId(), sentAt: now.toISOString() };
}

/** Opens the outbox of a queue; the delay suits the function that orders the emails. */
export function outboxOn<Mail extends QueuedMail>(
  queue: MailQueue<Mail>,
  delaySeconds = DELAY_SECONDS,
): MailOutbox<Mail> {
  return {
    async order(mails, transact) {
      await Promise.all(mails.map((mail) => queue.add(mail, delaySeconds)));
      const failed = await transact(Object.fromEntries(mails.map((mail) => [`mail ${mail.id}`, orderOf(mail)])));
      if (failed === null) await sendWithoutDelay(queue, mails);
      return failed;
    },
  };
}

/** Never throws: the delayed messages remain queued. */
async function sendWithoutDelay<Mail extends QueuedMail>(
  queue: MailQueue<Mail>,
  mails: readonly Mail[],
): Promise<void> {
  const queued = await Promise.allSettled(mails.map((mail) => queue.add(mail)));
  for (const { reason } of queued.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[])
    logLine('warn', { event: 'ordered-mail-delayed', ...failureFields(reason) });
}

/** The write of the item that later records the attempt to send the email. */
export function orderOf(mail: QueuedMail): Write {
  return putNew({ ...mailAttemptKey(mail), ttl: secondsAt(mail.sentAt) + ORDER_SECONDS });
}
