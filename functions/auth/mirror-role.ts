import type { RoleChanged } from '#functions/domain/people/role-changes.ts';
import { roleOf, subjectOf, type UserRecord } from '#functions/domain/people/user-record.ts';
import type { Users } from '#functions/domain/people/users.ts';
import type { Identity, Tokens } from '#functions/services/identity.ts';
import { EMPLOYMENT_ROLES } from '#shared/user/roles.ts';
import { claimsOf } from './claims.ts';

type Dependencies = {
  users: Pick<Users, 'changeRole'>;
  identity: Pick<Identity, 'isAdministrator'>;
  roleChanged: RoleChanged;
};

/**
 * Brings role and groups together at sign-in and refresh. The record follows the ADMIN group; the other groups
 * follow the record. A token from before a change announces it once more, which is harmless.
 */
export async function mirrorRole(dependencies: Dependencies, user: UserRecord, tokens: Tokens): Promise<void> {
  const { groups } = claimsOf(tokens.accessToken);
  const isMirrored =
    groups.includes('USER') && EMPLOYMENT_ROLES.every((role) => groups.includes(role) === (roleOf(user) === role));
  if (!isMirrored) await dependencies.roleChanged(user.id);
  await followAdminGroup(dependencies, user, groups.includes('ADMIN'));
}

/**
 * Copies membership of the ADMIN group into the user's record, since an operator creates the first administrator by
 * adding a user to that group. The token may predate a role change, so the group itself is checked; a concurrent role
 * change wins. The group is ignored during a demotion.
 */
async function followAdminGroup(
  { users, identity }: Pick<Dependencies, 'users' | 'identity'>,
  user: UserRecord,
  isClaimed: boolean,
): Promise<void> {
  if (user.demotion) return;
  const isAdministrator = user.role === 'ADMIN';
  if (isClaimed === isAdministrator) return;
  if ((await identity.isAdministrator(subjectOf(user))) === isAdministrator) return;
  await users.changeRole(user.id, isAdministrator ? { from: 'ADMIN', to: 'USER' } : { from: 'USER', to: 'ADMIN' });
}
