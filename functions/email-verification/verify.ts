import type { AccountChanges } from '#functions/domain/people/account-changes.ts';
import type { EmailVerification } from '#functions/domain/people/email-verifications.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { isEmailVerified, type UserRecord } from '#functions/domain/people/user-record.ts';
import { CODE_TRIES } from '#shared/auth/verification.ts';
import type { AppError } from '#shared/errors.ts';
import { ALREADY_VERIFIED, CODE_EXPIRED, LINK_EXPIRED, TRIED_TOO_OFTEN, WRONG_CODE } from '#shared/refusals/people.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { changeEmail, type EmailChange } from './change-email.ts';
import { isCodeOf, isTokenOf, isWanted, type VerificationStore } from './store.ts';

type Dependencies = EmailChange & {
  readonly accountChanges: AccountChanges;
  readonly store: VerificationStore;
};

/**
 * Verifies the caller's email with the mailed code. Throws INVALID_REQUEST for a wrong code, with the number of
 * attempts left, and for one that has expired or was attempted too often; CONFLICT if the email is already verified
 * or, for a change of email, if another account has that address.
 */
export async function verifyCode(
  dependencies: Dependencies,
  { caller, code }: { caller: Caller; code: string },
  now: Date,
): Promise<{ message: string }> {
  const tried = await dependencies.store.countTry(caller.userId, now);
  if (!tried) throw await notPending(dependencies, caller, now);
  if (!isCodeOf(tried, code.replace(/\s/g, ''))) throw wrong(CODE_TRIES - tried.tries);
  return verify(dependencies, tried, { now, refused: refusal({ CODE_EXPIRED }) });
}

/**
 * Verifies an email with the token of the mailed link. Throws INVALID_REQUEST for a token that is unknown, expired or
 * superseded, CONFLICT in the cases of `verifyCode`.
 */
export async function verifyLink(dependencies: Dependencies, token: string, now: Date): Promise<{ message: string }> {
  const { store, users } = dependencies;
  const link = await store.findLink(token);
  const verification = link && (await store.find(link.userId));
  if (verification && isTokenOf(verification, token, now)) {
    return verify(dependencies, verification, { now, refused: refusal({ LINK_EXPIRED }) });
  }
  const user = link && (await users.find(link.userId));
  throw user && isEmailVerified(user) && user.email === link.email
    ? refusal({ ALREADY_VERIFIED })
    : refusal({ LINK_EXPIRED });
}

async function verify(
  dependencies: Dependencies,
  verification: EmailVerification,
  { now, refused }: { now: Date; refused: AppError },
): Promise<{ message: string }> {
  const read = async () => {
    const user = await dependencies.users.find(verification.userId);
    if (user && !user.disabled && isWanted(verification, user)) return user;
    throw refused;
  };
  const user = await read();
  const isFirst =
    verification.email === user.email
      ? await dependencies.store.verify({ user, verification, now })
      : await dependencies.accountChanges(user.id, read, (latest) =>
          changeEmail(dependencies, { user: latest, verification, now }),
        );
  if (!isFirst) throw refusal({ ALREADY_VERIFIED });
  return { message: 'Your email address is confirmed.' };
}

/** The error for a code when no verification accepts one. */
async function notPending({ store, users }: Dependencies, { userId }: Caller, now: Date): Promise<AppError> {
  const verification = await store.find(userId);
  const isOpen = verification && verification.ttl * 1000 > now.getTime();
  if (isOpen) return refusal({ TRIED_TOO_OFTEN });
  const user = await users.find(userId);
  return user && isFullyVerified(user) ? refusal({ ALREADY_VERIFIED }) : refusal({ CODE_EXPIRED });
}

/** Whether neither the user's email nor a new one is waiting for verification. */
export function isFullyVerified(user: UserRecord): boolean {
  return isEmailVerified(user) && !user.pendingEmail;
}

function wrong(left: number): AppError {
  if (left <= 0) return refusal({ WRONG_CODE }, { what: 'none', left });
  return refusal({ WRONG_CODE }, { what: left === 1 ? 'one' : 'several', left });
}
