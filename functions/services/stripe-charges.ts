import Stripe from 'stripe';
import type { ChargeRequest, ChargeState } from './card-payments.ts';
import { descriptionOf, isRefused, metadataOf, nullIfAccessRevoked } from './stripe-calls.ts';
import { idOf, isSaved } from './stripe-cards.ts';
import { chargeStateOf, failureOf } from './stripe-charge-state.ts';

/** The bank is asked meanwhile. Whoever does not hear the answer confirms again, which then only returns it. */
const CONFIRM_LIMITS = { timeout: 15_000, maxNetworkRetries: 0 };

/** How far back prepared charges are called off; one that waited longer is checked again before it is confirmed. */
const RECENT_SECONDS = 3_600;

/** When a charge was made is in the charge itself. */
const expand = ['latest_charge'];

/** Creates the unconfirmed PaymentIntent of a charge; undefined if the card is not saved any more. */
export async function createCharge(stripe: Stripe, request: ChargeRequest): Promise<string | undefined> {
  const { accountId: stripeAccount, holderId, methodId, idempotencyKey } = request;
  try {
    const { id } = await stripe.paymentIntents.create(
      {
        amount: request.amountCents,
        currency: request.currency.toLowerCase(),
        customer: holderId,
        payment_method: methodId,
        allowed_payment_method_types: ['card'],
        confirm: false,
        description: descriptionOf(request),
        metadata: { ...metadataOf(request), charge: 'true' },
      },
      { stripeAccount, idempotencyKey },
    );
    return id;
  } catch (error) {
    if (isRefused(error) && !(await isSaved(stripe, stripeAccount, { methodId, holderId }))) return undefined;
    throw error;
  }
}

/** Confirms a PaymentIntent without its payer. Stripe refuses that for one that was confirmed or cancelled before. */
export async function confirmCharge(stripe: Stripe, stripeAccount: string, id: string): Promise<ChargeState> {
  try {
    const intent = await nullIfAccessRevoked(() =>
      stripe.paymentIntents.confirm(id, { off_session: true, expand }, { stripeAccount, ...CONFIRM_LIMITS }),
    );
    return intent ? chargeStateOf(intent) : { status: 'cancelled' };
  } catch (error) {
    if (!(isRefused(error) || isDecline(error))) throw error;
    return stateAfter(stripe, { stripeAccount, id, error });
  }
}

export async function findCharge(stripe: Stripe, stripeAccount: string, id: string): Promise<ChargeState> {
  const intent = await nullIfAccessRevoked(() => stripe.paymentIntents.retrieve(id, { expand }, { stripeAccount }));
  return intent ? chargeStateOf(intent) : { status: 'cancelled' };
}

/** Cancels a PaymentIntent. Stripe refuses that once it is confirmed; its state then shows how it ended. */
export async function cancelCharge(stripe: Stripe, stripeAccount: string, id: string): Promise<'expired' | 'complete'> {
  try {
    await nullIfAccessRevoked(() => stripe.paymentIntents.cancel(id, {}, { stripeAccount }));
    return 'expired';
  } catch (error) {
    if (!isRefused(error)) throw error;
    const status = asCheckout(await findCharge(stripe, stripeAccount, id));
    if (status === 'open') throw error;
    return status;
  }
}

/** The state of a charge in the words of a checkout. */
export function asCheckout({ status }: ChargeState): 'open' | 'complete' | 'expired' {
  if (status === 'open') return 'open';
  return status === 'paid' || status === 'pending' ? 'complete' : 'expired';
}

/**
 * Calls off the charges of a business that were just prepared. Stripe lists payments of any state only, so older ones are
 * left out.
 */
export async function cancelOpenCharges(stripe: Stripe, stripeAccount: string, businessId: string): Promise<void> {
  const since = Math.floor(Date.now() / 1_000) - RECENT_SECONDS;
  const recent = stripe.paymentIntents.list({ created: { gte: since }, limit: 100 }, { stripeAccount });
  for await (const { id, status, metadata } of recent) {
    const isOpen = status === 'requires_confirmation' && metadata.charge === 'true';
    if (isOpen && metadata.businessId === businessId) await cancelCharge(stripe, stripeAccount, id);
  }
}

type Unconfirmed = { readonly stripeAccount: string; readonly id: string; readonly error: unknown };

/** How a charge stands that was not confirmed: called off, if its bank declined or its card is not saved any more. */
async function stateAfter(stripe: Stripe, { stripeAccount, id, error }: Unconfirmed): Promise<ChargeState> {
  const intent = await stripe.paymentIntents.retrieve(id, { expand }, { stripeAccount });
  const state = chargeStateOf(intent);
  if (state.status !== 'open') return state;
  const [methodId, holderId] = [idOf(intent.payment_method), idOf(intent.customer)];
  const isKept = !isDecline(error) && methodId && (await isSaved(stripe, stripeAccount, { methodId, holderId }));
  if (isKept) throw error;
  // Otherwise a later call could still take the money.
  const ended = await cancelCharge(stripe, stripeAccount, id);
  if (ended === 'complete') return findCharge(stripe, stripeAccount, id);
  return { status: 'failed', because: failureOf(isDecline(error) ? error : null) };
}

function isDecline(error: unknown): error is Stripe.errors.StripeCardError {
  return error instanceof Stripe.errors.StripeCardError;
}
