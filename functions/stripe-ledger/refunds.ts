import type Stripe from 'stripe';
import { refundEvents, reportedRefunds } from '#functions/domain/invoice/card-refunds.ts';
import { toCardRefund } from '#functions/services/stripe-refunds.ts';
import type { CardRefund } from '#shared/ledger/entry.ts';
import {
  beforeItsPayment,
  changeByEvent,
  type EventChange,
  type EventDependencies,
  timeOf,
} from './change-by-event.ts';
import { idOf } from './payments.ts';

type Received = Pick<EventChange, 'event' | 'accountId' | 'now'>;

/**
 * Records the state of a refund. The invoice of one that was made at Stripe is looked up there; payments without one
 * are not the product's. Throws CONFLICT for a payment that is not recorded yet.
 */
export async function applyRefund(
  dependencies: EventDependencies,
  { refund, ...received }: Received & { refund: Stripe.Refund },
): Promise<void> {
  const paymentIntentId = idOf(refund.payment_intent);
  if (!paymentIntentId) return;
  const { findPaidInvoice } = dependencies.payments;
  const invoiceId = refund.metadata?.invoiceId ?? (await findPaidInvoice(received.accountId, paymentIntentId));
  if (!invoiceId) return;
  await record(dependencies, { ...received, invoiceId, paymentIntentId, refunds: [toCardRefund(refund)] });
}

/** Records all refunds of a charge: its event only has their sum. Throws CONFLICT like `applyRefund`. */
export async function applyRefundedCharge(
  dependencies: EventDependencies,
  { charge, ...received }: Received & { charge: Stripe.Charge },
): Promise<void> {
  const paymentIntentId = idOf(charge.payment_intent);
  const invoiceId = charge.metadata?.invoiceId;
  if (!invoiceId || !paymentIntentId) return;
  const refunds = await dependencies.payments.listRefunds(received.accountId, paymentIntentId);
  if (refunds) await record(dependencies, { ...received, invoiceId, paymentIntentId, refunds });
}

type Reported = Omit<EventChange, 'change'> & { readonly refunds: readonly CardRefund[] };

async function record(dependencies: EventDependencies, { refunds, ...received }: Reported): Promise<void> {
  await changeByEvent(dependencies, {
    ...received,
    change: (payment, { entries, business }) => {
      if (!payment) throw beforeItsPayment();
      const changed = reportedRefunds({ payment, refunds, entries, timeZone: business.timeZone });
      if (changed.length === 0) return null;
      return { entries: changed, events: refundEvents(changed, { at: timeOf(received.event) }) };
    },
  });
}
