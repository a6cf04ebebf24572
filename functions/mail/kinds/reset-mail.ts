import { RESET_MINUTES } from '#functions/domain/people/reset-links.ts';
import { newToken } from '#functions/domain/people/secret-token.ts';
import { isEmailVerified, type UserRecord } from '#functions/domain/people/user-record.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { Composed, Sources } from '#functions/mail/mail-kind.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { secondsAt } from '#shared/time-units.ts';
import { accountMail } from './account-mail.ts';

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
  return resetMail(user, `${siteUrl}/reset-password?token=${token}`);
}

/**
 * The email with a reset link. It contains no user-entered text: anyone can register someone else's address with an
 * advertisement as the name.
 */
function resetMail(user: UserRecord, url: string): Mail {
  const to = user.email;
  return accountMail(to, {
    subject: `Reset your ${PRODUCT_NAME} password`,
    lines: [`Someone asked to reset the password of the ${PRODUCT_NAME} account for ${to}.`],
    button: { label: 'Reset password', url },
    after: [
      `This link is valid for ${RESET_MINUTES} minutes and works once. Please do not share it with anyone.`,
      ...(isEmailVerified(user) ? [] : [UNPROVEN]),
      'If this was not you, ignore this email: your password will not change.',
    ],
    because: 'because someone entered this address under “Forgot password”.',
  });
}

const UNPROVEN =
  'This address was never confirmed, so someone else may have registered it. Resetting the password confirms it and deletes everything previously entered in the account.';
