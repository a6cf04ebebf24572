import { openDispute } from './disputes.ts';
import { type Charge, newId, type PaymentIntent, type Session } from './objects.ts';
import { StripeApiError } from './stripe-error.ts';
import type { World } from './world.ts';

/** The test page's default card. */
export const GOOD_CARD = '4242 4242 4242 4242';

/** Test numbers that Stripe declines, with its messages. */
const DECLINES: Record<string, { code: string; message: string }> = {
  '4000000000000002': { code: 'generic_decline', message: 'Your card was declined.' },
  '4000000000009995': { code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  '4000000000000069': { code: 'expired_card', message: 'Your card has expired.' },
};
/** The test number whose payment succeeds and is then disputed. */
const DISPUTED_CARD = '4000000000000259';
/** The test number whose refunds start pending. */
const SLOW_REFUND_CARD = '4000000000007726';
const GOOD_CARDS = new Set([
  '4242424242424242',
  '5555555555554444',
  '378282246310005',
  DISPUTED_CARD,
  SLOW_REFUND_CARD,
]);

/**
 * Pays an open session by card and notifies the webhook; resolves after its first response. Throws a `card_error` if
 * the card is declined, and refuses a session that is no longer open.
 */
export async function paySession(world: World, session: Session, cardNumber: string): Promise<void> {
  if (session.status !== 'open') throw new StripeApiError(`This Checkout Session is ${session.status}.`);
  const digits = cardNumber.replace(/[\s-]/g, '');
  assertAccepted(digits);
  const account = world.store.ownerOf(session.id) ?? '';
  const charge = addPayment(world, session, account);
  if (digits === SLOW_REFUND_CARD) world.store.state.slowRefunds.push(charge.id);
  session.status = 'complete';
  session.payment_status = 'paid';
  session.payment_intent = charge.payment_intent;
  session.url = null;
  await world.emit({ type: 'checkout.session.completed', object: session, account });
  if (digits === DISPUTED_CARD) await openDispute(world, charge);
}

/** The charge of a payment. Throws 404 if the account has no such payment. */
export function chargeOfPayment({ store }: World, paymentIntentId: string, account: string | null): Charge {
  const { latest_charge } = store.get('payment_intent', paymentIntentId, account);
  return store.get('charge', String(latest_charge), account);
}

function assertAccepted(digits: string): void {
  const decline = DECLINES[digits];
  if (decline) {
    const details = { status: 402, type: 'card_error', code: 'card_declined', decline_code: decline.code } as const;
    throw new StripeApiError(decline.message, details);
  }
  if (GOOD_CARDS.has(digits)) return;
  throw new StripeApiError('This page takes test card numbers only, such as 4242 4242 4242 4242.', {
    status: 402,
    type: 'card_error',
    code: 'incorrect_number',
  });
}

/** Adds a session's payment with its charge, which is returned. */
function addPayment({ store, now }: World, session: Session, account: string): Charge {
  const { description = null, metadata = {} } = store.state.checkouts[session.id]?.payment_intent_data ?? {};
  const shared = { amount: session.amount_total ?? 0, currency: session.currency ?? '', description, metadata };
  const charge: Charge = {
    ...shared,
    id: newId('ch'),
    object: 'charge',
    amount_refunded: 0,
    created: now(),
    payment_intent: newId('pi'),
    refunded: false,
  };
  const intent: PaymentIntent = {
    ...shared,
    id: String(charge.payment_intent),
    object: 'payment_intent',
    latest_charge: charge.id,
    status: 'succeeded',
  };
  store.add(intent, account);
  return store.add(charge, account);
}
