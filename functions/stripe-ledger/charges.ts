import type Stripe from 'stripe';
import { recordOutcome } from '#functions/domain/invoice/charge-outcome.ts';
import { chargeStateOf } from '#functions/services/stripe-charge-state.ts';
import { type EventDependencies, logChange, ownInvoice } from './change-by-event.ts';

type ChargeEvent = { event: Stripe.Event; accountId: string; intent: Stripe.PaymentIntent; now: Date };

/**
 * Records how the charge of a saved card ended, in case its run did not. Ignores the payments of checkouts, which have
 * events of their own.
 */
export async function applyCharge(dependencies: EventDependencies, received: ChargeEvent): Promise<void> {
  const { event, accountId, intent, now } = received;
  const { invoiceId, charge } = intent.metadata;
  const state = chargeStateOf(intent, event.created);
  if (charge !== 'true' || !invoiceId || !(state.status === 'paid' || state.status === 'failed')) return;
  const recorded = await recordOutcome(dependencies, {
    chargeId: intent.id,
    accountId,
    state,
    find: () => ownInvoice(dependencies, { event, accountId, invoiceId }),
    now,
    also: { event: dependencies.store.seen(event.id, now) },
  });
  if (recorded) logChange({ event, now }, recorded);
}
