import type Stripe from 'stripe';
import type { ChargeFailure } from '#shared/invoice/charge.ts';
import type { ChargeState } from './card-payments.ts';
import { isDebit } from './stripe-calls.ts';

/**
 * How the charge of a PaymentIntent stands. It was paid at the time of its charge, if that is expanded, otherwise in the
 * given second since 1970, such as that of its event.
 */
export function chargeStateOf(intent: Stripe.PaymentIntent, paidAt = intent.created): ChargeState {
  const { status, amount_received, currency, latest_charge, last_payment_error } = intent;
  if (status === 'succeeded') {
    const seconds = latest_charge && typeof latest_charge !== 'string' ? latest_charge.created : paidAt;
    const at = new Date(seconds * 1_000).toISOString();
    return { status: 'paid', amountCents: amount_received, currency: currency.toUpperCase(), at };
  }
  if (status === 'requires_payment_method') return { status: 'failed', because: failureOf(intent, last_payment_error) };
  // Only its holder could complete it, on a page that they have no link to.
  if (status === 'requires_action') return { status: 'failed', because: 'authentication' };
  if (status === 'requires_confirmation') return { status: 'open' };
  return { status: status === 'canceled' ? 'cancelled' : 'pending' };
}

type Decline = { readonly [Code in 'code' | 'decline_code' | 'advice_code']?: string | undefined };

/** Why a charge failed. One without an error has no card: it was removed. */
export function failureOf(intent: Stripe.PaymentIntent, error: Decline | null): ChargeFailure {
  if (isDebit(intent)) return debitFailureOf(error);
  if (!error) return 'refused';
  const codes = [error.code, error.decline_code, error.advice_code];
  if (codes.includes('authentication_required')) return 'authentication';
  return codes.some((code) => code && FINAL.has(code)) ? 'refused' : 'declined';
}

/**
 * Only a debit that lacked money may be tried again, once. For any other one, such as of a closed account, a bank
 * charges the business each time.
 */
function debitFailureOf(error: Decline | null): ChargeFailure {
  return [error?.code, error?.decline_code].includes('insufficient_funds') ? 'declined' : 'refused';
}

/** Stripe's codes for cards that will never be charged again: https://docs.stripe.com/declines/codes */
const FINAL: ReadonlySet<string> = new Set([
  'lost_card',
  'stolen_card',
  'pickup_card',
  'restricted_card',
  'expired_card',
  'expired_payment_method',
  'invalid_account',
  'revocation_of_authorization',
  'revocation_of_all_authorizations',
  'stop_payment_order',
  'do_not_try_again',
  'resource_missing',
]);
