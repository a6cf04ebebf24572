import type Stripe from 'stripe';
import { recordOutcome } from '#functions/domain/invoice/charge-outcome.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { savedCardsIn } from '#functions/domain/saved-card/saved-cards.ts';
import { isDebit } from '#functions/services/stripe-calls.ts';
import { chargeStateOf } from '#functions/services/stripe-charge-state.ts';
import { logChange, ownInvoice } from './change-by-event.ts';
import type { CardDependencies } from './saved-cards.ts';

type ChargeEvent = { event: Stripe.Event; accountId: string; intent: Stripe.PaymentIntent; now: Date };

/**
 * Records how the charge of a saved card ended, in case its run did not, or of a bank account, which takes days.
 * Ignores the payments of checkouts, which have events of their own.
 */
export async function applyCharge(dependencies: CardDependencies, received: ChargeEvent): Promise<void> {
  const { event, accountId, intent, now } = received;
  const { invoiceId, charge } = intent.metadata;
  const state = chargeStateOf(intent, event.created);
  if (charge !== 'true' || !invoiceId || !(state.status === 'paid' || state.status === 'failed')) return;
  const recorded = await recordOutcome(dependencies, {
    chargeId: intent.id,
    accountId,
    isDebit: isDebit(intent),
    state,
    cardOf: async ({ businessId, customerId }: InvoiceRecord) =>
      customerId ? savedCardsIn(dependencies.table, businessId).find(customerId) : undefined,
    find: () => ownInvoice(dependencies, { event, accountId, invoiceId }),
    now,
    also: { event: dependencies.store.seen(event.id, now) },
  });
  if (recorded) logChange({ event, now }, recorded);
}
