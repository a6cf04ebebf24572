import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { headerOf, readBody, serveLoopback } from '#infra/local/emulators/loopback.ts';
import { completeOnboarding } from '#infra/local/stripe/accounts.ts';
import { setDebits } from '#infra/local/stripe/capabilities.ts';
import { chargeOfPayment, paySession } from '#infra/local/stripe/payments.ts';
import { debitSession } from '#infra/local/stripe/session-debits.ts';
import { type StripeEmulator, startStripe } from '#infra/local/stripe/stripe.ts';
import { GOOD_ACCOUNT } from '#infra/local/stripe/test-bank-accounts.ts';
import { GOOD_CARD } from '#infra/local/stripe/test-cards.ts';

export const WEBHOOK_SECRET = 'whsec_local';

/** The stand-in with Stripe's SDK in front and a webhook behind, on its own clock. */
export type TestHarness = {
  local: StripeEmulator;
  stripe: Stripe;
  /** Milliseconds since 1970. */
  now: number;
  received: { body: string; signature: string }[];
  /** Statuses that the webhook returns in turn; the last one repeats. */
  webhookStatuses: number[];
  /** The events that the webhook received, verified by the SDK. */
  events(): Stripe.Event[];
  /** Restarts the stand-in on the same folder. */
  restart(): Promise<void>;
  /** An SDK with another key. */
  clientWith(apiKey: string): Stripe;
  /** The id of an account that can take payments. */
  givenAConnectedAccount(): Promise<string>;
  /** The id of one that can debit bank accounts, too. */
  givenADebitingAccount(): Promise<string>;
  /** Pays a session of an account. */
  pay(sessionId: string, card?: string): Promise<void>;
  /** Begins to pay a session from the bank account of this number. */
  debit(sessionId: string, account?: string): Promise<void>;
  /** The id of the charge of an account's payment. */
  chargeOf(paymentIntentId: string): string;
  /** Presses a button of the dashboard. */
  act(action: string, id: string, fields?: Record<string, string>): Promise<Response>;
  /** Parameters of a session over CAD 1,130.50, with changes. */
  sessionParams(changes?: object): Stripe.Checkout.SessionCreateParams;
  /** Parameters of one that debits a personal bank account once, with changes of its mandate. */
  debitParams(mandate?: object, changes?: object): Stripe.Checkout.SessionCreateParams;
  close(): Promise<void>;
};

/** Starts the stand-in and a webhook; `close` stops them. */
export async function openTestHarness(): Promise<TestHarness> {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-'));
  const receiver = await serveLoopback(async (request, response) => {
    harness.received.push({ body: await readBody(request), signature: headerOf(request, 'stripe-signature') ?? '' });
    const [status = 200] = harness.webhookStatuses;
    if (harness.webhookStatuses.length > 1) harness.webhookStatuses.shift();
    response.writeHead(status).end();
  });
  const webhook = { url: () => `${receiver.endpoint}/hook`, secret: WEBHOOK_SECRET, retryDelaysMs: [5, 5] };
  const start = () => startStripe({ webhook, folder, now: () => harness.now });
  const local = await start();
  const harness: TestHarness = {
    local,
    stripe: clientOf(local, 'sk_test_local'),
    now: Date.UTC(2026, 10, 20),
    received: [],
    webhookStatuses: [200],
    events: () => harness.received.map((event) => verify(harness.stripe, event)),
    async restart() {
      await harness.local.stop();
      harness.local = await start();
      harness.stripe = harness.clientWith('sk_test_local');
    },
    clientWith: (apiKey) => clientOf(harness.local, apiKey),
    async givenAConnectedAccount() {
      const { id } = await harness.stripe.accounts.create({ email: 'owner@example.com' });
      await completeOnboarding(harness.local.world, id);
      harness.received.length = 0;
      return id;
    },
    async givenADebitingAccount() {
      const id = await harness.givenAConnectedAccount();
      await setDebits(harness.local.world, id, 'active');
      harness.received.length = 0;
      return id;
    },
    async pay(sessionId, card = GOOD_CARD) {
      const { world } = harness.local;
      await paySession(world, world.store.get('checkout.session', sessionId, world.store.ownerOf(sessionId)), card);
    },
    async debit(sessionId, account = GOOD_ACCOUNT.account) {
      const { world } = harness.local;
      const session = world.store.get('checkout.session', sessionId, world.store.ownerOf(sessionId));
      await debitSession(world, session, { ...GOOD_ACCOUNT, account });
    },
    chargeOf(paymentIntentId) {
      const { world } = harness.local;
      return chargeOfPayment(world, paymentIntentId, world.store.ownerOf(paymentIntentId)).id;
    },
    act: (action, id, fields) => press(`${harness.local.endpoint}/local/stripe/`, { action, id, ...fields }),
    sessionParams: (changes) => ({ ...sessionParams(harness.now), ...changes }),
    debitParams: (mandate, changes) => ({ ...sessionParams(harness.now), ...debitOptions(mandate), ...changes }),
    async close() {
      await harness.local.stop();
      await receiver.stop();
      rmSync(folder, { recursive: true });
    },
  };
  return harness;
}

/** Submits a form of a hosted page without following redirects. */
export function press(url: string | null, fields: Record<string, string>): Promise<Response> {
  return fetch(url ?? '', { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

function verify({ webhooks }: Stripe, { body, signature }: { body: string; signature: string }): Stripe.Event {
  return webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
}

function clientOf({ endpoint }: StripeEmulator, apiKey: string): Stripe {
  const { hostname, port } = new URL(endpoint);
  return new Stripe(apiKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
}

function debitOptions(mandate: object = {}) {
  const mandate_options = { payment_schedule: 'sporadic', transaction_type: 'personal', ...mandate } as const;
  return {
    allowed_payment_method_types: ['acss_debit'] as Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType[],
    payment_method_options: { acss_debit: { mandate_options, verification_method: 'instant' } } as const,
  };
}

function sessionParams(now: number): Stripe.Checkout.SessionCreateParams {
  const price = { currency: 'cad', unit_amount: 113_050, product_data: { name: 'Invoice <7> é' } };
  return {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: price }],
    allowed_payment_method_types: ['card'],
    client_reference_id: 'invoice-7',
    metadata: { invoiceId: 'invoice-7' },
    payment_intent_data: { metadata: { invoiceId: 'invoice-7', version: '3' } },
    success_url: 'http://localhost:3000/pay/7?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/pay/7',
    expires_at: Math.floor(now / 1000) + 31 * 60,
  };
}
