import { mayBeOnItsWay } from '#functions/services/delivery-faults.ts';
import type { Mailer } from '#functions/mail/mail.ts';
import type { ContactMessage } from '#shared/contact/schema.ts';
import { AppError } from '#shared/errors.ts';
import { contactMail } from '#functions/mail/kinds/contact-mail.ts';
import type { ContactQuotas, Sender } from './store.ts';

type Dependencies = { quotas: ContactQuotas; mailer: Mailer; supportEmail: string };

const SENT = { message: 'Message sent successfully' } as const;

/**
 * Emails a message to support; replies go to its sender (decision F72). Throws TOO_MANY_REQUESTS beyond the
 * daily quotas of the sender or their network, PROVIDER_FAILED or UNAVAILABLE if it could not be sent. A message that
 * was definitely not sent is not counted.
 */
export async function sendContactMessage(
  { quotas, mailer, supportEmail }: Dependencies,
  message: ContactMessage,
  { clientAddress, now }: Pick<Sender, 'clientAddress'> & { now: Date },
): Promise<{ message: string }> {
  // A hidden field that only bots fill in. They are shown success, so that they do not try another way.
  if (message.website) return SENT;
  if (!supportEmail) throw new AppError('UNAVAILABLE', 'Email service is not configured', { reason: 'NOT_CONFIGURED' });
  const undoCount = await quotas.count({ email: message.email, clientAddress }, now);
  if (!undoCount) {
    throw new AppError(
      'TOO_MANY_REQUESTS',
      `You have reached the daily limit for messages. Please try again tomorrow or write to ${supportEmail}.`,
    );
  }
  try {
    await mailer.send(contactMail(message, supportEmail));
  } catch (error) {
    if (!mayBeOnItsWay(error)) await undoCount();
    throw error;
  }
  return SENT;
}
