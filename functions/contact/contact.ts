import { orUndo } from '#functions/domain/limits/or-undo.ts';
import type { AccountMail } from '#functions/mail/orders/account-mails.ts';
import { requireMailSender } from '#functions/mail/orders/mail-sender.ts';
import { type MailQueue, newMail } from '#functions/mail/orders/outbox.ts';
import type { ContactMessage } from '#shared/contact/schema.ts';
import { CONTACT_USED_UP } from '#shared/refusals/businesses.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { ContactQuotas, Sender } from './store.ts';

type Dependencies = {
  quotas: ContactQuotas;
  mails: MailQueue<AccountMail>;
  mailFrom: string | undefined;
  supportEmail: string;
};

const SENT = { message: 'Message sent successfully' } as const;

/**
 * Queues the email with a message to support; replies go to its sender (product decision 12). Throws TOO_MANY_REQUESTS
 * beyond the daily quotas of the sender or their network, UNAVAILABLE if email is not configured, or if it was not
 * queued, which is not counted.
 */
export async function sendContactMessage(
  { quotas, mails, mailFrom, supportEmail }: Dependencies,
  message: ContactMessage,
  { clientAddress, now }: Pick<Sender, 'clientAddress'> & { now: Date },
): Promise<{ message: string }> {
  // A hidden field that only bots fill in. They are shown success, so that they do not try another way.
  if (message.website) return SENT;
  requireMailSender(supportEmail && mailFrom);
  const undoCount = await quotas.count({ email: message.email, clientAddress }, now);
  if (!undoCount) {
    throw refusal({ CONTACT_USED_UP }, { supportEmail });
  }
  await orUndo(() => mails.add({ kind: 'CONTACT', ...newMail(now), message }), undoCount);
  return SENT;
}
