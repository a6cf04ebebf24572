import * as z from 'zod';
import type { Params } from './form-body.ts';
import { newId, type Refund } from './objects.ts';
import { Expand, Metadata, parseParams, Text, WholeNumber } from './params.ts';
import { chargeOfPayment } from './payments.ts';
import { StripeApiError } from './stripe-error.ts';
import type { World } from './world.ts';

const RefundParams = z.strictObject({
  payment_intent: Text.optional(),
  charge: Text.optional(),
  amount: WholeNumber.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: Metadata.default({}),
  expand: Expand.optional(),
});

/** Refunds a payment, in full or by `amount` in minor units, and notifies the webhook. */
export function createRefund(world: World, params: Params, account: string | null): Refund {
  const input = parseParams(RefundParams, params);
  const charge = input.payment_intent
    ? chargeOfPayment(world, input.payment_intent, account)
    : world.store.get('charge', input.charge ?? '', account, 'charge');
  const isHeld = world.store
    .list('dispute', account)
    .some(({ charge: id, status }) => id === charge.id && status !== 'won');
  if (isHeld) throw new StripeApiError(`Charge ${charge.id} has been charged back.`, { code: 'charge_disputed' });
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw new StripeApiError(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const amount = input.amount ?? left;
  if (amount === 0) throw new StripeApiError('Invalid positive integer', { param: 'amount' });
  if (amount > left) {
    throw new StripeApiError(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  }
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
      reason: input.reason ?? null,
      status: 'succeeded',
    },
    account,
  );
  void world.emit({ type: 'charge.refunded', object: charge, account: account ?? '' });
  return refund;
}
