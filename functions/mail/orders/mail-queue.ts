import { type Queue, sqsQueue } from '#functions/services/queue.ts';
import type { InvoiceMail, QueuedMail } from './business-mails.ts';

/** The queue of emails, by default those about invoices, which feeds `invoice-mails`. */
export type InvoiceMails<Mail extends QueuedMail = InvoiceMail> = {
  /** Queues an email durably, by default without a delay. Throws UNAVAILABLE if it may not have been queued. */
  add: (mail: Mail, delaySeconds?: number) => Promise<void>;
};

/** Opens the queue of emails. */
export function invoiceMailQueue(
  queue: Pick<Queue, 'send'> = sqsQueue(process.env.MAIL_QUEUE_URL),
): InvoiceMails<QueuedMail> {
  return { add: (mail, delaySeconds) => queue.send(JSON.stringify(mail), delaySeconds) };
}
