import Stripe from 'stripe';
import { AppError } from '#shared/errors.ts';
import type { CardPayments, CheckoutRequest } from './card-payments.ts';

/** Stripe's SDK. `STRIPE_API_URL` names a stand-in; without it, Stripe itself is called. */
export function openStripe(
  secretKey = process.env.STRIPE_SECRET_KEY ?? '',
  apiUrl = process.env.STRIPE_API_URL,
): Stripe {
  const url = apiUrl ? new URL(apiUrl) : undefined;
  return new Stripe(secretKey || 'not-configured', {
    maxNetworkRetries: 1,
    timeout: 5_000,
    telemetry: false,
    ...(url && { host: url.hostname, port: url.port, protocol: url.protocol === 'http:' ? 'http' : 'https' }),
  });
}

/** Card payments by Stripe: direct charges on connected accounts with Stripe's own hosted checkout. */
export function stripePayments(stripe: Stripe): CardPayments {
  return {
    createAccount: ({ id, email }) =>
      asked(async () => {
        const account = await stripe.accounts.create(
          {
            email,
            metadata: { businessId: id },
            controller: {
              fees: { payer: 'account' },
              losses: { payments: 'stripe' },
              stripe_dashboard: { type: 'full' },
              requirement_collection: 'stripe',
            },
            capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
          },
          { idempotencyKey: `account-${id}` },
        );
        return account.id;
      }),
    accountLink: (account, { returnUrl, refreshUrl }) =>
      asked(async () => {
        const link = await stripe.accountLinks.create({
          account,
          type: 'account_onboarding',
          return_url: returnUrl,
          refresh_url: refreshUrl,
        });
        return link.url;
      }),
    canCharge: (accountId) =>
      asked(async () => {
        const account = await stripe.accounts.retrieve(accountId);
        return account.charges_enabled === true && account.capabilities?.card_payments === 'active';
      }),
    createCheckout: (request) => asked(() => createCheckout(stripe, request)),
    findCheckout: (accountId, sessionId) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.retrieve(sessionId, {}, { stripeAccount: accountId });
        const { status, url } = session;
        if (status === 'open') return { status: 'open', url };
        return { status: status === 'complete' ? 'complete' : 'expired', url };
      }),
    expireCheckout: (accountId, sessionId) => asked(() => expire(stripe, accountId, sessionId)),
    expireAllCheckouts: (accountId, businessId) =>
      asked(async () => {
        const open = stripe.checkout.sessions.list({ status: 'open', limit: 100 }, { stripeAccount: accountId });
        for await (const session of open) {
          if (session.metadata?.businessId === businessId) await expire(stripe, accountId, session.id);
        }
      }),
  };
}

/** Stripe refuses to close what is closed already: then the session tells how it ended. */
async function expire(stripe: Stripe, stripeAccount: string, sessionId: string): Promise<'expired' | 'complete'> {
  try {
    await stripe.checkout.sessions.expire(sessionId, {}, { stripeAccount });
    return 'expired';
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const { status } = await stripe.checkout.sessions.retrieve(sessionId, {}, { stripeAccount });
    return status === 'complete' ? 'complete' : 'expired';
  }
}

async function createCheckout(stripe: Stripe, request: CheckoutRequest) {
  const { invoice, returnUrl } = request;
  const metadata = { invoiceId: invoice.id, businessId: invoice.businessId, invoiceVersion: String(invoice.version) };
  const name = `Invoice ${invoice.number}`;
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      // A card is charged at once; other ways stay unpaid for days.
      allowed_payment_method_types: ['card'],
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
      payment_intent_data: { metadata, description: name },
      ...(request.customerEmail && { customer_email: request.customerEmail }),
      success_url: `${returnUrl}?payment=success`,
      cancel_url: `${returnUrl}?payment=cancelled`,
      expires_at: request.expiresAt,
    },
    { stripeAccount: request.accountId, idempotencyKey: request.idempotencyKey },
  );
  if (!session.url) throw new Error('Stripe answered a checkout without an address');
  return { sessionId: session.id, url: session.url };
}

/** Runs a call to Stripe; what goes wrong there is the provider's failure, not the caller's. */
async function asked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (cause) {
    throw new AppError('PROVIDER_FAILED', 'The card provider did not answer. Please try again.', { cause });
  }
}
