import * as z from 'zod';
import { type Charge, newId, type Refund } from './objects.ts';
import { Metadata, parseParams, Text, WholeNumber } from './params.ts';
import { chargeOfPayment } from './payments.ts';
import { StripeApiError } from './stripe-error.ts';
import type { World } from './world.ts';

const RefundParams = z.strictObject({
  payment_intent: Text.optional(),
  charge: Text.optional(),
  amount: WholeNumber.optional(),
  metadata: Metadata.default({}),
});

/**
 * Refunds a payment, in full or by `amount` in minor units, and notifies the webhook. The refund succeeds immediately,
 * except for the card whose refunds stay pending.
 */
export function createRefund(world: World, params: unknown, account: string | null): Refund {
  const input = parseParams(RefundParams, params);
  const charge = input.payment_intent
    ? chargeOfPayment(world, input.payment_intent, account)
    : world.store.get('charge', input.charge ?? '', account);
  const amount = refundableAmount(world, charge, input.amount);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const refund = world.store.add<Refund>(
    {
      id: newId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      created: world.now(),
      currency: charge.currency,
      metadata: input.metadata,
      payment_intent: charge.payment_intent,
      status: world.store.state.slowRefunds.includes(charge.id) ? 'pending' : 'succeeded',
    },
    account,
  );
  void world.emit({ type: 'refund.created', object: refund, account: account ?? '' });
  void world.emit({ type: 'charge.refunded', object: charge, account: account ?? '' });
  return refund;
}

/** Completes a pending refund (`succeeded`) or has the payer's bank return it (`failed`), and notifies the webhook. */
export async function closeRefund(world: World, refundId: string, outcome: 'succeeded' | 'failed'): Promise<void> {
  const account = world.store.ownerOf(refundId);
  const refund = world.store.get('refund', refundId, account);
  if (refund.status === 'failed' || refund.status === outcome) {
    throw new StripeApiError(`This refund has a status of ${refund.status}.`);
  }
  refund.status = outcome;
  if (outcome === 'failed') {
    refund.failure_reason = 'expired_or_canceled_card';
    const charge = world.store.get('charge', String(refund.charge), account);
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
  }
  const event = { object: refund, account: account ?? '' };
  const sent = [world.emit({ type: 'refund.updated', ...event })];
  if (outcome === 'failed') sent.push(world.emit({ type: 'refund.failed', ...event }));
  await Promise.all(sent);
}

/** The amount to refund. Throws Stripe's error if it cannot be refunded. */
function refundableAmount(world: World, charge: Charge, wanted: number | undefined): number {
  const isHeld = world.store
    .list('dispute', world.store.ownerOf(charge.id))
    .some(({ charge: id, status }) => id === charge.id && status !== 'won');
  if (isHeld) throw new StripeApiError(`Charge ${charge.id} has been charged back.`, { code: 'charge_disputed' });
  if (charge.status === 'pending' || charge.status === 'failed') {
    throw new StripeApiError(`Charge ${charge.id} has not succeeded, so it cannot be refunded.`);
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw new StripeApiError(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const amount = wanted ?? left;
  if (amount === 0) throw new StripeApiError('Invalid positive integer', { param: 'amount' });
  if (amount <= left) return amount;
  throw new StripeApiError(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
    param: 'amount',
  });
}
