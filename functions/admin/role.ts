import { newId } from '#functions/data/table/ids.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { userNotice } from '#functions/domain/people/notices.ts';
import { subjectOf, type UserRecord, workplaceOf } from '#functions/domain/people/user-record.ts';
import type { Users } from '#functions/domain/people/users.ts';
import type { AccountOutbox } from '#functions/mail/orders/account-outbox.ts';
import type { Client } from '#functions/services/client.ts';
import type { Identity } from '#functions/services/identity.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import type { AppError } from '#shared/errors.ts';
import { CHANGES_OWN_ROLE, EMPLOYED, ROLE_CHANGED } from '#shared/refusals/businesses.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { AssignableRole } from '#shared/user/roles.ts';
import type { AdminUser } from '#shared/user/schema.ts';
import { findAccount, notAdministrator, userNotFound } from './account.ts';
import { toAdminUser } from './list-users.ts';
import type { AdminStore } from './store.ts';

type Dependencies = {
  readonly users: Users;
  readonly businesses: Businesses;
  readonly store: Pick<AdminStore, 'setRole' | 'undoPromotion' | 'endDemotion'>;
  readonly identity: Pick<Identity, 'setMember'>;
  readonly outbox: Pick<AccountOutbox, 'tell'>;
};

type RoleChange = { readonly by: Caller; readonly user: UserRecord; readonly role: AssignableRole };

/**
 * Changes a user's role, from their next call on (spec 2 §4). Throws FORBIDDEN for one's own role and if the caller is
 * no longer an administrator, NOT_FOUND for an unknown user, CONFLICT for promoting an employee and for a concurrent
 * change of the role.
 *
 * The record changes before Cognito's group, since access checks read only the record. Sign-ins copy the group to the
 * record, so a demotion stays marked on the record until the user has left the group: otherwise a sign-in in between
 * would promote them again.
 */
export async function setRole(
  dependencies: Dependencies,
  { by, userId, role, client, now }: { by: Caller; userId: string; role: AssignableRole; client: Client; now: Date },
): Promise<AdminUser> {
  if (userId === by.userId) throw refusal({ CHANGES_OWN_ROLE });
  const { user, business } = await findAccount(dependencies, userId);
  await (role === 'ADMIN' ? promote : demote)(dependencies, { by, user, role });
  if (user.role !== role) {
    const { email } = user;
    const change = { caller: { email, businessId: workplaceOf(user) }, client, now };
    await dependencies.outbox.tell(userNotice(role === 'ADMIN' ? 'PROMOTED' : 'DEMOTED', change));
  }
  return toAdminUser({ ...user, role }, business, await dependencies.businesses.findCompany(user.businessId));
}

async function promote(dependencies: Dependencies, change: RoleChange): Promise<void> {
  const { user } = change;
  await changeRecord(dependencies, change);
  try {
    if (await addToGroup(dependencies, user)) return;
  } catch (error) {
    // The response may have been lost, so the user may be in the group after all.
    if (user.role !== 'ADMIN') await undoPromotion(dependencies, user);
    throw error;
  }
  throw refusal({ ROLE_CHANGED });
}

async function demote(dependencies: Dependencies, change: RoleChange): Promise<void> {
  const demotion = newId();
  await changeRecord(dependencies, change, demotion);
  await removeFromGroup(dependencies, change.user, demotion);
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

/** Adds an administrator to the group. Returns false if they no longer are one, and removes them again. */
async function addToGroup(dependencies: Dependencies, user: UserRecord): Promise<boolean> {
  const isAdministrator = async () => (await dependencies.users.find(user.id))?.role === 'ADMIN';
  if (!(await isAdministrator())) return false;
  await dependencies.identity.setMember(subjectOf(user), 'ADMIN', true);
  if (await isAdministrator()) return true;
  await undoPromotion(dependencies, user);
  return false;
}

async function undoPromotion(dependencies: Dependencies, user: UserRecord): Promise<void> {
  const demotion = newId();
  await dependencies.store.undoPromotion(user, demotion);
  await removeFromGroup(dependencies, user, demotion);
}

/** Removes a demoted user from the group. If that fails, the mark stays on the record, so the group is ignored. */
async function removeFromGroup(dependencies: Dependencies, user: UserRecord, demotion: string): Promise<void> {
  try {
    await dependencies.identity.setMember(subjectOf(user), 'ADMIN', false);
    const isLast = await dependencies.store.endDemotion(user.id, demotion);
    // A concurrent promotion may have added them to the group before this removed them.
    if (!isLast) await addToGroup(dependencies, user);
  } catch (error) {
    logLine('error', { event: 'group-not-narrowed', ...failureFields(error) });
  }
}

function employed(): AppError {
  return refusal({ EMPLOYED });
}
