import { isEmailVerified, languageOf, subjectOf, type UserRecord } from '#functions/domain/people/user-record.ts';
import type { Users } from '#functions/domain/people/users.ts';
import type { AccountOutbox } from '#functions/mail/orders/account-outbox.ts';
import { newMail, type Orders } from '#functions/mail/orders/outbox.ts';
import type { Identity } from '#functions/services/identity.ts';
import type { AppError } from '#shared/errors.ts';
import { EMAIL_TAKEN } from '#shared/refusals/people.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { Proof, VerificationStore } from './store.ts';

/** The dependencies of `changeEmail`. */
export type EmailChange = {
  readonly users: Pick<Users, 'find'>;
  readonly store: Pick<VerificationStore, 'claimEmail' | 'releaseEmail' | 'changeEmail'>;
  readonly identity: Pick<Identity, 'changeEmail'>;
  readonly outbox: Pick<AccountOutbox, 'order'>;
  /** Updates the copies of a user's email in the user index and in their employer's list. */
  readonly updateCopies: (user: UserRecord) => Promise<unknown>;
};

/**
 * Changes an account's email to a verified address and notifies the old one. Returns false if a concurrent call did
 * it first. Throws CONFLICT if another account has the address; only the owner of its mailbox can learn this.
 *
 * The address is claimed first, then changed at the identity provider, then in the table: after an interruption the
 * user can sign in with one of the two addresses, and using the code or link again completes the change.
 */
export async function changeEmail(dependencies: EmailChange, proof: Proof): Promise<boolean> {
  const { store, identity, outbox, updateCopies } = dependencies;
  const { user, verification, now } = proof;
  if (!(await store.claimEmail(verification, now))) throw emailTaken();
  if (!(await identity.changeEmail(subjectOf(user), verification.email))) {
    await store.releaseEmail(proof);
    throw emailTaken();
  }
  const change = (orders: Orders) => store.changeEmail(proof, orders);
  const mail = { kind: 'EMAIL_CHANGED', ...newMail(now), to: user.email, language: languageOf(user) } as const;
  if (await (isEmailVerified(user) ? outbox.order([mail], change) : change({}))) {
    await restoreEmail(dependencies, proof);
    return false;
  }
  await updateCopies({ ...user, email: verification.email });
  return true;
}

/**
 * Gives the identity provider the account's email again after the account was changed concurrently, such as handed
 * over; otherwise its owner could not sign in.
 */
async function restoreEmail({ users, store, identity }: EmailChange, proof: Proof): Promise<void> {
  const user = await users.find(proof.user.id);
  if (!user || user.email === proof.verification.email) return;
  await identity.changeEmail(subjectOf(user), user.email);
  await store.releaseEmail({ ...proof, user });
}

function emailTaken(): AppError {
  return refusal({ EMAIL_TAKEN }, { what: 'change' });
}
