import type { Attempts } from '#functions/domain/limits/attempts.ts';
import { orUndo } from '#functions/domain/limits/or-undo.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { userNotice } from '#functions/domain/people/notices.ts';
import { orderVerification, type Verifying } from '#functions/domain/people/order-verification.ts';
import { isEmailVerified, type UserRecord } from '#functions/domain/people/user-record.ts';
import type { Users } from '#functions/domain/people/users.ts';
import type { AccountMail } from '#functions/mail/orders/account-mails.ts';
import { requireMailSender } from '#functions/mail/orders/mail-sender.ts';
import type { Client } from '#functions/services/client.ts';
import { refuseSuppressed, type Suppressions } from '#functions/services/suppressions.ts';
import { RESEND_SECONDS } from '#shared/auth/verification.ts';
import { ALREADY_VERIFIED, CODE_JUST_SENT, CODES_USED_UP, SESSION_ENDED } from '#shared/refusals/people.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { VerificationStore } from './store.ts';
import { isFullyVerified } from './verify.ts';

type Dependencies = Verifying & {
  readonly users: Pick<Users, 'find' | 'findByEmail'>;
  readonly store: Pick<VerificationStore, 'keepEmail'>;
  readonly suppressions: Suppressions;
  /** The address that sends email; without one, email is not configured. */
  readonly mailFrom: string | undefined;
  /** Counts the mails of an account. */
  readonly requests: Pick<Attempts, 'begin' | 'undo'>;
  /** Counts the mails to the new address of an email change. */
  readonly changes: Pick<Attempts, 'begin' | 'undo'>;
};

type Request = { readonly caller: Caller; readonly now: Date };

/**
 * Mails a new code and link to the caller's unverified address. Throws CONFLICT if there is none, TOO_MANY_REQUESTS
 * within a minute of the last mail, with the seconds left, unless its code was tried too often, and beyond ten a day,
 * CONFLICT for a suppressed address, UNAVAILABLE if email is not configured or was not queued.
 */
export async function resendVerification(
  dependencies: Dependencies,
  { caller, now }: Request,
): Promise<{ message: string }> {
  const user = await callerOf(dependencies, caller);
  if (isFullyVerified(user)) throw refusal({ ALREADY_VERIFIED });
  return request(dependencies, { user, email: user.pendingEmail ?? user.email, now });
}

/**
 * Starts changing the caller's email: mails a code and a link to the new address, which takes effect once either is
 * used, and notifies the current address if it is verified. If another account has that address, its owner is notified
 * instead; the response is the same. Passing the current address cancels a pending change. Throws as
 * `resendVerification` does.
 */
export async function requestEmailChange(
  dependencies: Dependencies,
  { caller, email, client, now }: Request & { readonly email: string; readonly client: Client },
): Promise<{ message: string }> {
  const user = await callerOf(dependencies, caller);
  const newEmail = email.toLowerCase();
  if (newEmail === user.email) {
    if (user.pendingEmail) await dependencies.store.keepEmail(user.id);
    return { message: `Your email address is still ${user.email}.` };
  }
  const notices = isEmailVerified(user) ? [userNotice('EMAIL_CHANGE_REQUESTED', { caller, client, now })] : [];
  return request(dependencies, { user, email: newEmail, now, notices });
}

async function request(
  dependencies: Dependencies,
  { user, email, now, notices = [] }: { user: UserRecord; email: string; now: Date; notices?: AccountMail[] },
): Promise<{ message: string }> {
  const { requests, changes, verifications, suppressions, mailFrom } = dependencies;
  requireMailSender(mailFrom);
  // Before it is counted: a refused request sends nothing.
  const seconds = await verifications.secondsToWait(user.id, email, now);
  if (seconds > 0) throw refusal({ CODE_JUST_SENT }, { seconds });
  await refuseSuppressed(suppressions, { to: email }, now);
  const isAllowed =
    (await requests.begin(user.email, now)) && (email === user.email || (await changes.begin(email, now)));
  if (!isAllowed) throw refusal({ CODES_USED_UP });
  const owner = email === user.email ? undefined : await dependencies.users.findByEmail(email);
  const isInUse = owner !== undefined && owner.id !== user.id;
  const isOrdered = await orUndo(
    () => orderVerification(dependencies, { user, email, now, isInUse, notices }),
    () => Promise.all([requests.undo(user.email), email !== user.email && changes.undo(email)]),
  );
  if (!isOrdered) throw refusal({ CODE_JUST_SENT }, { seconds: RESEND_SECONDS });
  return { message: `We sent a code to ${email}.` };
}

async function callerOf({ users }: Pick<Dependencies, 'users'>, { userId }: Caller): Promise<UserRecord> {
  const user = await users.find(userId);
  if (!user) throw refusal({ SESSION_ENDED });
  return user;
}
