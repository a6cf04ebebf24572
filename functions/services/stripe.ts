import Stripe from 'stripe';
import { CARD_PROVIDER_FAILED } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { AccountState, CardPayments, CheckoutRequest } from './card-payments.ts';
import { asciiEmail } from './email-forms.ts';
import { createRefund, listRefunds } from './stripe-refunds.ts';

/** Opens Stripe's SDK. `STRIPE_API_URL` points it to a stand-in. */
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
    createAccount: ({ id, email, formerAccountId }) =>
      callStripe(async () => {
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
          // With the first key, Stripe would return the revoked account.
          { idempotencyKey: ['account', id, formerAccountId].filter(Boolean).join('-') },
        );
        return account.id;
      }),
    accountLink: (account, { returnUrl, refreshUrl }) =>
      callStripe(async () => {
        const link = await stripe.accountLinks.create({
          account,
          type: 'account_onboarding',
          return_url: returnUrl,
          refresh_url: refreshUrl,
        });
        return link.url;
      }),
    accountState: (accountId) => callStripe(async () => stateOf(await stripe.accounts.retrieve(accountId))),
    createCheckout: (request) => callStripe(() => createCheckout(stripe, request)),
    findCheckout: (accountId, sessionId) =>
      callStripe(async () => {
        const session = await nullIfAccessRevoked(() =>
          stripe.checkout.sessions.retrieve(sessionId, {}, { stripeAccount: accountId }),
        );
        if (session?.status === 'open') return { status: 'open', url: session.url };
        return { status: session?.status === 'complete' ? 'complete' : 'expired', url: null };
      }),
    expireCheckout: (accountId, sessionId) => callStripe(() => expire(stripe, accountId, sessionId)),
    findPaidInvoice: (accountId, paymentIntentId) =>
      callStripe(async () => {
        const intent = await stripe.paymentIntents.retrieve(paymentIntentId, {}, { stripeAccount: accountId });
        return intent.metadata.invoiceId;
      }),
    createRefund: (request) => callStripe(() => createRefund(stripe, request)),
    listRefunds: (accountId, paymentIntentId) =>
      callStripe(() => nullIfAccessRevoked(() => listRefunds(stripe, accountId, paymentIntentId))),
    expireAllCheckouts: (accountId, businessId) =>
      callStripe(() => nullIfAccessRevoked(() => expireAll(stripe, accountId, businessId))).then(() => {}),
  };
}

/** Card payments start once the capability is active, which may be long after the details were submitted. */
function stateOf(account: Stripe.Account): AccountState {
  if (account.charges_enabled && account.capabilities?.card_payments === 'active') return 'active';
  const isComplete = account.details_submitted && account.requirements?.currently_due?.length === 0;
  return isComplete ? 'checking' : 'incomplete';
}

async function expireAll(stripe: Stripe, stripeAccount: string, businessId: string): Promise<void> {
  for await (const session of stripe.checkout.sessions.list({ status: 'open', limit: 100 }, { stripeAccount })) {
    if (session.metadata?.businessId === businessId) await expire(stripe, stripeAccount, session.id);
  }
}

/** Stripe refuses to expire a closed session; its status then shows how it ended. */
async function expire(stripe: Stripe, stripeAccount: string, sessionId: string): Promise<'expired' | 'complete'> {
  try {
    await nullIfAccessRevoked(() => stripe.checkout.sessions.expire(sessionId, {}, { stripeAccount }));
    return 'expired';
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const { status } = await stripe.checkout.sessions.retrieve(sessionId, {}, { stripeAccount });
    return status === 'complete' ? 'complete' : 'expired';
  }
}

/**
 * Returns null if the account's owner revoked the product's access: its checkouts can no longer be reached, and
 * invoices must not wait for them.
 */
async function nullIfAccessRevoked<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return null;
    throw error;
  }
}

const TEXTS = {
  en: { locale: 'en', word: 'Invoice', deposit: 'Deposit' },
  fr: { locale: 'fr-CA', word: 'Facture', deposit: 'Acompte' },
} as const;

async function createCheckout(stripe: Stripe, request: CheckoutRequest) {
  const { invoice, returnUrl } = request;
  const metadata = { invoiceId: invoice.id, businessId: invoice.businessId, invoiceVersion: String(invoice.version) };
  const { locale, word, deposit } = TEXTS[request.language];
  const name = `${invoice.isDeposit ? deposit : word} ${invoice.number}`;
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      // Without it, the page is in the browser's language.
      locale,
      // Cards are charged immediately; other methods can stay unpaid for days.
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
      ...prefilled(request.customerEmail),
      success_url: `${returnUrl}?payment=success`,
      cancel_url: `${returnUrl}?payment=cancelled`,
      expires_at: request.expiresAt,
    },
    { stripeAccount: request.accountId, idempotencyKey: request.idempotencyKey },
  );
  if (!session.url) throw new Error('Stripe returned a checkout without a URL');
  return { sessionId: session.id, url: session.url };
}

/** Runs a call to Stripe; its errors become PROVIDER_FAILED. */
async function callStripe<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (cause) {
    throw refusal({ CARD_PROVIDER_FAILED }, { cause });
  }
}

/** An unusual address is left for the payer to enter: Stripe could refuse it, and with it the payment. */
function prefilled(email = ''): { customer_email?: string } {
  const address = asciiEmail(email);
  return /^[\w.+'-]+@[\w.-]+$/.test(address) ? { customer_email: address } : {};
}
