import type Stripe from 'stripe';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import { logLine } from '#functions/services/log.ts';
import type { EventDependencies } from './change-by-event.ts';
import { applyCharge } from './charges.ts';
import { applyDispute } from './disputes.ts';
import { applyPayment, noteFailure, noteStart } from './payments.ts';
import { applyRefund, applyRefundedCharge } from './refunds.ts';
import { type CardDependencies, dropCard, dropDebited, forgetUnpaid, saveCard, updateCard } from './saved-cards.ts';

export type Dependencies = EventDependencies &
  CardDependencies & {
    payments: Pick<CardPayments, 'accountStanding'>;
    /** Whether this installation moves real money; live webhooks receive test events, too. */
    isLive: boolean;
  };

/**
 * Applies an event. Idempotent and independent of the order of events; ignores irrelevant ones. Throws CONFLICT for a
 * refund or dispute that arrives before its payment, so that the queue redelivers it.
 */
export async function applyEvent(dependencies: Dependencies, event: Stripe.Event, now: Date): Promise<void> {
  const accountId = event.account;
  if (event.livemode && !dependencies.isLive) {
    logLine('error', { event: 'live-event-without-live-key', type: event.type, stripeEventId: event.id });
  }
  if (!accountId || event.livemode !== dependencies.isLive) return;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const completed = { event, accountId, session: event.data.object, now };
      if (event.data.object.payment_status !== 'paid') return noteStart(dependencies, completed);
      await applyPayment(dependencies, completed);
      return saveCard(dependencies, completed);
    }
    case 'checkout.session.async_payment_failed': {
      const failed = { event, accountId, session: event.data.object, now };
      await noteFailure(dependencies, failed);
      return forgetUnpaid(dependencies, failed);
    }
    case 'checkout.session.expired':
      return dropCheckout(dependencies, accountId, event.data.object);
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
      return applyCharge(dependencies, { event, accountId, intent: event.data.object, now });
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return applyRefund(dependencies, { event, accountId, refund: event.data.object, now });
    case 'charge.refunded':
      return applyRefundedCharge(dependencies, { event, accountId, charge: event.data.object, now });
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return applyDispute(dependencies, { event, accountId, dispute: event.data.object, now });
    case 'payment_method.automatically_updated':
    case 'payment_method.updated':
      return updateCard(dependencies, { accountId, method: event.data.object, now });
    case 'payment_method.detached':
      return dropCard(dependencies, { accountId, method: event.data.object, now });
    case 'mandate.updated':
      return dropDebited(dependencies, { accountId, mandate: event.data.object, now });
    case 'account.updated':
      return applyAccount(dependencies, accountId);
    case 'account.application.deauthorized':
      return forgetAccount(dependencies, accountId);
    default:
      return;
  }
}

/** Removes the expired checkout, so that the next payment attempt gets a new one. */
async function dropCheckout(
  { store }: Dependencies,
  accountId: string,
  session: Stripe.Checkout.Session,
): Promise<void> {
  const invoiceId = session.metadata?.invoiceId;
  if (invoiceId) await store.dropCheckout({ invoiceId, accountId, sessionId: session.id });
}

/** Reads the account's current state, since events may be late and out of order. */
async function applyAccount(dependencies: Dependencies, accountId: string): Promise<void> {
  const { businesses, payments } = dependencies;
  const business = await businessOf(dependencies, accountId);
  if (!business) return;
  const { state, takesDebits } = await payments.accountStanding(accountId);
  await businesses.change(business.id, { stripeConnected: state === 'active', debitsActive: takesDebits });
}

/** The owner revoked the product's access at Stripe: that account can never be used again. */
async function forgetAccount(dependencies: Dependencies, accountId: string): Promise<void> {
  const business = await businessOf(dependencies, accountId);
  if (!business) return;
  await dependencies.businesses.change(business.id, {
    stripeConnected: false,
    debitsActive: undefined,
    stripeAccountId: undefined,
    formerStripeAccountId: accountId,
  });
}

async function businessOf({ businesses, store }: Dependencies, accountId: string): Promise<BusinessRecord | null> {
  const businessId = await store.findBusinessOf(accountId);
  const business = businessId && (await businesses.find(businessId));
  return business && business.stripeAccountId === accountId ? business : null;
}
