import type { Businesses } from '#functions/data/people/businesses.ts';
import type { Caller } from '#functions/data/people/members.ts';
import type { UserRecord } from '#functions/data/people/user-record.ts';
import type { Users } from '#functions/data/people/users.ts';
import { newId } from '#functions/data/table/ids.ts';
import type { Identity } from '#functions/services/identity.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import { AppError } from '#shared/errors.ts';
import type { AssignableRole } from '#shared/user/roles.ts';
import type { AdminUser } from '#shared/user/schema.ts';
import { findAccount, notAdministrator, userNotFound } from './account.ts';
import { toAdminUser } from './list-users.ts';
import type { AdminStore } from './store.ts';

type Dependencies = {
  readonly users: Users;
  readonly businesses: Businesses;
  readonly store: Pick<AdminStore, 'setRole' | 'endDemotion'>;
  readonly identity: Pick<Identity, 'addToGroup' | 'removeFromGroup'>;
};

type RoleChange = { readonly by: Caller; readonly user: UserRecord; readonly role: AssignableRole };

/**
 * Makes somebody an administrator or a user, from their next call on (spec 2 §4). Throws FORBIDDEN for one's own role and
 * for somebody who is no administrator any more, NOT_FOUND for an unknown user, CONFLICT for an employee of a company
 * who should become one and for a role that somebody else changes at this moment.
 *
 * The record changes first, for it alone tells whether the caller may; Cognito's group comes after it. At every sign-in
 * the record follows the group, so a role that is taken away leaves a mark on the record until it has left the group:
 * at no moment does the group make an administrator of somebody whom nobody made one.
 */
export async function setRole(
  dependencies: Dependencies,
  { by, userId, role }: { by: Caller; userId: string; role: AssignableRole },
): Promise<AdminUser> {
  if (userId === by.userId) throw new AppError('FORBIDDEN', 'You cannot change your own role');
  const { user, business } = await findAccount(dependencies, userId);
  await (role === 'ADMIN' ? promote : demote)(dependencies, { by, user, role });
  return toAdminUser({ ...user, role }, business);
}

async function promote(dependencies: Dependencies, change: RoleChange): Promise<void> {
  const { user } = change;
  await changeRecord(dependencies, change);
  try {
    if (await widenGroup(dependencies, user)) return;
  } catch (error) {
    // The group may have been widened all the same: an answer that got lost.
    if (user.role !== 'ADMIN') await takeBack(dependencies, user);
    throw error;
  }
  throw new AppError('CONFLICT', 'Somebody else changed this role at the same time. Please try again.');
}

async function demote(dependencies: Dependencies, change: RoleChange): Promise<void> {
  const demotion = newId();
  await changeRecord(dependencies, change, demotion);
  await narrowGroup(dependencies, change.user, demotion);
}

async function changeRecord(
  { store, users }: Dependencies,
  { by, user, role }: RoleChange,
  demotion?: string,
): Promise<void> {
  const refused = await store.setRole({ by: by.userId, user, role, demotion });
  if (refused === 'by') throw notAdministrator();
  if (refused === 'user') throw (await users.find(user.id))?.employerId ? employed() : userNotFound();
}

/** Puts an administrator into the group; answers false, and takes them out again, when the person is none any more. */
async function widenGroup(dependencies: Dependencies, user: UserRecord): Promise<boolean> {
  const isAdministrator = async () => (await dependencies.users.find(user.id))?.role === 'ADMIN';
  if (!(await isAdministrator())) return false;
  await dependencies.identity.addToGroup(user.email, 'ADMIN');
  if (await isAdministrator()) return true;
  await takeBack(dependencies, user);
  return false;
}

/** Undoes a promotion, in nobody's name. */
async function takeBack(dependencies: Dependencies, user: UserRecord): Promise<void> {
  const demotion = newId();
  await dependencies.users.change(user.id, { role: 'USER', demotion });
  await narrowGroup(dependencies, user, demotion);
}

/** Takes a demoted person out of the group. When that fails the mark stays on the record, and the group has no power. */
async function narrowGroup(dependencies: Dependencies, user: UserRecord, demotion: string): Promise<void> {
  try {
    await dependencies.identity.removeFromGroup(user.email, 'ADMIN');
    const isLast = await dependencies.store.endDemotion(user.id, demotion);
    // Whoever made them an administrator since may have been in the group before this took them out.
    if (!isLast) await widenGroup(dependencies, user);
  } catch (error) {
    logLine('error', { event: 'group-not-narrowed', ...failureFields(error) });
  }
}

function employed(): AppError {
  return new AppError('CONFLICT', 'This person works for a company. They must leave it to become an administrator.');
}
