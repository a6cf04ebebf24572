import type Stripe from 'stripe';
import type { CardPayments, Checkout, CheckoutRequest } from './card-payments.ts';
import {
  type Closing,
  DEBIT_METADATA,
  DEBIT_TYPE,
  descriptionOf,
  emailAtStripe,
  isRefused,
  isToClose,
  metadataOf,
  nullIfAccessRevoked,
} from './stripe-calls.ts';

type SessionParams = Stripe.Checkout.SessionCreateParams;

const LOCALES = { en: 'en', fr: 'fr-CA' } as const;

/**
 * Creates Stripe's own page for a payment, which also saves the card or bank account if the request names its holder.
 * Returns null if Stripe refuses to debit the amount.
 */
export async function createCheckout(stripe: Stripe, request: CheckoutRequest): Promise<Checkout | null> {
  try {
    const session = await createSession(stripe, request);
    if (!session.url) throw new Error('Stripe returned a checkout without a URL');
    return { sessionId: session.id, url: session.url };
  } catch (error) {
    if (request.debit && isRefused(error)) return null;
    throw error;
  }
}

async function createSession(stripe: Stripe, request: CheckoutRequest): Promise<Stripe.Checkout.Session> {
  const { invoice, returnUrl, savesCardOf, agreementId = '', customerId = '', debit } = request;
  const name = descriptionOf(request);
  const email = emailAtStripe(request.customerEmail);
  const saving: Pick<Stripe.Checkout.SessionCreateParams.PaymentIntentData, 'setup_future_usage'> = savesCardOf
    ? { setup_future_usage: 'off_session' }
    : {};
  // Stripe takes a customer or an address, not both.
  const payer: Pick<SessionParams, 'customer' | 'customer_email'> = savesCardOf
    ? { customer: savesCardOf }
    : email
      ? { customer_email: email }
      : {};
  const metadata = {
    ...metadataOf(request),
    ...(savesCardOf && { agreementId, customerId }),
    ...(debit && DEBIT_METADATA),
  };
  return stripe.checkout.sessions.create(
    {
      mode: 'payment',
      // Without it, the page is in the browser's language.
      locale: LOCALES[request.language],
      ...(debit ? debitParams(debit) : cardParams(request)),
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: request.currency.toLowerCase(),
            unit_amount: request.amountCents,
            product_data: { name },
          },
        },
      ],
      client_reference_id: invoice.id,
      metadata,
      payment_intent_data: { metadata, description: name, ...saving },
      ...payer,
      success_url: `${returnUrl}?payment=success`,
      cancel_url: `${returnUrl}?payment=cancelled`,
      expires_at: request.expiresAt,
    },
    { stripeAccount: request.accountId, idempotencyKey: request.idempotencyKey },
  );
}

/** Cards are charged immediately; other methods can stay unpaid for days. */
function cardParams({ isLinkHidden }: CheckoutRequest): SessionParams {
  return {
    allowed_payment_method_types: ['card'],
    ...(isLinkHidden && { wallet_options: { link: { display: 'never' } } }),
  };
}

/**
 * A bank account is verified on the page itself: a payment that waited for small deposits could stay open for ten days
 * (decision F238).
 */
function debitParams({ isBusiness, every }: NonNullable<CheckoutRequest['debit']>): SessionParams {
  const schedule = every
    ? { payment_schedule: 'interval', interval_description: every }
    : { payment_schedule: 'sporadic' };
  const mandate_options = { transaction_type: isBusiness ? 'business' : 'personal', ...schedule };
  return {
    allowed_payment_method_types: [DEBIT_TYPE],
    payment_method_options: { acss_debit: { verification_method: 'instant', mandate_options } },
  };
}

/** The state of a checkout; one on an account whose access was revoked counts as expired. */
export async function findCheckout(
  stripe: Stripe,
  stripeAccount: string,
  sessionId: string,
): ReturnType<CardPayments['findCheckout']> {
  const session = await nullIfAccessRevoked(() => stripe.checkout.sessions.retrieve(sessionId, {}, { stripeAccount }));
  if (session?.status === 'open') return { status: 'open', url: session.url };
  return { status: session?.status === 'complete' ? 'complete' : 'expired', url: null };
}

/** Stripe refuses to expire a closed session; its status then shows how it ended. */
export async function expireCheckout(
  stripe: Stripe,
  stripeAccount: string,
  sessionId: string,
): Promise<'expired' | 'complete'> {
  try {
    await nullIfAccessRevoked(() => stripe.checkout.sessions.expire(sessionId, {}, { stripeAccount }));
    return 'expired';
  } catch (error) {
    if (!isRefused(error)) throw error;
    const { status } = await stripe.checkout.sessions.retrieve(sessionId, {}, { stripeAccount });
    return status === 'complete' ? 'complete' : 'expired';
  }
}

/** Closes the open checkouts of a business on an account, or only those that debit a bank account. */
export async function expireOpenCheckouts(stripe: Stripe, stripeAccount: string, closing: Closing): Promise<void> {
  for await (const session of stripe.checkout.sessions.list({ status: 'open', limit: 100 }, { stripeAccount })) {
    if (isToClose(session, closing)) await expireCheckout(stripe, stripeAccount, session.id);
  }
}
