import type { UserRecord } from '#functions/data/people/user-record.ts';
import type { Users } from '#functions/data/people/users.ts';
import type { Identity, Tokens } from '#functions/services/identity.ts';
import { claimsOf } from './claims.ts';

/**
 * Copies membership of the ADMIN group into the user's record at sign-in and refresh, since an operator creates the
 * first administrator by adding a user to that group. The token may predate a role change, so the group itself is
 * checked; a concurrent role change wins. The group is ignored during a demotion.
 */
export async function mirrorRole(
  { users, identity }: { users: Pick<Users, 'changeRole'>; identity: Pick<Identity, 'isAdministrator'> },
  user: UserRecord,
  tokens: Tokens,
): Promise<void> {
  if (user.demotion) return;
  const isAdministrator = user.role === 'ADMIN';
  if (claimsOf(tokens.accessToken).groups.includes('ADMIN') === isAdministrator) return;
  if ((await identity.isAdministrator(user.id)) === isAdministrator) return;
  await users.changeRole(user.id, isAdministrator ? { from: 'ADMIN', to: 'USER' } : { from: 'USER', to: 'ADMIN' });
}
