import { retry } from '#functions/data/table/retry.ts';
import { roleOf, subjectOf } from '#functions/domain/people/user-record.ts';
import type { Users } from '#functions/domain/people/users.ts';
import type { Identity } from '#functions/services/identity.ts';
import { EMPLOYMENT_ROLES } from '#shared/user/roles.ts';

/** The dependencies of `mirrorGroups`. */
export type Dependencies = { readonly users: Pick<Users, 'find'>; readonly identity: Pick<Identity, 'setMember'> };

/**
 * Makes a user's groups match their record: everyone is in USER, and in EMPLOYEE or ACCOUNTANT while they work for
 * another business. Idempotent. The ADMIN group is never changed here: an operator may just have added the user to it.
 */
export async function mirrorGroups({ users, identity }: Dependencies, userId: string): Promise<void> {
  const findActive = async () => {
    const user = await users.find(userId);
    return user && !user.deletedAt ? user : undefined;
  };
  const isMirrored = await retry('role-groups', async () => {
    const user = await findActive();
    if (!user) return true;
    await identity.setMember(subjectOf(user), 'USER', true);
    for (const role of EMPLOYMENT_ROLES) await identity.setMember(subjectOf(user), role, roleOf(user) === role);
    const after = await findActive();
    // After a concurrent change, another run may have written before this one.
    return (after && roleOf(after) === roleOf(user)) || null;
  });
  if (!isMirrored) throw new Error('The role kept changing while it was mirrored');
}
