import type { Caller } from '#functions/data/members.ts';
import { toProfile, type Users } from '#functions/data/users.ts';
import { AppError } from '#shared/errors.ts';
import type { Profile, ProfileUpdate } from '#shared/user/schema.ts';

/** The caller's own details. Throws NOT_FOUND when the account is gone. */
export async function readProfile(users: Users, caller: Caller): Promise<Profile> {
  const user = await users.find(caller.userId);
  if (!user) throw new AppError('NOT_FOUND', 'Profile not found');
  return toProfile(user);
}

/**
 * Changes the caller's own details (spec 2 §5). The e-mail is the account's name and cannot be changed here:
 * throws INVALID_REQUEST for another one.
 */
export async function changeProfile(users: Users, caller: Caller, update: ProfileUpdate): Promise<Profile> {
  const { email, ...fields } = update;
  if (email && email.toLowerCase() !== caller.email) throw new AppError('INVALID_REQUEST', 'email cannot be changed');
  if (Object.keys(fields).length === 0) return readProfile(users, caller);
  const user = await users.change(caller.userId, fields);
  if (!user) throw new AppError('NOT_FOUND', 'Profile not found');
  return toProfile(user);
}
