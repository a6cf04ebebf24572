import { sqsQueue } from '#functions/services/queue.ts';
import type { BusinessMail } from './business-mails.ts';
import { type MailOutbox, type MailQueue, outboxOn } from './outbox.ts';

/** Opens the queue of the emails of businesses, which may wait for a PDF. */
export function mailQueue(queue = sqsQueue(process.env.MAIL_QUEUE_URL)): MailQueue<BusinessMail> {
  return { add: (mail, delaySeconds) => queue.send(JSON.stringify(mail), delaySeconds) };
}

/** Opens the outbox of the emails of businesses. */
export function mailOutbox(delaySeconds?: number): MailOutbox<BusinessMail> {
  return outboxOn(mailQueue(), delaySeconds);
}
