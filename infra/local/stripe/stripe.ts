import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Emulator } from '#infra/local/emulators/emulator.ts';
import { headerOf, readBody, serveLoopback } from '#infra/local/emulators/loopback.ts';
import { completeOnboarding, deauthorize } from './accounts.ts';
import { type ApiCall, handleCall } from './api.ts';
import { expireDueSessions } from './checkout-sessions.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { HOSTED_PREFIX, handleHostedPage } from './hosted.ts';
import { newId } from './objects.ts';
import { chargeOfPayment, GOOD_CARD, paySession } from './payments.ts';
import { closeRefund, createRefund } from './refunds.ts';
import { openStore } from './store.ts';
import { StripeApiError } from './stripe-error.ts';
import { createSender, type Webhook } from './webhook.ts';
import type { World } from './world.ts';

const EXPIRY_CHECK_MS = 5000;

/** The webhook, the pages' origin, the data folder and the clock (ms since 1970). */
export type StripeOptions = {
  webhook: Webhook;
  /** Origin of the hosted pages; by default the stand-in's own. */
  publicUrl?: string | (() => string);
  /** Folder in which the state survives restarts. */
  folder?: string;
  now?: () => number;
};

/** The stand-in, with the actions of payers, owners and banks at Stripe. */
export type StripeEmulator = Emulator & {
  /** Handles a request for a hosted page (`/local/stripe/…`); returns false for any other. */
  handleHostedPage(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  completeOnboarding(accountId: string): Promise<void>;
  deauthorize(accountId: string): Promise<void>;
  /** Throws a `card_error` if the card is declined. */
  pay(sessionId: string, cardNumber?: string): Promise<void>;
  /** Refunds the rest, or `amount` in minor units. */
  refund(paymentIntentId: string, amount?: number): void;
  /** Completes a pending refund, or lets it fail at the bank. */
  closeRefund(refundId: string, outcome: 'succeeded' | 'failed'): Promise<void>;
  /** Resolves to the dispute's id. */
  openDispute(paymentIntentId: string): Promise<string>;
  closeDispute(disputeId: string, outcome: 'won' | 'lost'): Promise<void>;
  /** Resolves once every event has been accepted or given up. */
  settled(): Promise<void>;
};

/** Starts a stand-in of Stripe's API, its hosted pages and its webhooks, in test mode. */
export async function startStripe({
  webhook,
  publicUrl,
  folder,
  now = Date.now,
}: StripeOptions): Promise<StripeEmulator> {
  const seconds = () => Math.floor(now() / 1000);
  const sender = createSender(webhook, seconds);
  let origin = () => '';
  const world: World = {
    store: openStore(folder ?? null),
    now: seconds,
    pageUrl: (path) => `${origin()}${HOSTED_PREFIX}${path}`,
    emit: sender.emit,
  };
  const emulator = await serveLoopback(async (request, response) => {
    if (!(await handleHostedPage(world, request, response))) await handleApiCall(world, request, response);
  });
  origin = () => (typeof publicUrl === 'function' ? publicUrl() : (publicUrl ?? emulator.endpoint));
  const expiry = setInterval(() => expireDueSessions(world), EXPIRY_CHECK_MS).unref();
  return {
    endpoint: emulator.endpoint,
    handleHostedPage: (request, response) => handleHostedPage(world, request, response),
    settled: sender.settled,
    ...actionsOf(world),
    async stop() {
      clearInterval(expiry);
      sender.stop();
      await emulator.stop();
    },
  };
}

type Action = 'completeOnboarding' | 'deauthorize' | 'pay' | 'refund' | 'closeRefund' | 'openDispute' | 'closeDispute';

function actionsOf(world: World): Pick<StripeEmulator, Action> {
  const ownerOf = (id: string) => world.store.ownerOf(id);
  return {
    completeOnboarding: (accountId) => completeOnboarding(world, accountId),
    deauthorize: (accountId) => deauthorize(world, accountId),
    pay: (sessionId, cardNumber = GOOD_CARD) => {
      return paySession(world, world.store.get('checkout.session', sessionId, ownerOf(sessionId)), cardNumber);
    },
    refund(id, amount) {
      createRefund(
        world,
        { payment_intent: id, ...(amount === undefined ? {} : { amount: String(amount) }) },
        ownerOf(id),
      );
      world.store.save();
    },
    closeRefund: (refundId, outcome) => closeRefund(world, refundId, outcome),
    openDispute: async (id) => (await openDispute(world, chargeOfPayment(world, id, ownerOf(id)))).id,
    closeDispute: (disputeId, outcome) => closeDispute(world, disputeId, outcome),
  };
}

async function handleApiCall(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const call = await readCall(request);
  const headers: Record<string, string> = { 'content-type': 'application/json', 'request-id': newId('req') };
  if (call.account !== null) headers['stripe-account'] = call.account;
  if (call.idempotencyKey !== null) headers['idempotency-key'] = call.idempotencyKey;
  try {
    const result = handleCall(world, call);
    if (result.isRepeat) headers['idempotent-replayed'] = 'true';
    response.writeHead(result.status, headers).end(result.body);
  } catch (cause) {
    if (!(cause instanceof StripeApiError)) throw cause;
    response.writeHead(cause.status, headers).end(JSON.stringify(cause.body));
  }
}

async function readCall(request: IncomingMessage): Promise<ApiCall> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.search.slice(1),
    body: await readBody(request),
    apiKey: headerOf(request, 'authorization')?.replace(/^Bearer /, '') ?? null,
    account: headerOf(request, 'stripe-account') ?? headerOf(request, 'stripe-context'),
    idempotencyKey: headerOf(request, 'idempotency-key'),
  };
}
