import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { chargeStateOf } from './stripe-charge-state.ts';

/** The PaymentIntent of a charge of 200.00 CAD, prepared at 12:00:00. */
const anIntent = (changes: object) =>
  ({
    id: 'pi_1',
    amount: 20_000,
    amount_received: 0,
    currency: 'cad',
    created: Date.UTC(2026, 11, 26, 12) / 1_000,
    last_payment_error: null,
    latest_charge: null,
    metadata: {},
    ...changes,
  }) as Stripe.PaymentIntent;

it.each([
  ['requires_confirmation', { status: 'open' }],
  ['processing', { status: 'pending' }],
  ['a status of the future', { status: 'pending' }],
  ['canceled', { status: 'cancelled' }],
  ['requires_action', { status: 'failed', because: 'authentication' }],
])('a charge that Stripe calls %s', (status, state) => {
  expect(chargeStateOf(anIntent({ status }))).toEqual(state);
});

it.each([
  [
    'the time of its charge, if that is expanded',
    { latest_charge: { created: 1_800_000_000 } },
    9,
    '2027-01-15T08:00:00',
  ],
  ['the given second', { latest_charge: 'ch_1' }, 1_800_000_000, '2027-01-15T08:00:00'],
  ['when it was prepared, without either', { latest_charge: 'ch_1' }, undefined, '2026-12-26T12:00:00'],
])('is paid at %s', (_, changes, second, at) => {
  const intent = anIntent({ status: 'succeeded', amount_received: 20_000, ...changes });
  const paid = { status: 'paid', amountCents: 20_000, currency: 'CAD', at: `${at}.000Z` };
  expect(chargeStateOf(intent, second)).toEqual(paid);
});

it.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'declined'],
  [{ code: 'card_declined', decline_code: 'generic_decline' }, 'declined'],
  [{ code: 'card_declined' }, 'declined'],
  [{ code: 'processing_error' }, 'declined'],
  [{ code: 'card_declined', decline_code: 'generic_decline', advice_code: 'try_again_later' }, 'declined'],
  [{ code: 'authentication_required', decline_code: 'authentication_required' }, 'authentication'],
  [{ code: 'card_declined', decline_code: 'authentication_required' }, 'authentication'],
  [{ code: 'expired_card' }, 'refused'],
  [{ code: 'card_declined', decline_code: 'generic_decline', advice_code: 'do_not_try_again' }, 'refused'],
  ...[
    'lost_card',
    'stolen_card',
    'pickup_card',
    'restricted_card',
    'invalid_account',
    'revocation_of_authorization',
    'revocation_of_all_authorizations',
    'stop_payment_order',
    'do_not_try_again',
  ].map((decline_code) => [{ code: 'card_declined', decline_code }, 'refused'] as const),
  [null, 'refused'],
] as const)('a charge that failed with %o is %s', (last_payment_error, because) => {
  const intent = anIntent({ status: 'requires_payment_method', last_payment_error });
  expect(chargeStateOf(intent)).toEqual({ status: 'failed', because });
});

it.each([
  [{ code: 'insufficient_funds' }, 'declined'],
  [{ code: 'payment_intent_payment_attempt_failed', decline_code: 'insufficient_funds' }, 'declined'],
  ...['account_closed', 'debit_not_authorized', 'no_account', 'processing_error', 'charge_exceeds_weekly_limit'].map(
    (code) => [{ code }, 'refused'] as const,
  ),
  [null, 'refused'],
] as const)('a debit that failed with %o is %s', (last_payment_error, because) => {
  const metadata = { method: 'debit' };
  const intent = anIntent({ status: 'requires_payment_method', last_payment_error, metadata });
  expect(chargeStateOf(intent)).toEqual({ status: 'failed', because });
});
