import * as z from 'zod';
import { assertChargeable } from './amounts.ts';
import { newId, type PaymentIntent } from './objects.ts';
import { Currency, Metadata, parseParams, Text, WholeNumber } from './params.ts';
import { addCharge } from './payments.ts';
import { StripeApiError } from './stripe-error.ts';
import { cardError, type Decline, declineOf } from './test-cards.ts';
import type { World } from './world.ts';

const IntentParams = z.strictObject({
  amount: WholeNumber,
  currency: Currency,
  customer: Text,
  payment_method: Text,
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  confirm: z.literal('false').optional(),
  description: Text.optional(),
  metadata: Metadata.default({}),
});

/** Prepares a payment with a card that its customer saved on a connected account; confirming it takes the money. */
export function createIntent(world: World, params: unknown, account: string | null): PaymentIntent {
  const { store } = world;
  const input = parseParams(IntentParams, params);
  const owner = account === null ? null : store.get('account', account, null);
  if (!owner?.charges_enabled) throw new StripeApiError('Your account cannot currently make charges.');
  assertChargeable(input.amount, input.currency);
  store.referenced('customer', input.customer, { owner: account, param: 'customer' });
  assertUsable(world, { ...input, account });
  const intent: PaymentIntent = {
    id: newId('pi'),
    object: 'payment_intent',
    amount: input.amount,
    amount_received: 0,
    created: world.chargeTime(),
    currency: input.currency,
    customer: input.customer,
    description: input.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    metadata: input.metadata,
    payment_method: input.payment_method,
    setup_future_usage: null,
    status: 'requires_confirmation',
  };
  return store.add(intent, account);
}

const ConfirmParams = z.strictObject({ off_session: z.literal('true') });

/**
 * Charges the card of a prepared payment, and notifies the webhook. Throws a `card_error` if its bank declines; the
 * payment then has no card any more, so that it cannot be confirmed again.
 */
export function confirmIntent(world: World, { id, params, account }: Call): PaymentIntent {
  const intent = world.store.get('payment_intent', id, account);
  parseParams(ConfirmParams, params);
  if (intent.status !== 'requires_confirmation') throw unexpected('confirm', intent);
  assertUsable(world, { ...intent, account });
  const decline = declineOf(world.store.state.cardNumbers[String(intent.payment_method)]);
  if (decline) throw declined(world, intent, decline);
  const charge = addCharge(world, intent, world.chargeTime());
  Object.assign(intent, { amount_received: intent.amount, latest_charge: charge.id, status: 'succeeded' });
  notify(world, 'payment_intent.succeeded', intent);
  return intent;
}

/** Calls a payment off, and notifies the webhook. Throws if it was confirmed or called off before. */
export function cancelIntent(world: World, { id, account }: Call): PaymentIntent {
  const intent = world.store.get('payment_intent', id, account);
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected('cancel', intent);
  intent.status = 'canceled';
  notify(world, 'payment_intent.canceled', intent);
  return intent;
}

type Call = { readonly id: string; readonly params: unknown; readonly account: string | null };

function declined(world: World, intent: PaymentIntent, decline: Decline): StripeApiError {
  const payment_method = world.store.get(
    'payment_method',
    String(intent.payment_method),
    world.store.ownerOf(intent.id),
  );
  const last_payment_error = { type: 'card_error', ...decline, payment_method: { ...payment_method } };
  Object.assign(intent, { last_payment_error, payment_method: null, status: 'requires_payment_method' });
  notify(world, 'payment_intent.payment_failed', intent);
  return cardError(decline, { payment_intent: intent });
}

function notify(
  world: World,
  type: `payment_intent.${'succeeded' | 'payment_failed' | 'canceled'}`,
  object: PaymentIntent,
) {
  void world.emit({ type, object, account: world.store.ownerOf(object.id) ?? '', created: world.chargeTime() });
}

type Used = { customer: unknown; payment_method: unknown; account: string | null };

function assertUsable({ store }: World, { customer, payment_method, account }: Used): void {
  const param = 'payment_method';
  const method = store.referenced('payment_method', String(payment_method), { owner: account, param });
  if (method.customer === customer) return;
  // Stripe's error has neither a code nor a parameter.
  throw new StripeApiError(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a ' +
      'connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use ' +
      'a PaymentMethod multiple times, you must attach it to a Customer first.',
  );
}

function unexpected(verb: 'confirm' | 'cancel', { status }: PaymentIntent): StripeApiError {
  const isWithoutCard = verb === 'confirm' && status === 'requires_payment_method';
  const why = isWithoutCard ? "it's missing a payment method" : `it has a status of ${status}`;
  return new StripeApiError(`You cannot ${verb} this PaymentIntent because ${why}.`, {
    code: 'payment_intent_unexpected_state',
  });
}
