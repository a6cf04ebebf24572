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
 * Sets a new password with the token of a reset link (spec 1 §2.6), ends every older session and the lock after failed
 * sign-ins. Throws INVALID_REQUEST for a token that is unknown, expired, used or overtaken by another, for a disabled
 * account, and for a password that the identity provider does not take.
 *
 * The link is used up first, so that of many uses one goes on, and the sessions end with it: should the function die
 * right after, nobody stays signed in who should not. When the new password cannot be set, the link works again and the
 * old password still does; should that fail too, the person can ask for another link, as ever.
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
  // Until now the old password could still begin a session.
  await links.endSessions(user.id, secondAfter(clock()));
  await attempts.clear(user.email);
  return { message: 'Password has been reset successfully.' };
}

const REFUSED = 'Invalid or expired reset token';

/** Uses a link up and answers it as it must be stored should it be needed again. */
async function consume(
  links: ResetLinks,
  { token, link, now }: { token: string; link: ResetLink; now: Date },
): Promise<ResetLink> {
  // Always another value than before: by it the person's other links know that they were overtaken.
  const sessionsValidFrom = Math.max(secondAfter(now), link.sessionsValidFrom + 1);
  const isFirst = await links.consume(token, link, { now: Math.floor(now.getTime() / 1000), sessionsValidFrom });
  if (!isFirst) throw new AppError('INVALID_REQUEST', REFUSED);
  return { ...link, sessionsValidFrom };
}

/**
 * From when sessions count that shall be newer than an instant. A session tells its beginning in whole seconds, rounded
 * down: one begun within this very second may be older. `login` sees to it that a newer one is not taken for such.
 */
function secondAfter(instant: Date): number {
  return Math.floor(instant.getTime() / 1000) + 1;
}

/** Cognito asks more of a password than the product's rule in rare cases, such as a space at its end. */
function isRefusedPassword(error: unknown): boolean {
  return error instanceof Error && ['InvalidPasswordException', 'InvalidParameterException'].includes(error.name);
}
