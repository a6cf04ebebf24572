import type Stripe from 'stripe';
import type { Businesses } from '#functions/data/businesses.ts';
import type { Invoices } from '#functions/data/invoices.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import { applyPayment, applyRefund } from './ledger.ts';
import type { LedgerStore } from './store.ts';

export type Dependencies = {
  invoices: Invoices;
  businesses: Businesses;
  store: LedgerStore;
  payments: Pick<CardPayments, 'canCharge' | 'expireCheckout'>;
  /** Whether this installation moves real money: a live webhook is told of test events, too. */
  isLive: boolean;
};

/** Applies an event once, however often and in whatever order it arrives. Events of no concern do nothing. */
export async function applyEvent(dependencies: Dependencies, event: Stripe.Event, now: Date): Promise<void> {
  const accountId = event.account;
  if (!accountId || event.livemode !== dependencies.isLive) return;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      if (event.data.object.payment_status !== 'paid') return;
      return applyPayment(dependencies, { event, accountId, session: event.data.object, now });
    case 'charge.refunded':
      return applyRefund(dependencies, { event, accountId, charge: event.data.object, now });
    case 'account.updated':
      return applyAccount(dependencies, accountId);
    case 'account.application.deauthorized':
      return forgetAccount(dependencies, accountId);
    default:
      return;
  }
}

/** Asks the account how it stands now: events may arrive late and in any order. */
async function applyAccount({ businesses, store, payments }: Dependencies, accountId: string): Promise<void> {
  const businessId = await store.findBusinessOf(accountId);
  const business = businessId && (await businesses.find(businessId));
  if (!business || business.stripeAccountId !== accountId) return;
  await businesses.change(business.id, { stripeConnected: await payments.canCharge(accountId) });
}

/** The owner shut the product out at the provider: that account can never be used again. */
async function forgetAccount({ businesses, store }: Dependencies, accountId: string): Promise<void> {
  const businessId = await store.findBusinessOf(accountId);
  const business = businessId && (await businesses.find(businessId));
  if (!business || business.stripeAccountId !== accountId) return;
  await businesses.change(business.id, { stripeConnected: false, stripeAccountId: undefined });
}
