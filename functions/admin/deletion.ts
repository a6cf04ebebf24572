import type { Businesses, BusinessRecord } from '#functions/data/people/businesses.ts';
import type { Caller } from '#functions/data/people/members.ts';
import type { UserRecord } from '#functions/data/people/user-record.ts';
import type { Users } from '#functions/data/people/users.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import { AppError } from '#shared/errors.ts';
import { findAccount, notAdministrator, userNotFound } from './account.ts';
import type { AdminStore } from './store.ts';

type Dependencies = {
  readonly users: Users;
  readonly businesses: Businesses;
  readonly store: Pick<AdminStore, 'shut'>;
  readonly payments: Pick<CardPayments, 'expireAllCheckouts'>;
  /** Sends everybody who works in a business back to their own, and closes its invitations. */
  readonly releaseEmployees: (businessId: string) => Promise<void>;
  /** Takes a person out of the business that employs them. */
  readonly leaveEmployer: (user: UserRecord) => Promise<void>;
};

type Deletion = { readonly by: Caller; readonly userId: string; readonly now: Date };

/**
 * Deletes an account (product decision 10): its sign-in and the links of its invoices end at once, and so do the
 * employments it gave or had; the records go in the background. Throws FORBIDDEN for one's own account and for somebody
 * who is no administrator any more, NOT_FOUND for an unknown user.
 */
export async function deleteUser(dependencies: Dependencies, { by, userId, now }: Deletion): Promise<void> {
  if (userId === by.userId) throw new AppError('FORBIDDEN', 'You cannot delete your own account');
  const { user, business } = await findAccount(dependencies, userId);
  const refused = await dependencies.store.shut({ by: by.userId, user, at: now.toISOString() });
  if (refused === 'by') throw notAdministrator();
  if (refused === 'user') throw userNotFound();
  await endWhatIsOpen(dependencies, user, business);
}

/**
 * The account is shut by now, and no new checkout can begin: what of this fails is no reason to tell the administrator
 * that the deletion did. The purge ends the employments that are left; checkouts end by themselves within half an hour.
 */
async function endWhatIsOpen(
  { payments, releaseEmployees, leaveEmployer }: Dependencies,
  user: UserRecord,
  { id, stripeAccountId }: BusinessRecord,
): Promise<void> {
  const ends = await Promise.allSettled([
    releaseEmployees(id),
    leaveEmployer(user),
    stripeAccountId ? payments.expireAllCheckouts(stripeAccountId, id) : undefined,
  ]);
  for (const end of ends) {
    if (end.status === 'rejected') logLine('error', { event: 'deletion-incomplete', ...failureFields(end.reason) });
  }
}
