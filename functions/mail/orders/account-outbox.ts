import type { Table } from '#functions/data/table/table.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import { sqsQueue } from '#functions/services/queue.ts';
import type { AccountMail } from './account-mails.ts';
import { type MailOutbox, type MailQueue, orderOf, outboxOn } from './outbox.ts';

/** Orders emails about accounts. */
export type AccountOutbox = MailOutbox<AccountMail> & {
  /** Orders an email about a change that took several steps and is made. Never throws: a failure is only logged. */
  tell: (mail: AccountMail) => Promise<void>;
};

/** Opens the queue of the emails about accounts, which somebody may be waiting for. */
export function accountMailQueue(queue = sqsQueue(process.env.ACCOUNT_MAIL_QUEUE_URL)): MailQueue<AccountMail> {
  return { add: (mail, delaySeconds) => queue.send(JSON.stringify(mail), delaySeconds) };
}

/** Opens the outbox of the emails about accounts. */
export function accountOutbox(table: Pick<Table, 'transact'>, queue = accountMailQueue()): AccountOutbox {
  return {
    ...outboxOn(queue),
    async tell(mail) {
      try {
        await table.transact({ mail: orderOf(mail) });
        await queue.add(mail);
      } catch (error) {
        logLine('error', { event: 'account-mail-not-ordered', kind: mail.kind, ...failureFields(error) });
      }
    },
  };
}
