import { noteChange } from '#functions/data/audit/audited-call.ts';
import type { Businesses, BusinessRecord } from '#functions/data/people/businesses.ts';
import { stopCardPayments } from '#functions/data/people/stop-card-payments.ts';
import type { Users } from '#functions/data/people/users.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import { findAccount } from './account.ts';

type Dependencies = { users: Users; businesses: Businesses; payments: CardPayments };

/**
 * Allows or forbids card payments for a user's business (spec 2 §4). Forbidding closes its open checkouts. Throws
 * NOT_FOUND for an unknown user, PROVIDER_FAILED if card payments were forbidden but checkouts could not be closed.
 */
export async function setPaymentIntegration(
  { users, businesses, payments }: Dependencies,
  userId: string,
  enabled: boolean,
): Promise<{ id: string; paymentIntegrationEnabled: boolean }> {
  const { business } = await findAccount({ users, businesses }, userId);
  if (enabled) await allow(businesses, business);
  else await stopCardPayments({ businesses, payments }, business, { paymentIntegrationEnabled: false });
  return { id: userId, paymentIntegrationEnabled: enabled };
}

async function allow(businesses: Businesses, before: BusinessRecord): Promise<void> {
  const after = await businesses.change(before.id, { paymentIntegrationEnabled: true });
  noteChange({ businessId: before.id, before, after });
}
