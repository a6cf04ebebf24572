import Stripe from 'stripe';
import type { CardRefund } from '#shared/ledger/entry.ts';
import type { CardRefundRequest, RefundRefusal } from './card-payments.ts';

/** Timeouts of a call that may come before creating a refund, both within the function's timeout. */
const LIST_LIMITS = { timeout: 3_000, maxNetworkRetries: 0 };

/** Converts a Stripe refund; `requires_action` counts as pending and `canceled` as failed. */
export function toCardRefund({ id, amount, created, status, metadata }: Stripe.Refund): CardRefund {
  return {
    id,
    amountCents: amount,
    status: status === 'succeeded' ? 'succeeded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
    at: new Date(created * 1_000).toISOString(),
    entryId: metadata?.refundId,
  };
}

/** Creates a refund, or returns why Stripe refuses it. Throws if it is unclear whether Stripe made it. */
export async function createRefund(
  stripe: Stripe,
  { accountId, paymentIntentId, amountCents, invoiceId, entryId }: CardRefundRequest,
): Promise<CardRefund | RefundRefusal> {
  try {
    const refund = await stripe.refunds.create(
      { payment_intent: paymentIntentId, amount: amountCents, metadata: { invoiceId, refundId: entryId } },
      { stripeAccount: accountId, idempotencyKey: `refund-${invoiceId}-${entryId}` },
    );
    return toCardRefund(refund);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refusal;
  }
}

/** All refunds of a payment, newest first. */
export async function listRefunds(
  stripe: Stripe,
  stripeAccount: string,
  payment_intent: string,
): Promise<CardRefund[]> {
  const found: CardRefund[] = [];
  const list = stripe.refunds.list({ payment_intent, limit: 100 }, { stripeAccount, ...LIST_LIMITS });
  for await (const refund of list) found.push(toCardRefund(refund));
  return found;
}

/** Why Stripe permanently refused a request; undefined for any other error. */
function refusalOf(error: unknown): RefundRefusal | undefined {
  const { StripeInvalidRequestError, StripeCardError, StripePermissionError } = Stripe.errors;
  if (error instanceof StripePermissionError) return 'disconnected';
  if (!(error instanceof StripeInvalidRequestError || error instanceof StripeCardError)) return undefined;
  return REFUSALS[error.code ?? ''] ?? (error.param === 'amount' ? 'refunded' : 'refused');
}

const REFUSALS: Readonly<Record<string, RefundRefusal>> = {
  charge_disputed: 'disputed',
  refund_disputed_payment: 'disputed',
  charge_already_refunded: 'refunded',
  balance_insufficient: 'balance',
  insufficient_funds: 'balance',
};
