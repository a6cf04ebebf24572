import type { UserRecord } from '#functions/data/people/user-record.ts';
import type { Users } from '#functions/data/people/users.ts';
import type { Identity, Tokens } from '#functions/services/identity.ts';
import { claimsOf } from './claims.ts';

/**
 * An operator makes the first administrator by adding a user to the ADMIN group; the record follows at sign-in and
 * refresh. The token may be older than a role change, so the group itself is checked, and a change made in between
 * wins. During a demotion the group does not count.
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
