import { retry } from '#functions/data/table/retry.ts';
import { hasAlready, isStale } from '#functions/data/table/version.ts';
import { withoutBlanks } from '#functions/data/table/write.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { toProfile, type UserRecord } from '#functions/domain/people/user-record.ts';
import type { Users } from '#functions/domain/people/users.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { CHANGED_MEANWHILE } from '#shared/refusals/requests.ts';
import type { Profile, ProfileUpdate } from '#shared/user/schema.ts';

type Dependencies = {
  readonly users: Users;
  /** Updates the copy of a user's details in their employer's list. */
  readonly updateEmployeeCopy: (user: UserRecord) => Promise<void>;
  readonly businesses: Pick<Businesses, 'find'>;
};

/**
 * The caller's own details; employees see the preferred currency of their employer's owner. Throws NOT_FOUND if the
 * account is gone.
 */
export async function readProfile(dependencies: Dependencies, caller: Caller): Promise<Profile> {
  return profileOf(dependencies, orNotFound(await dependencies.users.find(caller.userId), 'profile'));
}

async function profileOf({ users, businesses }: Dependencies, user: UserRecord): Promise<Profile> {
  const business = user.employerId ? await businesses.find(user.employerId) : undefined;
  const owner = business && (await users.find(business.ownerId));
  const { preferredCurrency } = toProfile(owner ?? user);
  return { ...toProfile(user), preferredCurrency };
}

/**
 * Changes the caller's own details (spec 2 §5) and their copy in their employer's list. Throws INVALID_REQUEST for a
 * different email, which identifies the account, and CONFLICT if the given version is outdated.
 */
export async function changeProfile(
  dependencies: Dependencies,
  caller: Caller,
  update: ProfileUpdate,
): Promise<Profile> {
  const { users } = dependencies;
  const { email, version, ...named } = update;
  if (email && email.toLowerCase() !== caller.email) throw invalidRequest([{ path: 'email', rule: 'readOnly' }]);
  const fields = withoutBlanks(named);
  const changed = await retry('profile-update', async () => {
    const before = orNotFound(await users.find(caller.userId), 'profile');
    if (isStale(before, version)) throw refusal({ CHANGED_MEANWHILE }, { what: 'profile' });
    if (!hasAlready(toProfile(before), fields)) return users.changeProfile(before, fields);
    noteUnchanged();
    return before;
  });
  if (!changed) throw refusal({ CHANGED_MEANWHILE }, { what: 'profile' });
  if (COPIED_FIELDS.some((field) => field in fields)) await dependencies.updateEmployeeCopy(changed);
  return profileOf(dependencies, changed);
}

const COPIED_FIELDS = ['firstName', 'lastName', 'phone'] as const;
