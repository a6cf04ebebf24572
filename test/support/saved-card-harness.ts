import type Stripe from 'stripe';
import type { CardPayments, ChargeRequest, CheckoutRequest } from '#functions/services/card-payments.ts';
import { openStripe, stripePayments } from '#functions/services/stripe.ts';
import { openCheckout } from './open-checkout.ts';
import { openTestHarness } from './stripe-harness.ts';

/** What a card is charged with, on one account. */
export type Saved = { readonly holderId: string; readonly methodId: string };

/** The product's own adapter before the stand-in, with an account on which cards can be saved and charged. */
export async function openSavedCardHarness() {
  const harness = await openTestHarness();
  const payments: CardPayments = stripePayments(openStripe('sk_test_local', harness.local.endpoint));
  const accountId = await harness.givenAConnectedAccount();
  const options = { stripeAccount: accountId };
  const invoice = { id: 'invoice-7', number: '2026-007', version: 3, businessId: 'b1' };
  const common = { accountId, invoice, language: 'en', amountCents: 20_000, currency: 'CAD' } as const;
  const givenAHolder = () =>
    payments.createHolder({ accountId, businessId: 'b1', customerId: 'c1', name: 'Ada', email: 'ada@example.com' });
  const checkout = (changes: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
    ...common,
    returnUrl: 'http://localhost/pay/7',
    expiresAt: Math.floor(harness.now / 1_000) + 31 * 60,
    idempotencyKey: `checkout-${crypto.randomUUID()}`,
    ...changes,
  });
  /** Pays a page that saves the card, and returns its PaymentIntent's id. */
  const payAndSave = async (card?: string): Promise<string> => {
    const savesCardOf = await givenAHolder();
    const agreed = { savesCardOf, agreementId: 'agreement-1', customerId: 'c1', customerEmail: 'ada@example.com' };
    const { sessionId } = await openCheckout(payments, checkout(agreed));
    await harness.pay(sessionId, card);
    return String((await harness.stripe.checkout.sessions.retrieve(sessionId, {}, options)).payment_intent);
  };
  const sent = async (): Promise<Pick<Stripe.Event, 'type' | 'data'>[]> => {
    await harness.local.settled();
    return harness.events();
  };
  return Object.assign(harness, {
    payments,
    accountId,
    options,
    checkout,
    givenAHolder,
    payAndSave,
    /** A saved card of this number. */
    async givenACard(card?: string): Promise<Saved> {
      const saved = await payments.findSavedCard(accountId, await payAndSave(card));
      if (!saved) throw new Error('The payment saved no card');
      harness.received.length = 0;
      return { holderId: saved.holderId, methodId: saved.methodId };
    },
    /** Prepares a charge of 200.00 CAD. */
    async prepare({ holderId, methodId }: Saved, changes: Partial<ChargeRequest> = {}): Promise<string> {
      const idempotencyKey = `charge-${crypto.randomUUID()}`;
      return (await payments.createCharge({ ...common, holderId, methodId, idempotencyKey, ...changes })) ?? 'none';
    },
    confirm: (id: string) => payments.confirmCharge(accountId, id),
    find: (id: string) => payments.findCharge(accountId, id),
    callOff: (id: string) => payments.expireCheckout(accountId, id),
    /** How a charge stands, to what closes an open checkout. */
    closing: (id: string) => payments.findCheckout(accountId, id),
    /** How many charges took money, besides the payment that saved the only card. */
    chargesMade: () => harness.local.world.store.list('charge').length - 1,
    /** The events of payments and cards that arrived, by type. */
    sent,
    /** Their types. */
    types: async () => (await sent()).map(({ type }) => type),
  });
}

export type SavedCardHarness = Awaited<ReturnType<typeof openSavedCardHarness>>;
