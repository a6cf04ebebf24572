import type { Businesses } from '#functions/data/businesses.ts';
import type { Users } from '#functions/data/users.ts';
import { AppError } from '#shared/errors.ts';

/** Allows or forbids the business of a user to take card payments (spec 2 §4). Throws NOT_FOUND for an unknown user. */
export async function setPaymentIntegration(
  { users, businesses }: { users: Users; businesses: Businesses },
  userId: string,
  enabled: boolean,
): Promise<{ id: string; paymentIntegrationEnabled: boolean }> {
  const user = await users.find(userId);
  const business = user && (await businesses.change(user.businessId, { paymentIntegrationEnabled: enabled }));
  if (!business) throw new AppError('NOT_FOUND', 'User not found');
  return { id: userId, paymentIntegrationEnabled: enabled };
}
