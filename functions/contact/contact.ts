import { type Mailer, mayBeOnItsWay } from '#functions/services/mail.ts';
import type { ContactMessage } from '#shared/contact/schema.ts';
import { AppError } from '#shared/errors.ts';
import { contactMail } from './contact-mail.ts';
import type { ContactQuotas } from './store.ts';

type Dependencies = { quotas: ContactQuotas; mailer: Mailer; supportEmail: string };

const SENT = { message: 'Message sent successfully' } as const;

/**
 * Mails a message to support, replies going to its sender (product decision 12). Throws TOO_MANY_REQUESTS past the
 * day's quotas, PROVIDER_FAILED or UNAVAILABLE when it could not be handed over; a message that surely
 * did not go does not count.
 */
export async function sendContactMessage(
  { quotas, mailer, supportEmail }: Dependencies,
  message: ContactMessage,
  now: Date,
): Promise<{ message: string }> {
  // People never see that field. A robot that is told nothing has no reason to try another way.
  if (message.website) return SENT;
  if (!supportEmail) throw new AppError('UNAVAILABLE', 'Email service is not configured', { reason: 'NOT_CONFIGURED' });
  if (!(await quotas.count(message.email, now))) {
    throw new AppError(
      'TOO_MANY_REQUESTS',
      `This is more messages than we can take in a day. Please try again tomorrow or write to ${supportEmail}.`,
    );
  }
  try {
    await mailer.send(contactMail(message, supportEmail));
  } catch (error) {
    if (!mayBeOnItsWay(error)) await quotas.giveBack(message.email, now);
    throw error;
  }
  return SENT;
}
