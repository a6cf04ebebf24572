import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as qs from 'qs';
import * as z from 'zod';
import { headerOf, readBody } from '#infra/local/emulators/loopback.ts';
import { DAY_SECONDS } from '#shared/time-units.ts';
import { accessibleAccount, createAccount } from './accounts.ts';
import { createSession, expireDueSessions, expireSession } from './checkout-sessions.ts';
import type { Kind } from './objects.ts';
import { createAccountLink } from './onboarding.ts';
import { parseParams, WholeNumber } from './params.ts';
import { createRefund } from './refunds.ts';
import { StripeApiError } from './stripe-error.ts';
import type { World } from './world.ts';

/** Handles a call of the API as Stripe does. */
export async function handleApiCall(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  response.setHeader('content-type', 'application/json');
  try {
    response.end(respond(world, request, body));
  } catch (cause) {
    if (!(cause instanceof StripeApiError)) throw cause;
    response.writeHead(cause.status).end(JSON.stringify(cause.body));
  }
}

function respond(world: World, request: IncomingMessage, body: string): string {
  assertTestKey(headerOf(request, 'authorization'));
  const account = headerOf(request, 'stripe-account') ?? headerOf(request, 'stripe-context');
  if (account !== null) accessibleAccount(world, account);
  expireDueSessions(world);
  const { pathname: path, search } = new URL(request.url ?? '/', 'http://stripe');
  const { run, id } = findRoute(`${request.method} ${path}`);
  const isPost = request.method === 'POST';
  const params = qs.parse(isPost ? body : search.slice(1), { depth: 10, arrayLimit: 100 });
  const call = () => JSON.stringify(run(world, { id, params, account }));
  if (!isPost) return call();
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
  'POST /v1/account_links': (world, { params }) => createAccountLink(world, params),
  'POST /v1/checkout/sessions': (world, { params, account }) => createSession(world, params, account),
  'GET /v1/checkout/sessions': (world, input) => list(world, 'checkout.session', input),
  'GET /v1/checkout/sessions/:id': ({ store }, { id, account }) => store.get('checkout.session', id, account),
  'POST /v1/checkout/sessions/:id/expire': (world, { id, account }) => expireSession(world, id, account),
  'GET /v1/payment_intents/:id': ({ store }, { id, account }) => store.get('payment_intent', id, account),
  'POST /v1/refunds': (world, { params, account }) => createRefund(world, params, account),
  'GET /v1/refunds': (world, input) => list(world, 'refund', input),
};

function findRoute(call: string): { run: Run; id: string } {
  for (const [route, run] of Object.entries(ROUTES)) {
    const match = new RegExp(`^${route.replace(':id', '([^/]+)')}$`).exec(call);
    if (match) return { run, id: match[1] ?? '' };
  }
  throw new StripeApiError(`Unrecognized request URL (${call}).`, { status: 404 });
}

const ListParams = z
  .object({ limit: WholeNumber.default(10), starting_after: z.string().optional() })
  .catchall(z.string());

/** The account's objects of a kind whose properties equal the other parameters, newest first. */
function list({ store }: World, kind: Kind, { params, account }: Input): object {
  const { limit, starting_after, ...wanted } = parseParams(ListParams, params);
  const found = store
    .list(kind, account)
    .filter((object) => Object.entries(wanted).every(([name, value]) => Reflect.get(object, name) === value));
  const first = found.findIndex(({ id }) => id === starting_after) + 1;
  return { object: 'list', has_more: found.length > first + limit, data: found.slice(first, first + limit) };
}

function assertTestKey(authorization: string | null): void {
  // Live keys must never be used here.
  if (/^Bearer (sk|rk)_test_./.test(authorization ?? '')) return;
  throw new StripeApiError('Invalid API Key provided', { status: 401 });
}

type Call = { key: string | null; account: string | null; path: string; body: string };

/**
 * Runs a call once per idempotency key and account: repeating it returns the same response for a day. Throws an
 * `idempotency_error` for the same key with another path or other parameters. Failed calls may be repeated.
 */
function runOnce({ store, now }: World, { key, account, path, body }: Call, run: () => string): string {
  if (key === null) return run();
  const { responses } = store.state;
  const name = `${account ?? ''}:${key}`;
  const request = createHash('sha256').update(`${path} ${body}`).digest('hex');
  const kept = Object.hasOwn(responses, name) ? responses[name] : undefined;
  if (!kept || kept.createdAt + DAY_SECONDS < now()) {
    const response = run();
    responses[name] = { request, body: response, createdAt: now() };
    return response;
  }
  if (kept.request === request) return kept.body;
  throw new StripeApiError(
    'Keys for idempotent requests can only be used for the same endpoint and with the same parameters they were first ' +
      `used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  );
}
