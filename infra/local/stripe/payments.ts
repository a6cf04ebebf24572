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
  const { intent, charge } = addPayment(world, session, account);
  if (digits === SLOW_REFUND_CARD) world.store.state.slowRefunds.push(charge.id);
  session.status = 'complete';
  session.payment_status = 'paid';
  session.payment_intent = intent.id;
  session.url = null;
  session.customer_details = customerDetails(session.customer_email);
  world.store.save();
  await world.emit({ type: 'checkout.session.completed', object: session, account });
  if (digits === DISPUTED_CARD) await openDispute(world, charge);
}

/** The charge of a payment. Throws 404 if the account has no such payment. */
export function chargeOfPayment(world: World, paymentIntentId: string, account: string | null): Charge {
  const intent = world.store.get('payment_intent', paymentIntentId, account, 'payment_intent');
  return world.store.get('charge', String(intent.latest_charge), account, 'charge');
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

function addPayment(world: World, session: Session, account: string): { intent: PaymentIntent; charge: Charge } {
  const details = world.store.state.checkouts[session.id]?.payment;
  const shared = {
    amount: session.amount_total ?? 0,
    created: world.now(),
    currency: session.currency ?? '',
    description: details?.description ?? null,
    livemode: false,
    metadata: details?.metadata ?? {},
    receipt_email: details?.receiptEmail ?? null,
    status: 'succeeded',
  } as const;
  const ids = { intent: newId('pi'), charge: newId('ch') };
  return {
    intent: world.store.add({ ...shared, ...newIntent(ids, shared.amount) }, account),
    charge: world.store.add({ ...shared, ...newCharge(ids, shared.amount) }, account),
  };
}

type Ids = { intent: string; charge: string };

function newIntent(ids: Ids, amount: number) {
  return {
    id: ids.intent,
    object: 'payment_intent',
    amount_capturable: 0,
    amount_received: amount,
    capture_method: 'automatic',
    customer: null,
    latest_charge: ids.charge,
    payment_method_types: ['card'],
  } satisfies Partial<PaymentIntent>;
}

function newCharge(ids: Ids, amount: number) {
  return {
    id: ids.charge,
    object: 'charge',
    amount_captured: amount,
    amount_refunded: 0,
    captured: true,
    disputed: false,
    paid: true,
    payment_intent: ids.intent,
    refunded: false,
  } satisfies Partial<Charge>;
}

function customerDetails(email: string | null): Session['customer_details'] {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}
