import * as z from 'zod';
import { assertChargeable } from './amounts.ts';
import { assertDebitable } from './capabilities.ts';
import { beginDebit } from './debits.ts';
import { assertActiveMandate } from './mandates.ts';
import { newId, type PaymentIntent, type PaymentMethod } from './objects.ts';
import { Currency, Metadata, parseParams, Text, WholeNumber } from './params.ts';
import { addCharge } from './payments.ts';
import { MethodType } from './session-params.ts';
import { StripeApiError } from './stripe-error.ts';
import { cardError, type Decline, declineOf } from './test-cards.ts';
import type { World } from './world.ts';

const IntentParams = z.strictObject({
  amount: WholeNumber,
  currency: Currency,
  customer: Text,
  payment_method: Text,
  allowed_payment_method_types: z.array(MethodType).optional(),
  confirm: z.literal('false').optional(),
  description: Text.optional(),
  metadata: Metadata.default({}),
});

/** Prepares a payment by the card or bank account that its customer saved; confirming it takes the money. */
export function createIntent(world: World, params: unknown, account: string | null): PaymentIntent {
  const { store } = world;
  const input = parseParams(IntentParams, params);
  const owner = account === null ? null : store.get('account', account, null);
  if (!owner?.charges_enabled) throw new StripeApiError('Your account cannot currently make charges.');
  assertChargeable(input.amount, input.currency);
  store.referenced('customer', input.customer, { owner: account, param: 'customer' });
  const { type } = usable(world, { ...input, account });
  assertAllowed(type, input.allowed_payment_method_types);
  if (type === 'acss_debit') assertDebitable(owner, { ...input, what: 'Payment Intent' });
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

const ConfirmCardParams = z.strictObject({ off_session: z.literal('true') });
const ConfirmDebitParams = z.strictObject({ mandate: Text.optional() });

/**
 * Charges the card of a prepared payment, or begins to debit its bank account, and notifies the webhook. Throws a
 * `card_error` if the bank of a card declines: the payment then loses its card, so that it cannot be confirmed again.
 */
export function confirmIntent(world: World, { id, params, account }: Call): PaymentIntent {
  const intent = world.store.get('payment_intent', id, account);
  if (intent.status !== 'requires_confirmation') throw unexpected('confirm', intent);
  const method = usable(world, { ...intent, account });
  if (method.type === 'acss_debit') return confirmDebit(world, intent, params);
  parseParams(ConfirmCardParams, params);
  const decline = declineOf(world.store.state.methodNumbers[String(intent.payment_method)]);
  if (decline) throw declined(world, intent, decline);
  const charge = addCharge(world, intent, world.chargeTime());
  Object.assign(intent, { amount_received: intent.amount, latest_charge: charge.id, status: 'succeeded' });
  notify(world, 'payment_intent.succeeded', intent);
  return intent;
}

/** Begins to debit the bank account of a payment by a mandate for later payments. */
function confirmDebit(world: World, intent: PaymentIntent, params: unknown): PaymentIntent {
  const { mandate } = parseParams(ConfirmDebitParams, params);
  assertActiveMandate(world, mandate, String(intent.payment_method));
  const owner = world.store.get('account', world.store.ownerOf(intent.id) ?? '', null);
  assertDebitable(owner, { ...intent, what: 'Payment Intent' });
  beginDebit(world, intent, { mandate, at: world.chargeTime() });
  return intent;
}

/** Calls a payment off, and notifies the webhook. Throws if it was confirmed or called off before. */
export function cancelIntent(world: World, { id, account }: Call): PaymentIntent {
  const intent = world.store.get('payment_intent', id, account);
  if (['processing', 'succeeded', 'canceled'].includes(intent.status)) throw unexpected('cancel', intent);
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

/** The saved card or bank account of a payment. Throws if it is not its customer's any more. */
function usable({ store }: World, { customer, payment_method, account }: Used): PaymentMethod {
  const param = 'payment_method';
  const method = store.referenced('payment_method', String(payment_method), { owner: account, param });
  if (method.customer === customer) return method;
  // Stripe's error has neither a code nor a parameter.
  throw new StripeApiError(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a ' +
      'connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use ' +
      'a PaymentMethod multiple times, you must attach it to a Customer first.',
  );
}

function assertAllowed(type: PaymentMethod['type'], allowed: readonly string[] | undefined): void {
  if (!allowed || allowed.includes(type)) return;
  throw new StripeApiError(
    `The PaymentMethod provided (${type}) is not allowed for this PaymentIntent. Please attach a PaymentMethod of one of ` +
      `these types: ${allowed.join(', ')}.`,
    { code: 'payment_intent_incompatible_payment_method', param: 'payment_method' },
  );
}

function unexpected(verb: 'confirm' | 'cancel', { status }: PaymentIntent): StripeApiError {
  const isWithoutCard = verb === 'confirm' && status === 'requires_payment_method';
  const why = isWithoutCard ? "it's missing a payment method" : `it has a status of ${status}`;
  return new StripeApiError(`You cannot ${verb} this PaymentIntent because ${why}.`, {
    code: 'payment_intent_unexpected_state',
  });
}
