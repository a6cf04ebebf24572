import type { EmailVerification } from '#functions/data/people/email-verifications.ts';
import type { Caller } from '#functions/data/people/members.ts';
import { isEmailVerified, type UserRecord } from '#functions/data/people/user-record.ts';
import { CODE_TRIES } from '#shared/auth/verification.ts';
import { AppError } from '#shared/errors.ts';
import { changeEmail, type EmailChange } from './change-email.ts';
import { isCodeOf, isTokenOf, isWanted, type Proof, type VerificationStore } from './store.ts';

type Dependencies = EmailChange & {
  readonly store: VerificationStore;
};

/**
 * Proves the caller's mailbox with the mailed code. Throws INVALID_REQUEST, with the number of tries left, for a wrong
 * code, one that has expired and one that was tried too often; CONFLICT if the mailbox is proven already or, for a change
 * of e-mail, if another account has that address.
 */
export async function verifyCode(
  dependencies: Dependencies,
  { caller, code }: { caller: Caller; code: string },
  now: Date,
): Promise<{ message: string }> {
  const tried = await dependencies.store.countTry(caller.userId, now);
  if (!tried) throw await notOpen(dependencies, caller, now);
  if (!isCodeOf(tried, code.replace(/\s/g, ''))) throw wrong(CODE_TRIES - tried.tries);
  return prove(dependencies, tried, { now, refusal: CODE_EXPIRED });
}

/**
 * Proves a mailbox with the token of the mailed link. Throws INVALID_REQUEST for a token that is unknown, expired or
 * replaced by a newer one, CONFLICT as `verifyCode` does.
 */
export async function verifyLink(dependencies: Dependencies, token: string, now: Date): Promise<{ message: string }> {
  const { store, users } = dependencies;
  const link = await store.findLink(token);
  const verification = link && (await store.find(link.userId));
  if (verification && isTokenOf(verification, token, now)) {
    return prove(dependencies, verification, { now, refusal: LINK_REFUSED });
  }
  const user = link && (await users.find(link.userId));
  throw user && isEmailVerified(user) && user.email === link.email ? alreadyProven() : invalid(LINK_REFUSED);
}

async function prove(
  dependencies: Dependencies,
  verification: EmailVerification,
  { now, refusal }: { now: Date; refusal: string },
): Promise<{ message: string }> {
  const user = await dependencies.users.find(verification.userId);
  if (!user || user.disabled || !isWanted(verification, user)) throw invalid(refusal);
  const proof: Proof = { user, verification, now };
  const isFirst =
    verification.email === user.email ? await dependencies.store.prove(proof) : await changeEmail(dependencies, proof);
  if (!isFirst) throw alreadyProven();
  return { message: 'Your e-mail address is confirmed.' };
}

/** Why no code can be tried. */
async function notOpen({ store, users }: Dependencies, { userId }: Caller, now: Date): Promise<AppError> {
  const verification = await store.find(userId);
  const isOpen = verification && verification.ttl * 1000 > now.getTime();
  if (isOpen) return invalid(TRIED_TOO_OFTEN);
  const user = await users.find(userId);
  return user && isProven(user) ? alreadyProven() : invalid(CODE_EXPIRED);
}

/** Whether there is nothing left to prove. */
export function isProven(user: UserRecord): boolean {
  return isEmailVerified(user) && !user.pendingEmail;
}

const TRIED_TOO_OFTEN = 'This code was tried too often. Please ask for a new one.';
const CODE_EXPIRED = 'This code has expired. Please ask for a new one.';
const LINK_REFUSED = 'This link is invalid or has expired. Please sign in and ask for a new one.';

function wrong(left: number): AppError {
  if (left <= 0) return invalid('This code is wrong, and this was the last try. Please ask for a new one.');
  return invalid(`This code is wrong. You have ${left} ${left === 1 ? 'try' : 'tries'} left.`);
}

function invalid(message: string): AppError {
  return new AppError('INVALID_REQUEST', message);
}

/** The error for a mailbox that is proven already. */
export function alreadyProven(): AppError {
  return new AppError('CONFLICT', 'This e-mail address is confirmed already.');
}
