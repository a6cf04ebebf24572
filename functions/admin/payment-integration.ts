import type { Businesses } from '#functions/domain/people/businesses.ts';
import { stopCardPayments } from '#functions/domain/people/stop-card-payments.ts';
import type { Users } from '#functions/domain/people/users.ts';
import type { AccountOutbox } from '#functions/mail/orders/account-outbox.ts';
import { newMail, type Orders } from '#functions/mail/orders/outbox.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { NOT_FOUND } from '#shared/refusals/requests.ts';
import { findAccount } from './account.ts';

type Dependencies = {
  readonly users: Users;
  readonly businesses: Businesses;
  readonly payments: CardPayments;
  readonly outbox: Pick<AccountOutbox, 'order'>;
};

/**
 * Turns card payments on or off for a user's business (spec 2 §4). Turning them on emails the owner; turning them off
 * closes open checkouts. Throws NOT_FOUND for an unknown user, and PROVIDER_FAILED if card payments are off but some
 * checkouts could not be closed.
 */
export async function setPaymentIntegration(
  { users, businesses, payments, outbox }: Dependencies,
  { userId, enabled, now }: { userId: string; enabled: boolean; now: Date },
): Promise<{ id: string; paymentIntegrationEnabled: boolean }> {
  const { business } = await findAccount({ users, businesses }, userId);
  if (enabled) {
    const allow = (orders?: Orders) =>
      businesses.setCardPayments(business, { paymentIntegrationEnabled: true }, orders);
    const mail = { kind: 'CARDS_ALLOWED', ...newMail(now), businessId: business.id } as const;
    const failed = await (business.paymentIntegrationEnabled ? allow() : outbox.order([mail], allow));
    if (failed) throw refusal({ NOT_FOUND }, { what: 'user' });
  } else {
    await stopCardPayments({ businesses, payments }, business, { stopped: { paymentIntegrationEnabled: false } });
  }
  return { id: userId, paymentIntegrationEnabled: enabled };
}
