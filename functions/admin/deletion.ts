import { type Endings, endEmploymentsAndCheckouts } from '#functions/domain/people/account-deletion.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import type { Users } from '#functions/domain/people/users.ts';
import { DELETES_SELF } from '#shared/refusals/businesses.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { findAccount, notAdministrator, userNotFound } from './account.ts';
import type { AdminStore } from './store.ts';

type Dependencies = Endings & {
  readonly users: Users;
  readonly businesses: Businesses;
  readonly store: Pick<AdminStore, 'disableAccount'>;
};

type Deletion = { readonly by: Caller; readonly userId: string; readonly now: Date };

/**
 * Deletes a user (decision F110). Sessions, invoice links and employments end immediately; the records are purged
 * in the background. Throws FORBIDDEN for one's own account and if the caller is no longer an administrator, NOT_FOUND
 * for an unknown user.
 */
export async function deleteUser(dependencies: Dependencies, { by, userId, now }: Deletion): Promise<void> {
  if (userId === by.userId) throw refusal({ DELETES_SELF });
  const { user, business } = await findAccount(dependencies, userId);
  const refused = await dependencies.store.disableAccount({ by, user, at: now.toISOString() });
  if (refused === 'by') throw notAdministrator();
  if (refused === 'user') throw userNotFound();
  await endEmploymentsAndCheckouts(dependencies, user, business);
}
