import { noteChange } from '#functions/domain/audit/audited-call.ts';
import type { SignInAttempts } from '#functions/domain/limits/sign-in-attempts.ts';
import type { AccountChanges } from '#functions/domain/people/account-changes.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import { refuseCommonPassword } from '#functions/domain/people/common-passwords.ts';
import { handOver } from '#functions/domain/people/hand-over.ts';
import { userNotice } from '#functions/domain/people/notices.ts';
import type { ResetLink, ResetLinks } from '#functions/domain/people/reset-links.ts';
import {
  actorOf,
  isEmailVerified,
  subjectOf,
  type UserRecord,
  workplaceOf,
} from '#functions/domain/people/user-record.ts';
import type { Users } from '#functions/domain/people/users.ts';
import type { AccountOutbox } from '#functions/mail/orders/account-outbox.ts';
import type { Client } from '#functions/services/client.ts';
import type { Identity } from '#functions/services/identity.ts';
import { settingPassword } from '#functions/services/identity-errors.ts';
import type { PasswordReset } from '#shared/auth/schema.ts';
import type { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/locale/language.ts';
import { RESET_LINK_EXPIRED } from '#shared/refusals/people.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { secondsAt } from '#shared/time-units.ts';

type Dependencies = {
  accountChanges: AccountChanges;
  users: Pick<Users, 'find'>;
  businesses: Pick<Businesses, 'find'>;
  links: ResetLinks;
  identity: Pick<Identity, 'setPassword'>;
  attempts: Pick<SignInAttempts, 'clear'>;
  updateUserIndex: (user: UserRecord) => Promise<void>;
  outbox: Pick<AccountOutbox, 'tell'>;
  clock: () => Date;
};

/**
 * Sets a new password with the token of a reset link (spec 1 §2.6), ends all sessions, lifts the lockout after failed
 * sign-ins and notifies the owner by mail. Throws INVALID_REQUEST for a token that is unknown, expired, used or
 * superseded, for a disabled user, and for a password that is too common or that the identity provider rejects. Of
 * several concurrent calls, only one succeeds, and its password is the one that counts.
 */
export async function resetPassword(
  dependencies: Dependencies,
  { token, newPassword, language }: PasswordReset,
  client: Client,
): Promise<{ message: string }> {
  const { accountChanges, outbox, clock } = dependencies;
  refuseCommonPassword(newPassword, 'newPassword');
  const read = () => readValid(dependencies, token);
  const { user } = await read();
  const owner = await accountChanges(user.id, read, (valid) => {
    const reset = isEmailVerified(valid.user) ? resetVerified : resetUnverified;
    return reset(dependencies, { ...valid, token, newPassword, language });
  });
  noteChange(actorOf(owner));
  await dependencies.attempts.clear(user.email);
  const caller = { email: user.email, businessId: workplaceOf(owner) };
  await outbox.tell(userNotice('PASSWORD_CHANGED', { caller, client, now: clock() }));
  return { message: 'Password has been reset successfully.' };
}

type Reset = {
  readonly token: string;
  readonly link: ResetLink;
  readonly user: UserRecord;
  readonly newPassword: string;
  /** Of who uses the link; absent if unknown. */
  readonly language: Language | undefined;
};

/** A valid link and its user. Throws INVALID_REQUEST for any other. */
async function readValid(
  { links, users, clock }: Pick<Dependencies, 'links' | 'users' | 'clock'>,
  token: string,
): Promise<Pick<Reset, 'link' | 'user'>> {
  const link = await links.find(token);
  const user = link && (await users.find(link.userId));
  if (!link || !user || !isValid(link, user, secondsAt(clock()))) throw refused();
  return { link, user };
}

/**
 * Consumes the link and ends the sessions first, so that no session survives a crash. If setting the password fails,
 * the link is restored and the old password still works; if that fails too, the user can request another link.
 */
async function resetVerified(
  dependencies: Dependencies,
  { token, link, user, newPassword }: Reset,
): Promise<UserRecord> {
  const { identity, links, clock } = dependencies;
  const usedLink = await consume(links, { token, link, now: clock() });
  try {
    await settingPassword('newPassword', () => identity.setPassword(subjectOf(user), newPassword));
  } catch (error) {
    await links.add(token, usedLink);
    throw error;
  }
  // The old password could still start a session in between.
  await links.endSessions(user.id);
  return user;
}

/**
 * Someone else may have registered the account, so it is handed over to the owner of its mailbox. The password is set
 * first: if a later step fails, the old password no longer works and the link can be used again.
 */
async function resetUnverified(
  dependencies: Dependencies,
  { token, link, user, newPassword, language }: Reset,
): Promise<UserRecord> {
  const { identity, links, businesses, clock, updateUserIndex } = dependencies;
  await settingPassword('newPassword', () => identity.setPassword(subjectOf(user), newPassword));
  const replaced = await businesses.find(user.businessId);
  const handedOver = handOver(user, { now: clock(), replaced, language });
  const now = secondsAt(clock());
  if (!(await links.consumeAndHandOver(token, link, { now, handedOver }))) throw refused();
  await updateUserIndex(handedOver.user);
  return handedOver.user;
}

function isValid({ email, credentialsVersion, ttl }: ResetLink, user: UserRecord, now: number): boolean {
  const isUnchanged = email === user.email && credentialsVersion === (user.credentialsVersion ?? 0);
  return isUnchanged && ttl > now && !user.disabled;
}

function refused(): AppError {
  return refusal({ RESET_LINK_EXPIRED });
}

/** Consumes a link. Returns the link to store if it has to be restored. */
async function consume(
  links: ResetLinks,
  { token, link, now }: { token: string; link: ResetLink; now: Date },
): Promise<ResetLink> {
  if (!(await links.consume(token, link, secondsAt(now)))) {
    throw refused();
  }
  // The user's other links still have the previous version, so they are now invalid.
  return { ...link, credentialsVersion: link.credentialsVersion + 1 };
}
