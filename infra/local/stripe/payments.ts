import { openDispute } from './disputes.ts';
import { type Charge, newId, type PaymentIntent, type Session } from './objects.ts';
import { attachCard } from './payment-methods.ts';
import { isDebitPage } from './session-params.ts';
import { StripeApiError } from './stripe-error.ts';
import { acceptedDigits, DISPUTED_CARD, SLOW_REFUND_CARD } from './test-cards.ts';
import type { World } from './world.ts';

/**
 * Pays an open session by card and notifies the webhook; resolves after its first response. Throws a `card_error` if
 * the card is declined, and refuses a session that is no longer open.
 */
export async function paySession(world: World, session: Session, cardNumber: string): Promise<void> {
  if (session.status !== 'open') throw new StripeApiError(`This Checkout Session is ${session.status}.`);
  if (isDebitPage(world.store.state.checkouts[session.id])) throw new StripeApiError('This page takes no cards.');
  const digits = acceptedDigits(cardNumber);
  const account = world.store.ownerOf(session.id) ?? '';
  const { intent, charge } = addPayment(world, session, digits);
  if (digits === SLOW_REFUND_CARD) world.store.state.slowRefunds.push(charge.id);
  session.status = 'complete';
  session.payment_status = 'paid';
  session.payment_intent = intent.id;
  session.url = null;
  void world.emit({ type: 'payment_intent.succeeded', object: intent, account });
  await world.emit({ type: 'checkout.session.completed', object: session, account });
  if (digits === DISPUTED_CARD) await openDispute(world, charge);
}

/** The charge of a payment. Throws 404 if the account has no such payment. */
export function chargeOfPayment({ store }: World, paymentIntentId: string, account: string | null): Charge {
  const { latest_charge } = store.get('payment_intent', paymentIntentId, account);
  return store.get('charge', String(latest_charge), account);
}

/** Adds the charge of a payment, made in a second since 1970. */
export function addCharge(
  { store }: World,
  { id, amount, currency, description, metadata, payment_method }: PaymentIntent,
  created: number,
): Charge {
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_refunded: 0,
    created,
    currency,
    description,
    failure_code: null,
    failure_message: null,
    metadata,
    payment_intent: id,
    payment_method: payment_method === null ? null : String(payment_method),
    refunded: false,
    status: 'succeeded',
  };
  return store.add(charge, store.ownerOf(id));
}

/** Adds a session's payment with its charge, and saves the card if the session does. */
function addPayment(world: World, session: Session, digits: string): { intent: PaymentIntent; charge: Charge } {
  const account = world.store.ownerOf(session.id) ?? '';
  const customer = savingCustomerOf(world, session);
  const payment_method = customer === null ? null : attachCard(world, { digits, customer, account }).id;
  const amount_received = session.amount_total ?? 0;
  const intent = addSessionIntent(world, session, { amount_received, payment_method, status: 'succeeded' });
  const charge = addCharge(world, intent, world.now());
  intent.latest_charge = charge.id;
  return { intent, charge };
}

/** The customer for whom a session saves the payment method; null if it saves none. */
export function savingCustomerOf({ store }: World, { id, customer }: Session): string | null {
  const { setup_future_usage } = store.state.checkouts[id]?.payment_intent_data ?? {};
  return setup_future_usage && typeof customer === 'string' ? customer : null;
}

type Progress = Pick<PaymentIntent, 'amount_received' | 'payment_method' | 'status'>;

/** Adds a session's payment, which has come this far. */
export function addSessionIntent({ store, now }: World, session: Session, progress: Progress): PaymentIntent {
  const {
    description = null,
    metadata = {},
    setup_future_usage = null,
  } = store.state.checkouts[session.id]?.payment_intent_data ?? {};
  const intent: PaymentIntent = {
    id: newId('pi'),
    object: 'payment_intent',
    amount: session.amount_total ?? 0,
    created: now(),
    currency: session.currency ?? '',
    customer: typeof session.customer === 'string' ? session.customer : null,
    description,
    last_payment_error: null,
    latest_charge: null,
    metadata,
    setup_future_usage,
    ...progress,
  };
  return store.add(intent, store.ownerOf(session.id));
}
