import Stripe from 'stripe';
import type { ChargeFailure } from '#shared/invoice/charge.ts';
import type { CardPayments, ChargeRequest, ChargeState } from './card-payments.ts';
import {
  type Closing,
  DEBIT_METADATA,
  DEBIT_TYPE,
  descriptionOf,
  isDebit,
  isRefused,
  isToClose,
  metadataOf,
  nullIfAccessRevoked,
} from './stripe-calls.ts';
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
        allowed_payment_method_types: [request.isDebit ? DEBIT_TYPE : 'card'],
        confirm: false,
        description: descriptionOf(request),
        metadata: { ...metadataOf(request), charge: 'true', ...(request.isDebit && DEBIT_METADATA) },
      },
      { stripeAccount, idempotencyKey },
    );
    return id;
  } catch (error) {
    if (isRefused(error) && !(await isSaved(stripe, stripeAccount, { methodId, holderId }))) return undefined;
    throw error;
  }
}

/**
 * Confirms a PaymentIntent without its payer; that of a bank account by its mandate. Stripe refuses one that was
 * confirmed or cancelled before.
 */
export async function confirmCharge(
  stripe: Stripe,
  stripeAccount: string,
  { id, mandateId: mandate }: { readonly id: string; readonly mandateId?: string | undefined },
): Promise<ChargeState> {
  const by = mandate ? { mandate } : { off_session: true };
  try {
    const intent = await nullIfAccessRevoked(() =>
      stripe.paymentIntents.confirm(id, { ...by, expand }, { stripeAccount, ...CONFIRM_LIMITS }),
    );
    return intent ? foundState(stripe, stripeAccount, intent) : { status: 'cancelled' };
  } catch (error) {
    if (!(isRefused(error) || isDecline(error))) throw error;
    return stateAfter(stripe, { stripeAccount, id, error });
  }
}

export async function findCharge(stripe: Stripe, stripeAccount: string, id: string): Promise<ChargeState> {
  const intent = await retrieve(stripe, stripeAccount, id);
  return intent ? foundState(stripe, stripeAccount, intent) : { status: 'cancelled' };
}

async function retrieve(stripe: Stripe, stripeAccount: string, id: string): Promise<Stripe.PaymentIntent | null> {
  return nullIfAccessRevoked(() => stripe.paymentIntents.retrieve(id, { expand }, { stripeAccount }));
}

/**
 * How a charge stands. A debit whose holder Stripe asks to verify the account has failed and is called off: otherwise,
 * Stripe would debit it whenever they do.
 */
async function foundState(stripe: Stripe, stripeAccount: string, intent: Stripe.PaymentIntent): Promise<ChargeState> {
  const isAsked = isDebit(intent) && intent.status === 'requires_action';
  return isAsked ? callOffFailed(stripe, { stripeAccount, id: intent.id }) : chargeStateOf(intent);
}

/** How the payment of a completed checkout stands, with its id. */
export async function findDebit(
  stripe: Stripe,
  stripeAccount: string,
  sessionId: string,
): ReturnType<CardPayments['findDebit']> {
  const session = await nullIfAccessRevoked(() => stripe.checkout.sessions.retrieve(sessionId, {}, { stripeAccount }));
  const paymentIntentId = idOf(session?.payment_intent ?? null);
  if (!paymentIntentId) return { state: { status: 'cancelled' } };
  return { state: await findCharge(stripe, stripeAccount, paymentIntentId), paymentIntentId };
}

/** Cancels a PaymentIntent. Stripe refuses that once it is confirmed; its state then shows how it ended. */
export async function cancelCharge(stripe: Stripe, stripeAccount: string, id: string): Promise<'expired' | 'complete'> {
  try {
    await nullIfAccessRevoked(() => stripe.paymentIntents.cancel(id, {}, { stripeAccount }));
    return 'expired';
  } catch (error) {
    if (!isRefused(error)) throw error;
    const intent = await retrieve(stripe, stripeAccount, id);
    const status = intent ? asCheckout(chargeStateOf(intent)) : 'expired';
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
 * Calls off the charges of a business that were just prepared, or only the debits among them. Older ones are left out,
 * since Stripe cannot list payments by state.
 */
export async function cancelOpenCharges(stripe: Stripe, stripeAccount: string, closing: Closing): Promise<void> {
  const since = Math.floor(Date.now() / 1_000) - RECENT_SECONDS;
  const recent = stripe.paymentIntents.list({ created: { gte: since }, limit: 100 }, { stripeAccount });
  for await (const intent of recent) {
    const { id, status, metadata } = intent;
    const isOpen = status === 'requires_confirmation' && metadata.charge === 'true';
    if (isOpen && isToClose(intent, closing)) await cancelCharge(stripe, stripeAccount, id);
  }
}

type Unconfirmed = { readonly stripeAccount: string; readonly id: string; readonly error: unknown };

/** How a charge stands that was not confirmed: called off, if its bank declined or its card is not saved any more. */
async function stateAfter(stripe: Stripe, { stripeAccount, id, error }: Unconfirmed): Promise<ChargeState> {
  const intent = await stripe.paymentIntents.retrieve(id, { expand }, { stripeAccount });
  const state = await foundState(stripe, stripeAccount, intent);
  if (state.status !== 'open') return state;
  const [methodId, holderId] = [idOf(intent.payment_method), idOf(intent.customer)];
  const isFinal = isDecline(error) || (isDebit(intent) && isNeverDebited(error));
  const isKept = !isFinal && methodId && (await isSaved(stripe, stripeAccount, { methodId, holderId }));
  if (isKept) throw error;
  return callOffFailed(stripe, { stripeAccount, id, because: failureOf(intent, isDecline(error) ? error : null) });
}

type Failed = Pick<Unconfirmed, 'stripeAccount' | 'id'> & { readonly because?: ChargeFailure | undefined };

/** Calls off a charge that failed and could still be confirmed: a later call would take the money. */
async function callOffFailed(stripe: Stripe, { stripeAccount, id, because = 'refused' }: Failed): Promise<ChargeState> {
  const ended = await cancelCharge(stripe, stripeAccount, id);
  if (ended === 'complete') return findCharge(stripe, stripeAccount, id);
  return { status: 'failed', because };
}

/** Stripe's codes for what it never debits: above a limit, from a blocked account, or without a valid mandate. */
const NEVER_DEBITED =
  /^(charge_exceeds_|payment_method_bank_account_blocked$|payment_intent_mandate_invalid$|billing_invalid_mandate$)/;

function isNeverDebited(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && NEVER_DEBITED.test(error.code ?? '');
}

function isDecline(error: unknown): error is Stripe.errors.StripeCardError {
  return error instanceof Stripe.errors.StripeCardError;
}
