import type { Businesses, BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { Users } from '#functions/domain/people/users.ts';
import type { AppError } from '#shared/errors.ts';
import { NOT_ALLOWED } from '#shared/refusals/people.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { NOT_FOUND } from '#shared/refusals/requests.ts';

type Dependencies = { readonly users: Pick<Users, 'find'>; readonly businesses: Pick<Businesses, 'find'> };

/** A user and their business. Throws NOT_FOUND for an unknown or deleted user. */
export async function findAccount(
  { users, businesses }: Dependencies,
  userId: string,
): Promise<{ user: UserRecord; business: BusinessRecord }> {
  const user = await users.find(userId);
  const business = user && !user.deletedAt && (await businesses.find(user.businessId));
  if (!user || !business) throw userNotFound();
  return { user, business };
}

export function userNotFound(): AppError {
  return refusal({ NOT_FOUND }, { what: 'user' });
}

/** The error for a caller who lost the administrator role during the call. */
export function notAdministrator(): AppError {
  return refusal({ NOT_ALLOWED });
}
