import type Stripe from 'stripe';
import type { StoredPayment } from '#functions/data/invoice/ledger-store.ts';
import { plainAmount } from '#shared/money.ts';
import { beforeItsPayment, changeByEvent, type EventDependencies, type PaymentChanged } from './change-by-event.ts';
import { idOf } from './payments.ts';

type RefundEvent = { event: Stripe.Event; accountId: string; charge: Stripe.Charge; now: Date };

/**
 * Records the refunded amount of a payment; a charge reports the sum of its refunds. Throws CONFLICT for a payment that
 * is not recorded yet.
 */
export async function applyRefund(dependencies: EventDependencies, refund: RefundEvent): Promise<void> {
  const { charge, ...received } = refund;
  const paymentIntentId = idOf(charge.payment_intent);
  const invoiceId = charge.metadata?.invoiceId;
  if (!invoiceId || !paymentIntentId) return;
  const change = (payment: StoredPayment | undefined) => refunded(payment, charge);
  await changeByEvent(dependencies, { ...received, invoiceId, paymentIntentId, change });
}

/** The highest amount wins, since an older event may arrive later. */
function refunded(payment: StoredPayment | undefined, charge: Stripe.Charge): PaymentChanged | null {
  if (!payment) throw beforeItsPayment();
  const returnedCents = charge.amount_refunded - (payment.refundedCents ?? 0);
  if (returnedCents <= 0) return null;
  return {
    payment: { ...payment, refundedCents: charge.amount_refunded, revision: payment.revision + 1 },
    type: 'REFUND',
    detail: `${plainAmount(returnedCents)} ${payment.currency}`,
  };
}
