import type { Attempts } from '#functions/domain/limits/attempts.ts';
import type { EmailVerifications } from '#functions/domain/people/email-verifications.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { type Notifier, notifyUser } from '#functions/domain/people/user-notice.ts';
import { isEmailVerified, type UserRecord } from '#functions/domain/people/user-record.ts';
import type { Users } from '#functions/domain/people/users.ts';
import { mailVerification } from '#functions/mail/kinds/verification-mail.ts';
import type { Client } from '#functions/services/client.ts';
import { RESEND_SECONDS } from '#shared/auth/verification.ts';
import { AppError } from '#shared/errors.ts';
import { type Issue, issueMessage } from '#shared/rules.ts';
import { addressInUseMail } from '#functions/mail/kinds/email-change-mails.ts';
import type { VerificationStore } from './store.ts';
import { alreadyVerified, isFullyVerified } from './verify.ts';

type Dependencies = Notifier & {
  readonly users: Pick<Users, 'find' | 'findByEmail'>;
  readonly store: Pick<VerificationStore, 'keepEmail'>;
  readonly verifications: EmailVerifications;
  /** Counts the mails of an account. */
  readonly requests: Pick<Attempts, 'begin'>;
  /** Counts the mails to the new address of an email change. */
  readonly changes: Pick<Attempts, 'begin'>;
};

type Request = { readonly caller: Caller; readonly now: Date };

/**
 * Mails a new code and link to the caller's unverified address. Throws CONFLICT if there is none, TOO_MANY_REQUESTS
 * within a minute of the last mail, with the seconds left, unless its code was tried too often, and beyond ten a day, and the mailer's errors.
 */
export async function resendVerification(
  dependencies: Dependencies,
  { caller, now }: Request,
): Promise<{ message: string }> {
  const user = await callerOf(dependencies, caller);
  if (isFullyVerified(user)) throw alreadyVerified();
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
  const answer = await request(dependencies, { user, email: newEmail, now });
  if (isEmailVerified(user)) {
    await notifyUser(dependencies, 'A change of your email address was requested', { caller, client, now });
  }
  return answer;
}

async function request(
  dependencies: Dependencies,
  { user, email, now }: { user: UserRecord; email: string; now: Date },
): Promise<{ message: string }> {
  const { requests, changes, verifications } = dependencies;
  // Before it is counted: a refused request sends nothing.
  const seconds = await verifications.secondsToWait(user.id, email, now);
  if (seconds > 0) throw tooSoon(seconds);
  const isAllowed =
    (await requests.begin(user.email, now)) && (email === user.email || (await changes.begin(email, now)));
  if (!isAllowed) throw new AppError('TOO_MANY_REQUESTS', DAILY_LIMIT);
  const owner = email === user.email ? undefined : await dependencies.users.findByEmail(email);
  const instead = owner && owner.id !== user.id ? addressInUseMail(email) : undefined;
  if (!(await mailVerification(dependencies, { user, email, now, instead }))) throw tooSoon(RESEND_SECONDS);
  return { message: `We sent a code to ${email}.` };
}

const DAILY_LIMIT = 'You have reached the daily limit for codes. Please try again tomorrow.';

function tooSoon(seconds: number): AppError {
  const issue: Issue = { path: 'code', rule: 'tooSoon', params: { seconds } };
  return new AppError('TOO_MANY_REQUESTS', issueMessage(issue), { issues: [issue], reason: 'CODE_JUST_SENT' });
}

async function callerOf({ users }: Pick<Dependencies, 'users'>, { userId }: Caller): Promise<UserRecord> {
  const user = await users.find(userId);
  if (!user) throw new AppError('UNAUTHENTICATED', 'Please sign in again');
  return user;
}
