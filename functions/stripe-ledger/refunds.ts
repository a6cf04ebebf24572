import type Stripe from 'stripe';
import { plainAmount } from '#shared/money.ts';
import { beforeItsPayment, type Changed, changeLedger, type LedgerDependencies } from './change-ledger.ts';
import type { LedgerEntry } from './ledger.ts';
import { idOf } from './payments.ts';

type RefundEvent = { event: Stripe.Event; accountId: string; charge: Stripe.Charge; now: Date };

/**
 * Records the refunded amount of a payment; a charge reports the sum of its refunds. Throws CONFLICT for a payment that
 * is not recorded yet.
 */
export async function applyRefund(dependencies: LedgerDependencies, refund: RefundEvent): Promise<void> {
  const { charge, ...received } = refund;
  const paymentIntentId = idOf(charge.payment_intent);
  const invoiceId = charge.metadata?.invoiceId;
  if (!invoiceId || !paymentIntentId) return;
  const change = (entry: LedgerEntry | undefined) => refunded(entry, charge);
  await changeLedger(dependencies, { ...received, invoiceId, paymentIntentId, change });
}

/** The highest amount wins, since an older event may arrive later. */
function refunded(entry: LedgerEntry | undefined, charge: Stripe.Charge): Changed | null {
  if (!entry) throw beforeItsPayment();
  const returnedCents = charge.amount_refunded - entry.refundedCents;
  if (returnedCents <= 0) return null;
  return {
    entry: { ...entry, refundedCents: charge.amount_refunded, revision: entry.revision + 1 },
    type: 'REFUND',
    detail: `${plainAmount(returnedCents)} ${entry.currency}`,
  };
}
