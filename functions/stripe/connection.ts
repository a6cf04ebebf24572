import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { ownerNotice } from '#functions/domain/people/notices.ts';
import { stopCardPayments } from '#functions/domain/people/stop-card-payments.ts';
import type { AccountOutbox } from '#functions/mail/orders/account-outbox.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import type { Client } from '#functions/services/client.ts';
import { appAddress } from '#shared/app-address.ts';
import { CARDS_DISABLED } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { accountInUse, businessOf, readStanding } from './standing.ts';
import type { ConnectionStore } from './store.ts';

type Dependencies = {
  businesses: Businesses;
  store: Pick<ConnectionStore, 'saveAccount'>;
  payments: Pick<CardPayments, 'createAccount' | 'accountLink' | 'requestDebits' | 'expireAllCheckouts'>;
  siteUrl: string;
  outbox: Pick<AccountOutbox, 'order'>;
};
type Occasion = { caller: Caller; client: Client; now: Date };

/** `setup` says why an incomplete account cannot charge cards yet. */
export type ConnectionStatus = { connected: boolean; setup?: 'checking' | 'incomplete' };

/**
 * Whether the caller's business can charge cards. The account itself is checked, since returning from the provider's
 * page proves nothing; a change is stored for the pay page.
 */
export async function readStatus(
  dependencies: { businesses: Businesses; payments: Pick<CardPayments, 'accountStanding'> },
  caller: Caller,
): Promise<ConnectionStatus> {
  const business = await businessOf(dependencies.businesses, caller);
  const accountId = accountInUse(business);
  if (!accountId) return { connected: false };
  const { state } = await readStanding(dependencies, business, accountId);
  return state === 'active' ? { connected: true } : { connected: false, setup: state };
}

/**
 * The page where the caller connects a Stripe account, which is created once and kept for a reconnect. Throws FORBIDDEN
 * unless card payments are allowed for the business.
 */
export async function startConnecting(
  { businesses, store, payments, siteUrl, outbox }: Dependencies,
  occasion: Occasion,
): Promise<{ url: string }> {
  const { caller } = occasion;
  const business = await businessOf(businesses, caller);
  if (!business.paymentIntegrationEnabled) {
    throw refusal({ CARDS_DISABLED });
  }
  const { id, formerStripeAccountId: formerAccountId } = business;
  const accountId =
    business.stripeAccountId ?? (await payments.createAccount({ id, email: caller.email, formerAccountId }));
  await outbox.order([ownerNotice('STRIPE_CONNECTING', occasion)], (orders) =>
    store.saveAccount(business.id, accountId, orders),
  );
  // What the owner wanted of a former account holds for this one, too (decision F239).
  if (business.debitsWanted) await payments.requestDebits(accountId);
  const settings = appAddress(siteUrl, caller.language, '/payment-settings?tab=integration');
  const url = await payments.accountLink(accountId, {
    returnUrl: `${settings}&success=true`,
    refreshUrl: `${settings}&action=auth`,
  });
  return { url };
}

/**
 * Stops card payments and closes open checkouts; the account is kept for a reconnect. Throws PROVIDER_FAILED if it was
 * disconnected but checkouts could not be closed.
 */
export async function disconnect(
  { businesses, payments, outbox }: Pick<Dependencies, 'businesses' | 'payments' | 'outbox'>,
  occasion: Occasion,
): Promise<void> {
  const business = await businessOf(businesses, occasion.caller);
  const stopped = { stripeConnected: false, stripeDisconnected: true };
  await outbox.order([ownerNotice('STRIPE_DISCONNECTED', occasion)], async (orders) => {
    await stopCardPayments({ businesses, payments }, business, { stopped, orders });
    return null;
  });
}
