import { mailAttemptKey } from '#functions/data/table/keys.ts';
import type { Write } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';
import { type InvoiceMails, invoiceMailQueue } from './mail-queue.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import type { InvoiceMail, QueuedMail } from './business-mails.ts';
import { DAY_SECONDS, secondsAt } from '#shared/time-units.ts';

/** Orders emails in the transaction of the change they report, so that neither exists without the other. */
export type MailOutbox<Mail extends QueuedMail = InvoiceMail> = {
  /**
   * Orders emails: `transact` runs a transaction that includes the given writes, and returns null or the name of the
   * write that failed. Returns the same; the emails are sent only after a null. Throws UNAVAILABLE without calling
   * `transact` if the queue is down.
   */
  order: (mails: readonly Mail[], transact: Transact) => Promise<string | null>;
};

type Transact = (orders: Readonly<Record<string, Write>>) => Promise<string | null>;

/** Delay in seconds, longer than a call has for its transaction and a run for sending an email. */
export const DELAY_SECONDS = 60;

/** The same for a function that runs for minutes: the longest delay SQS allows. */
export const LONG_DELAY_SECONDS = 900;

/** Retention of an order in seconds, longer than a dead letter can be delivered again. */
const ORDER_SECONDS = 30 * DAY_SECONDS;

/** Opens the outbox of emails, by default those about invoices, which `invoice-mails` sends. */
export function mailOutbox<Mail extends QueuedMail = InvoiceMail>(
  queue: InvoiceMails<Mail> = invoiceMailQueue(),
  delaySeconds = DELAY_SECONDS,
): MailOutbox<Mail> {
  return {
    async order(mails, transact) {
      await Promise.all(mails.map((mail) => queue.add(mail, delaySeconds)));
      const failed = await transact(
        Object.fromEntries(mails.map((mail) => [`mail ${mail.id}`, putNew(anOrder(mail))])),
      );
      if (failed === null) await sendWithoutDelay(queue, mails);
      return failed;
    },
  };
}

/** Never throws: the delayed messages remain queued. */
async function sendWithoutDelay<Mail extends QueuedMail>(
  queue: InvoiceMails<Mail>,
  mails: readonly Mail[],
): Promise<void> {
  const queued = await Promise.allSettled(mails.map((mail) => queue.add(mail)));
  for (const { reason } of queued.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[])
    logLine('warn', { event: 'ordered-mail-delayed', ...failureFields(reason) });
}

/** The item that later records the attempt to send the email. */
function anOrder(mail: QueuedMail) {
  const { sentAt } = mail;
  return { ...mailAttemptKey(mail), ttl: secondsAt(sentAt) + ORDER_SECONDS };
}
