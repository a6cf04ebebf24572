import { RESET_MINUTES } from '#functions/domain/people/reset-links.ts';
import { newToken } from '#functions/domain/people/secret-token.ts';
import { isEmailVerified, languageOf, type UserRecord } from '#functions/domain/people/user-record.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { Composed, Sources } from '#functions/mail/mail-kind.ts';
import { secondsAt } from '#shared/time-units.ts';
import { accountMail } from './account-mail.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';

/**
 * Makes a link to reset the password of the account with this email, if there is an active one. A repeated delivery
 * makes another link.
 */
export async function composeReset(
  { findUserByEmail, links, siteUrl }: Pick<Sources, 'findUserByEmail' | 'links' | 'siteUrl'>,
  email: string,
  now: Date,
): Promise<Composed> {
  const user = await findUserByEmail(email);
  if (!user || user.disabled) return 'UNWANTED';
  const token = newToken();
  await links.add(token, {
    userId: user.id,
    credentialsVersion: user.credentialsVersion ?? 0,
    email: user.email,
    ttl: secondsAt(now) + RESET_MINUTES * 60,
  });
  return resetMail(user, { token, siteUrl });
}

/**
 * The email with a reset link. It contains no user-entered text: anyone can register someone else's address with an
 * advertisement as the name.
 */
function resetMail(user: UserRecord, { token, siteUrl }: { token: string; siteUrl: string }): Mail {
  const reader = { to: user.email, language: languageOf(user), siteUrl };
  const { reset: texts } = ACCOUNT_TEXTS[reader.language];
  return accountMail(reader, {
    subject: texts.subject,
    lines: [texts.intro(reader)],
    button: { label: texts.button, path: `/reset-password?token=${token}` },
    after: [texts.valid({ minutes: RESET_MINUTES }), ...(isEmailVerified(user) ? [] : [texts.unproven]), texts.notYou],
    why: texts.why,
  });
}
