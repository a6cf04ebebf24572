import { createAccountLink } from './account-links.ts';
import { assertAccess, createAccount } from './accounts.ts';
import { createSession, expireDueSessions, expireSession, listSessions } from './checkout-sessions.ts';
import { expandObject } from './expand.ts';
import { type Params, parseFormBody } from './form-body.ts';
import { runOnce, type StripeResponse } from './idempotency.ts';
import { createRefund, listRefunds } from './refunds.ts';
import { StripeApiError } from './stripe-error.ts';
import type { World } from './world.ts';

/** A call of the API as it came over HTTP; `account` is the connected account it is made for. */
export type ApiCall = {
  method: string;
  path: string;
  query: string;
  body: string;
  apiKey: string | null;
  account: string | null;
  idempotencyKey: string | null;
};

/** Handles a call as Stripe does. Throws StripeApiError. */
export function handleCall(world: World, call: ApiCall): StripeResponse {
  assertTestKey(call.apiKey);
  if (call.account !== null) assertAccess(world, call.account);
  expireDueSessions(world);
  const { route, id } = findRoute(call);
  const params = readParams(call.method === 'POST' ? call.body : call.query);
  const run = () => {
    const object = route.run(world, { id, params, account: call.account });
    return JSON.stringify(expandObject(world, object, params.expand ?? []));
  };
  if (call.method !== 'POST') return { status: 200, body: run(), isRepeat: false };
  const response = runOnce(world, { key: call.idempotencyKey, ...call }, run);
  world.store.save();
  return response;
}

type Input = { id: string; params: Params; account: string | null };
type Route = { method: string; path: RegExp; run(world: World, input: Input): object };

const ROUTES: Route[] = [
  route('POST', '/v1/accounts', (world, { params }) => createAccount(world, params)),
  route('GET', '/v1/accounts/:id', (world, { id }) => {
    assertAccess(world, id);
    return world.store.get('account', id, null);
  }),
  route('POST', '/v1/account_links', (world, { params }) => createAccountLink(world, params)),
  route('POST', '/v1/checkout/sessions', (world, { params, account }) => createSession(world, params, account)),
  route('GET', '/v1/checkout/sessions', (world, { params, account }) => listSessions(world, params, account)),
  route('GET', '/v1/checkout/sessions/:id', (world, { id, account }) => {
    return world.store.get('checkout.session', id, account, 'session');
  }),
  route('POST', '/v1/checkout/sessions/:id/expire', (world, { id, account }) => expireSession(world, id, account)),
  route('GET', '/v1/payment_intents/:id', (world, { id, account }) => world.store.get('payment_intent', id, account)),
  route('GET', '/v1/charges/:id', (world, { id, account }) => world.store.get('charge', id, account)),
  route('POST', '/v1/refunds', (world, { params, account }) => createRefund(world, params, account)),
  route('GET', '/v1/refunds', (world, { params, account }) => listRefunds(world, params, account)),
  route('GET', '/v1/refunds/:id', (world, { id, account }) => world.store.get('refund', id, account)),
  route('GET', '/v1/disputes/:id', (world, { id, account }) => world.store.get('dispute', id, account)),
];

function route(method: string, path: string, run: Route['run']): Route {
  return { method, path: new RegExp(`^${path.replace(':id', '([^/]+)')}$`), run };
}

function findRoute({ method, path }: ApiCall): { route: Route; id: string } {
  for (const candidate of ROUTES) {
    const match = candidate.method === method ? candidate.path.exec(path) : null;
    if (match) return { route: candidate, id: decodeURIComponent(match[1] ?? '') };
  }
  throw new StripeApiError(`Unrecognized request URL (${method}: ${path}).`, { status: 404 });
}

function readParams(text: string): Params {
  try {
    return parseFormBody(text);
  } catch (cause) {
    throw new StripeApiError(cause instanceof Error ? cause.message : 'Invalid request body');
  }
}

function assertTestKey(apiKey: string | null): void {
  if (apiKey === null) throw new StripeApiError('You did not provide an API key.', { status: 401 });
  // Live keys must never be used here.
  if (!/^(sk|rk)_test_./.test(apiKey)) throw new StripeApiError('Invalid API Key provided', { status: 401 });
}
