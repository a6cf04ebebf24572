import type { Users } from './users.ts';

/** Whether a user owns a business or is its employee. */
export async function worksFor(users: Pick<Users, 'find'>, userId: string, businessId: string): Promise<boolean> {
  const user = await users.find(userId);
  return user?.businessId === businessId || user?.employerId === businessId;
}
