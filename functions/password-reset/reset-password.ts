import type { Attempts } from '#functions/data/limits/attempts.ts';
import type { Users } from '#functions/data/people/users.ts';
import type { Identity } from '#functions/services/identity.ts';
import type { PasswordReset } from '#shared/auth/schema.ts';
import { AppError, invalidRequest } from '#shared/errors.ts';
import type { ResetLink, ResetLinks } from './reset-store.ts';

type Dependencies = {
  users: Pick<Users, 'find'>;
  links: ResetLinks;
  identity: Pick<Identity, 'setPassword'>;
  attempts: Pick<Attempts, 'clear'>;
  clock: () => Date;
};

/**
 * Sets a new password with the token of a reset link (spec 1 §2.6); older sessions and the lock after failed sign-ins
 * end. Throws INVALID_REQUEST for a token that is unknown, expired, used or superseded, for a disabled user, and for a
 * password that the identity provider rejects.
 *
 * The link is consumed first, together with the sessions, so only one of several parallel uses continues, and a crash
 * leaves nobody signed in who should not be. If setting the password fails, the link is restored and the old password
 * still works; if that fails too, another link can be requested.
 */
export async function resetPassword(
  { users, links, identity, attempts, clock }: Dependencies,
  { token, newPassword }: PasswordReset,
): Promise<{ message: string }> {
  const link = await links.find(token);
  const user = link && (await users.find(link.userId));
  if (!link || !user) throw new AppError('INVALID_REQUEST', REFUSED);
  const usedLink = await consume(links, { token, link, now: clock() });
  try {
    await identity.setPassword(user.email, newPassword);
  } catch (error) {
    await links.add(token, usedLink);
    throw isRefusedPassword(error)
      ? invalidRequest([{ path: 'newPassword', rule: 'password' }], { cause: error })
      : error;
  }
  // Until now the old password could still start a session.
  await links.endSessions(user.id);
  await attempts.clear(user.email);
  return { message: 'Password has been reset successfully.' };
}

const REFUSED = 'Invalid or expired reset token';

/** Consumes a link and returns it as it must be stored to restore it. */
async function consume(
  links: ResetLinks,
  { token, link, now }: { token: string; link: ResetLink; now: Date },
): Promise<ResetLink> {
  if (!(await links.consume(token, link, Math.floor(now.getTime() / 1000)))) {
    throw new AppError('INVALID_REQUEST', REFUSED);
  }
  // The user's other links remember the previous version, so they are invalid now.
  return { ...link, credentialsVersion: link.credentialsVersion + 1 };
}

/** In rare cases Cognito rejects a password that meets the product's rule, such as one with a trailing space. */
function isRefusedPassword(error: unknown): boolean {
  return error instanceof Error && ['InvalidPasswordException', 'InvalidParameterException'].includes(error.name);
}
