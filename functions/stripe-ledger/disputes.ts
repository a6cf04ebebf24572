import type Stripe from 'stripe';
import { plainAmount } from '#shared/money.ts';
import { beforeItsPayment, type Changed, changeLedger, type LedgerDependencies } from './change-ledger.ts';
import { DISPUTE_STAGES, type DisputeStage, type LedgerEntry } from './ledger.ts';
import { idOf } from './payments.ts';

type DisputeEvent = { event: Stripe.Event; accountId: string; dispute: Stripe.Dispute; now: Date };

/**
 * Records the state of a dispute. A dispute only references its payment, so its invoice is looked up at the provider;
 * payments without one are not the product's. Throws CONFLICT for a payment that is not recorded yet.
 */
export async function applyDispute(dependencies: LedgerDependencies, disputed: DisputeEvent): Promise<void> {
  const { dispute, ...received } = disputed;
  const paymentIntentId = idOf(dispute.payment_intent);
  if (!paymentIntentId) return;
  const invoiceId = await dependencies.payments.findPaidInvoice(received.accountId, paymentIntentId);
  if (!invoiceId) return;
  const change = (entry: LedgerEntry | undefined) => withDispute(entry, dispute);
  await changeLedger(dependencies, { ...received, invoiceId, paymentIntentId, change });
}

function withDispute(entry: LedgerEntry | undefined, dispute: Stripe.Dispute): Changed | null {
  if (!entry) throw beforeItsPayment();
  const stage = STAGES[dispute.status] ?? 'OPEN';
  const known = entry.disputes?.[dispute.id];
  if (known && DISPUTE_STAGES.indexOf(known.stage) >= DISPUTE_STAGES.indexOf(stage)) return null;
  const isSameCurrency = dispute.currency.toUpperCase() === entry.currency;
  const amountCents = isSameCurrency ? Math.min(dispute.amount, entry.amountCents) : entry.amountCents;
  const { type, text } = HISTORY[stage];
  return {
    entry: {
      ...entry,
      disputes: { ...entry.disputes, [dispute.id]: { stage, amountCents } },
      revision: entry.revision + 1,
    },
    type,
    detail: `${plainAmount(amountCents)} ${entry.currency} ${text}`,
  };
}

/** Stripe's dispute states; in any other, the money is withheld. */
const STAGES: Readonly<Record<string, DisputeStage>> = {
  warning_needs_response: 'INQUIRY',
  warning_under_review: 'INQUIRY',
  warning_closed: 'INQUIRY_CLOSED',
  lost: 'LOST',
  won: 'WON',
  prevented: 'WON',
};

const HISTORY: Readonly<Record<DisputeStage, { type: 'PAYMENT' | 'REFUND'; text: string }>> = {
  INQUIRY: { type: 'REFUND', text: 'asked about by the bank' },
  INQUIRY_CLOSED: { type: 'PAYMENT', text: 'no longer asked about' },
  OPEN: { type: 'REFUND', text: 'disputed' },
  LOST: { type: 'REFUND', text: 'lost in a dispute' },
  WON: { type: 'PAYMENT', text: 'kept in a dispute' },
};
