import Stripe from 'stripe';
import type { AccountState, CardPayments } from './card-payments.ts';
import { callStripe, DEBIT_CAPABILITY, isRefused, nullIfAccessRevoked } from './stripe-calls.ts';
import { createHolder, findSavedCard, removeCard } from './stripe-cards.ts';
import {
  asCheckout,
  cancelCharge,
  cancelOpenCharges,
  confirmCharge,
  createCharge,
  findCharge,
  findDebit,
} from './stripe-charges.ts';
import { createCheckout, expireCheckout, expireOpenCheckouts, findCheckout } from './stripe-checkouts.ts';
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

/** Card payments by Stripe: direct charges on connected accounts, with Stripe's own hosted checkout or of saved cards. */
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
    accountStanding: (accountId) =>
      callStripe(async () => {
        const account = await stripe.accounts.retrieve(accountId);
        return { state: stateOf(account), takesDebits: account.capabilities?.[DEBIT_CAPABILITY] === 'active' };
      }),
    requestDebits: (accountId) =>
      callStripe(async () => {
        try {
          await nullIfAccessRevoked(() =>
            stripe.accounts.updateCapability(accountId, DEBIT_CAPABILITY, { requested: true }),
          );
        } catch (error) {
          // Of an account with a dashboard of its own, Stripe may leave that to its owner.
          if (!isRefused(error)) throw error;
        }
      }),
    createCheckout: (request) => callStripe(() => createCheckout(stripe, request)),
    createHolder: (holder) => callStripe(() => createHolder(stripe, holder)),
    findSavedCard: (accountId, paymentIntentId) => callStripe(() => findSavedCard(stripe, accountId, paymentIntentId)),
    removeCard: (accountId, methodId) => callStripe(() => removeCard(stripe, accountId, methodId)),
    createCharge: (request) => callStripe(() => createCharge(stripe, request)),
    confirmCharge: (accountId, id, mandateId) => callStripe(() => confirmCharge(stripe, accountId, { id, mandateId })),
    findCharge: (accountId, chargeId) => callStripe(() => findCharge(stripe, accountId, chargeId)),
    findDebit: (accountId, id) => callStripe(() => findDebit(stripe, accountId, id)),
    findCheckout: (accountId, id) =>
      callStripe(async () => {
        if (!isCharge(id)) return findCheckout(stripe, accountId, id);
        return { status: asCheckout(await findCharge(stripe, accountId, id)), url: null };
      }),
    expireCheckout: (accountId, id) =>
      callStripe(() => (isCharge(id) ? cancelCharge(stripe, accountId, id) : expireCheckout(stripe, accountId, id))),
    findPaidInvoice: (accountId, paymentIntentId) =>
      callStripe(async () => {
        const intent = await stripe.paymentIntents.retrieve(paymentIntentId, {}, { stripeAccount: accountId });
        return intent.metadata.invoiceId;
      }),
    createRefund: (request) => callStripe(() => createRefund(stripe, request)),
    listRefunds: (accountId, paymentIntentId) =>
      callStripe(() => nullIfAccessRevoked(() => listRefunds(stripe, accountId, paymentIntentId))),
    expireAllCheckouts: (accountId, businessId, only) =>
      callStripe(async () => {
        await nullIfAccessRevoked(async () => {
          await expireOpenCheckouts(stripe, accountId, { businessId, only });
          await cancelOpenCharges(stripe, accountId, { businessId, only });
        });
      }),
  };
}

/** Whether an id is that of a PaymentIntent rather than of a Checkout Session. */
function isCharge(id: string): boolean {
  return id.startsWith('pi_');
}

/** Card payments start once the capability is active, which may be long after the details were submitted. */
function stateOf(account: Stripe.Account): AccountState {
  if (account.charges_enabled && account.capabilities?.card_payments === 'active') return 'active';
  const isComplete = account.details_submitted && account.requirements?.currently_due?.length === 0;
  return isComplete ? 'checking' : 'incomplete';
}
