import type Stripe from 'stripe';
import type { Businesses } from '#functions/data/businesses.ts';
import type { Invoices } from '#functions/data/invoices.ts';
import { applyPayment, applyRefund } from './ledger.ts';
import type { LedgerStore } from './store.ts';

export type Dependencies = { invoices: Invoices; businesses: Businesses; store: LedgerStore };

/** Applies an event once, however often and in whatever order it arrives. Events of no concern do nothing. */
export async function applyEvent(dependencies: Dependencies, event: Stripe.Event, now: Date): Promise<void> {
  const accountId = event.account;
  if (!accountId) return;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      if (event.data.object.payment_status !== 'paid') return;
      return applyPayment(dependencies, { event, accountId, session: event.data.object, now });
    case 'charge.refunded':
      return applyRefund(dependencies, { event, accountId, charge: event.data.object, now });
    case 'account.updated':
      return applyAccount(dependencies, accountId, isChargeable(event.data.object));
    case 'account.application.deauthorized':
      return applyAccount(dependencies, accountId, false);
    default:
      return;
  }
}

async function applyAccount({ businesses, store }: Dependencies, accountId: string, connected: boolean): Promise<void> {
  const businessId = await store.findBusinessOf(accountId);
  const business = businessId && (await businesses.find(businessId));
  if (!business || business.stripeAccountId !== accountId) return;
  await businesses.change(business.id, { stripeConnected: connected && !business.stripeDisconnected });
}

function isChargeable(account: Stripe.Account): boolean {
  return account.charges_enabled === true && account.capabilities?.card_payments === 'active';
}
