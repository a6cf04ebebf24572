import { RESET_MINUTES, type ResetLinks } from '#functions/domain/people/reset-links.ts';
import { newToken } from '#functions/domain/people/secret-token.ts';
import type { Users } from '#functions/domain/people/users.ts';
import { logLine } from '#functions/services/log.ts';
import type { Mailer } from '#functions/mail/mail.ts';
import { AppError } from '#shared/errors.ts';
import { secondsAt } from '#shared/time-units.ts';
import { resetMail } from './reset-mail.ts';

/** The dependencies of `mailLink`. */
export type Dependencies = {
  readonly users: Pick<Users, 'findByEmail'>;
  readonly links: Pick<ResetLinks, 'add'>;
  readonly mailer: Mailer;
  readonly siteUrl: string;
};

/**
 * Mails a password reset link to the account with this email, if there is an active one. A repeated delivery mails
 * another link. Throws if SES did not accept the mail.
 */
export async function mailLink(
  { users, links, mailer, siteUrl }: Dependencies,
  email: string,
  now: Date,
): Promise<void> {
  const user = await users.findByEmail(email);
  if (!user || user.disabled) return;
  const token = newToken();
  await links.add(token, {
    userId: user.id,
    credentialsVersion: user.credentialsVersion ?? 0,
    email: user.email,
    ttl: secondsAt(now) + RESET_MINUTES * 60,
  });
  try {
    await mailer.send(resetMail(user, `${siteUrl}/reset-password?token=${token}`));
  } catch (error) {
    if (!isSuppressed(error)) throw error;
    logLine('info', { event: 'reset-mail-suppressed' });
  }
}

/** A retry would not reach a suppressed address either. */
function isSuppressed(error: unknown): boolean {
  return error instanceof AppError && error.code === 'CONFLICT';
}
