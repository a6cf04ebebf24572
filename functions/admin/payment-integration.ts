import { retry } from '#functions/data/table/retry.ts';
import type { Businesses, BusinessRecord } from '#functions/domain/people/businesses.ts';
import { type CardRequests, grantWrite } from '#functions/domain/people/card-requests.ts';
import { stopCardPayments } from '#functions/domain/people/stop-card-payments.ts';
import type { Users } from '#functions/domain/people/users.ts';
import type { AccountOutbox } from '#functions/mail/orders/account-outbox.ts';
import { newMail, type Orders } from '#functions/mail/orders/outbox.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import type { CardRequest } from '#shared/payment-settings/card-request.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY, NOT_FOUND } from '#shared/refusals/requests.ts';
import { findAccount } from './account.ts';

type Dependencies = {
  readonly users: Users;
  readonly businesses: Businesses;
  readonly requests: Pick<CardRequests, 'find'>;
  readonly payments: CardPayments;
  readonly outbox: Pick<AccountOutbox, 'order'>;
};

/**
 * Turns card payments on or off for a user's business (spec 2 §4). Turning them on emails the owner and grants the open
 * request for them; turning them off closes open checkouts. Throws NOT_FOUND for an unknown user, and PROVIDER_FAILED if
 * card payments are off but some checkouts could not be closed.
 */
export async function setPaymentIntegration(
  dependencies: Dependencies,
  { userId, enabled, now }: { userId: string; enabled: boolean; now: Date },
): Promise<{ id: string; paymentIntegrationEnabled: boolean }> {
  const { business } = await findAccount(dependencies, userId);
  if (enabled) {
    const allowed = await retry('card-payments-allow', async () => {
      const request = await dependencies.requests.find(business.id);
      return (await allowCards(dependencies, { business, request, now })) || null;
    });
    if (!allowed) throw refusal({ BUSY });
  } else {
    await stopCardPayments(dependencies, business, { stopped: { paymentIntegrationEnabled: false } });
  }
  return { id: userId, paymentIntegrationEnabled: enabled };
}

type Allowance = {
  readonly business: BusinessRecord;
  /** The latest request, granted by this if it is open. */
  readonly request: CardRequest | undefined;
  readonly now: Date;
};

/**
 * Allows a business to take cards, and emails its owner unless it was allowed before. Returns false if the request has
 * changed since it was read. Throws NOT_FOUND if the business is gone.
 */
export async function allowCards(
  { businesses, outbox }: Pick<Dependencies, 'businesses' | 'outbox'>,
  { business, request, now }: Allowance,
): Promise<boolean> {
  const granting = { request: grantWrite(business.id, request, now.toISOString()) };
  const allow = (orders: Orders = {}) =>
    businesses.setCardPayments(business, { paymentIntegrationEnabled: true }, { ...granting, ...orders });
  const isNews = !business.paymentIntegrationEnabled || request?.status === 'OPEN';
  const mail = { kind: 'CARDS_ALLOWED', ...newMail(now), businessId: business.id } as const;
  const failed = await (isNews ? outbox.order([mail], allow) : allow());
  if (failed === 'request') return false;
  if (failed) throw refusal({ NOT_FOUND }, { what: 'user' });
  return true;
}
