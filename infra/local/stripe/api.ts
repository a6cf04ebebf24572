import type { IncomingMessage, ServerResponse } from 'node:http';
import * as qs from 'qs';
import { headerOf, readBody } from '#infra/local/emulators/loopback.ts';
import { accessibleAccount, createAccount } from './accounts.ts';
import { requestDebits } from './capabilities.ts';
import { createSession, expireDueSessions, expireSession } from './checkout-sessions.ts';
import { createCustomer } from './customers.ts';
import { type Answer, runOnce } from './idempotency.ts';
import { createAccountLink } from './onboarding.ts';
import { cancelIntent, confirmIntent, createIntent } from './payment-intents.ts';
import { detachMethod } from './payment-methods.ts';
import { expanded, listObjects } from './reading.ts';
import { createRefund } from './refunds.ts';
import { StripeApiError } from './stripe-error.ts';
import type { World } from './world.ts';

/** Handles a call of the API as Stripe does. */
export async function handleApiCall(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  response.setHeader('content-type', 'application/json');
  try {
    const answer = respond(world, request, body);
    response.writeHead(answer.status).end(answer.body);
  } catch (cause) {
    if (!(cause instanceof StripeApiError)) throw cause;
    response.writeHead(cause.status).end(JSON.stringify(cause.body));
  }
}

function respond(world: World, request: IncomingMessage, body: string): Answer {
  assertTestKey(headerOf(request, 'authorization'));
  const account = headerOf(request, 'stripe-account') ?? headerOf(request, 'stripe-context');
  if (account !== null) accessibleAccount(world, account);
  expireDueSessions(world);
  const { pathname: path, search } = new URL(request.url ?? '/', 'http://stripe');
  const { run, id } = findRoute(`${request.method} ${path}`);
  const isPost = request.method === 'POST';
  const { expand, ...params } = qs.parse(isPost ? body : search.slice(1), { depth: 10, arrayLimit: 100 });
  const call = () => {
    const object = run(world, { id, params, account });
    return JSON.stringify(expand ? expanded(world, object, { params: { expand }, account }) : object);
  };
  if (!isPost) return { status: 200, body: call() };
  const answer = runOnce(world, { key: headerOf(request, 'idempotency-key'), account, path, body }, call);
  world.store.save();
  return answer;
}

/** The connected account that a call is made for, the id in its path, and its parameters. */
type Input = { account: string | null; id: string; params: unknown };
type Run = (world: World, input: Input) => object;

const ROUTES: Readonly<Record<string, Run>> = {
  'POST /v1/accounts': (world, { params }) => createAccount(world, params),
  'GET /v1/accounts/:id': (world, { id }) => accessibleAccount(world, id),
  'POST /v1/accounts/:id/capabilities/acss_debit_payments': requestDebits,
  'POST /v1/account_links': (world, { params }) => createAccountLink(world, params),
  'POST /v1/checkout/sessions': (world, { params, account }) => createSession(world, params, account),
  'GET /v1/checkout/sessions': (world, input) => listObjects(world, 'checkout.session', input),
  'GET /v1/checkout/sessions/:id': ({ store }, { id, account }) => store.get('checkout.session', id, account),
  'POST /v1/checkout/sessions/:id/expire': (world, { id, account }) => expireSession(world, id, account),
  'POST /v1/customers': (world, { params, account }) => createCustomer(world, params, account),
  'GET /v1/customers/:id': ({ store }, { id, account }) => store.get('customer', id, account),
  'GET /v1/payment_methods/:id': ({ store }, { id, account }) => store.get('payment_method', id, account),
  'POST /v1/payment_methods/:id/detach': (world, { id, account }) => detachMethod(world, id, account),
  'GET /v1/mandates/:id': ({ store }, { id, account }) => store.get('mandate', id, account),
  'POST /v1/payment_intents': (world, { params, account }) => createIntent(world, params, account),
  'GET /v1/payment_intents': (world, input) => listObjects(world, 'payment_intent', input),
  'POST /v1/payment_intents/:id/confirm': confirmIntent,
  'POST /v1/payment_intents/:id/cancel': cancelIntent,
  'GET /v1/payment_intents/:id': ({ store }, { id, account }) => store.get('payment_intent', id, account),
  'POST /v1/refunds': (world, { params, account }) => createRefund(world, params, account),
  'GET /v1/refunds': (world, input) => listObjects(world, 'refund', input),
};

function findRoute(call: string): { run: Run; id: string } {
  for (const [route, run] of Object.entries(ROUTES)) {
    const match = new RegExp(`^${route.replace(':id', '([^/]+)')}$`).exec(call);
    if (match) return { run, id: match[1] ?? '' };
  }
  throw new StripeApiError(`Unrecognized request URL (${call}).`, { status: 404 });
}

function assertTestKey(authorization: string | null): void {
  // Live keys must never be used here.
  if (/^Bearer (sk|rk)_test_./.test(authorization ?? '')) return;
  throw new StripeApiError('Invalid API Key provided', { status: 401 });
}
