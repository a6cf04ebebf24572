import type Stripe from 'stripe';
import type { Changed, Ledger } from '#functions/domain/invoice/change-ledger.ts';
import type { StoredPayment } from '#functions/domain/invoice/ledger-store.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { DISPUTE_STAGES, type DisputeStage } from '#shared/ledger/entry.ts';
import { beforeItsPayment, changeByEvent, type EventDependencies, timeOf } from './change-by-event.ts';
import { idOf } from './payments.ts';

type DisputeEvent = { event: Stripe.Event; accountId: string; dispute: Stripe.Dispute; now: Date };

/**
 * Records the state of a dispute. That of a debit is its return by the bank, which cannot be contested. A dispute only
 * references its payment, so its invoice is looked up at the provider; payments without one are not the product's.
 * Throws CONFLICT for a payment that is not recorded yet.
 */
export async function applyDispute(dependencies: EventDependencies, disputed: DisputeEvent): Promise<void> {
  const { dispute, ...received } = disputed;
  const paymentIntentId = idOf(dispute.payment_intent);
  if (!paymentIntentId) return;
  const invoiceId = await dependencies.payments.findPaidInvoice(received.accountId, paymentIntentId);
  if (!invoiceId) return;
  const at = timeOf(received.event);
  const change = (payment: StoredPayment | undefined, { business }: Ledger) =>
    withDispute(payment, dispute, { at, timeZone: business.timeZone });
  await changeByEvent(dependencies, { ...received, invoiceId, paymentIntentId, change });
}

function withDispute(
  payment: StoredPayment | undefined,
  dispute: Stripe.Dispute,
  { at, timeZone }: { at: string; timeZone: string },
): Changed | null {
  if (!payment) throw beforeItsPayment();
  const isDebit = payment.method === 'debit';
  const stage = STAGES[dispute.status] ?? (isDebit ? 'LOST' : 'OPEN');
  const known = payment.disputes?.[dispute.id];
  if (known && DISPUTE_STAGES.indexOf(known.stage) >= DISPUTE_STAGES.indexOf(stage)) return null;
  const isSameCurrency = dispute.currency.toUpperCase() === payment.currency;
  const amountCents = isSameCurrency ? Math.min(dispute.amount, payment.amountCents) : payment.amountCents;
  const disputes = {
    ...payment.disputes,
    [dispute.id]: { stage, amountCents, on: dayIn(timeZone, new Date(at)) },
  };
  return {
    entries: [{ ...payment, disputes, revision: payment.revision + 1 }],
    events: [
      { at, type: 'DISPUTE', amountCents, currency: payment.currency, stage, ...(isDebit && { method: 'debit' }) },
    ],
  };
}

/** Stripe's dispute states; in any other, the money is withheld, and that of a debit is gone. */
const STAGES: Readonly<Record<string, DisputeStage>> = {
  warning_needs_response: 'INQUIRY',
  warning_under_review: 'INQUIRY',
  warning_closed: 'INQUIRY_CLOSED',
  lost: 'LOST',
  won: 'WON',
  prevented: 'WON',
};
