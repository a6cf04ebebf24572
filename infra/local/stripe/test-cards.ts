import { StripeApiError } from './stripe-error.ts';

/** Why a bank declines a card, in Stripe's words. */
export type Decline = { readonly code: string; readonly decline_code: string; readonly message: string };

type TestCard = {
  readonly brand: 'visa' | 'mastercard' | 'amex';
  /** How a payment on the page is declined. */
  readonly onPage?: Decline;
  /** How a charge without the payer is declined once the card is saved. */
  readonly saved?: Decline;
};

/** The test page's default card. */
export const GOOD_CARD = '4242 4242 4242 4242';
/** The number whose payment succeeds and is then disputed. */
export const DISPUTED_CARD = '4000000000000259';
/** The number whose refunds start pending. */
export const SLOW_REFUND_CARD = '4000000000007726';
/** The number that its holder reported lost. */
export const LOST_CARD = '4000000000009987';

const declined = (decline_code: string, message: string): Decline => ({ code: 'card_declined', decline_code, message });

const DECLINED = declined('generic_decline', 'Your card was declined.');
const NO_FUNDS = declined('insufficient_funds', 'Your card has insufficient funds.');
const LOST = declined('lost_card', 'Your card was declined.');
const EXPIRED: Decline = { code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' };
const UNAUTHENTICATED: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/**
 * Stripe's own test numbers (https://docs.stripe.com/testing), each with what it is for there. At Stripe, the cards that
 * fail once they are saved fail on the page, too, or ask for a confirmation; here their first payment succeeds, so that
 * they can be saved with it.
 */
const CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa' },
  '4012888888881881': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '5200828282828210': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '371449635398431': { brand: 'amex' },
  [DISPUTED_CARD]: { brand: 'visa' },
  [SLOW_REFUND_CARD]: { brand: 'visa' },
  '4000000000000002': { brand: 'visa', onPage: DECLINED, saved: DECLINED },
  '4000000000009995': { brand: 'visa', onPage: NO_FUNDS, saved: NO_FUNDS },
  '4000000000000069': { brand: 'visa', onPage: EXPIRED, saved: EXPIRED },
  [LOST_CARD]: { brand: 'visa', onPage: LOST, saved: LOST },
  '4000000000000341': { brand: 'visa', saved: DECLINED },
  '4000008260003178': { brand: 'visa', saved: NO_FUNDS },
  '4000002760003184': { brand: 'visa', saved: UNAUTHENTICATED },
  // Confirmed by its holder once, when it is saved.
  '4000002500003155': { brand: 'visa' },
};

/** The number of the card by which a bank replaces one of a brand. */
export const REPLACEMENTS: Readonly<Record<string, string>> = {
  visa: '4012888888881881',
  mastercard: '5200828282828210',
  amex: '371449635398431',
};

/** The digits of a number that is accepted on the page. Throws a `card_error` for any other. */
export function acceptedDigits(cardNumber: string): string {
  const digits = cardNumber.replace(/[\s-]/g, '');
  const { onPage } = CARDS[digits] ?? { onPage: UNKNOWN };
  if (onPage) throw cardError(onPage);
  return digits;
}

/** How a saved card is known. */
export function cardOf(digits: string): { brand: string; last4: string } {
  return { brand: CARDS[digits]?.brand ?? 'unknown', last4: digits.slice(-4) };
}

/** How a charge of a saved card is declined; undefined if it succeeds. */
export function declineOf(digits: string | undefined): Decline | undefined {
  return CARDS[digits ?? '']?.saved;
}

/** The error of a declined payment; `details` is about what. */
export function cardError({ message, ...codes }: Omit<Decline, 'decline_code'>, details: object = {}): StripeApiError {
  return new StripeApiError(message, { status: 402, type: 'card_error', ...codes, ...details });
}

const UNKNOWN = {
  code: 'incorrect_number',
  message: 'This page takes test card numbers only, such as 4242 4242 4242 4242.',
};
