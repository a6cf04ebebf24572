import { beforeAll, expect, it } from 'vitest';
import { api } from '#shared/api/index.ts';
import { type Access, ADMITTED, BUSINESS_HEADER, callParts, type Route, type RouteGroup } from '#shared/api/route.ts';
import { ROLES } from '#shared/user/schema.ts';
import { anAccountantOf, anEmployeeOf } from '#test/support/an-employee.ts';
import { type CallOptions, call } from '#test/support/client.ts';
import { forged } from '#test/support/forged-token.ts';
import { anAdministrator, aPerson } from '#test/support/given.ts';
import { lapseConfirmation } from '#test/support/lapse-confirmation.ts';

const ROUTES = Object.values<RouteGroup>(api).flatMap((group) => Object.values(group));

const tokens = { administrator: '', employee: '', accountant: '', unconfirmed: '', forged: '' };
beforeAll(async () => {
  const [administrator, unconfirmed, owner] = await Promise.all([anAdministrator(), anAdministrator(), aPerson()]);
  await lapseConfirmation(unconfirmed);
  const employee = await anEmployeeOf(owner);
  tokens.administrator = administrator.token;
  tokens.employee = employee.token;
  tokens.accountant = (await anAccountantOf(owner)).token;
  tokens.unconfirmed = unconfirmed.token;
  tokens.forged = forged(owner.token, { sub: administrator.id });
});

/** A request with its expected status, unless any documented one will do. */
type Case = CallOptions & { id?: string; query?: string; status?: number | false | undefined };

const hasJson = ({ body }: Route) => body !== undefined && body !== 'raw';
const needsJson = ({ body }: Route) => body !== undefined && body !== 'raw' && !body.safeParse(null).success;
const isPrivate = ({ access }: Route) => access !== 'public';
const hasRoles = ({ access }: Route) => access !== 'public' && ADMITTED[access].length < ROLES.length;
/** Someone whom a call with this access refuses. */
const REFUSED_BY = { member: 'accountant', employee: 'administrator' } as const satisfies Partial<
  Record<Access, string>
>;
const actsInBusiness = ({ access }: Route) => access !== 'public' && access !== 'signedIn';
const MALFORMED = { items: 5, price: {}, name: [], email: true, role: 1, enabled: 'x', surprise: null };

/** Faulty requests by their fault; ids in the path are of missing records. */
const CASES: Record<string, (route: Route) => Case> = {
  'no token': (route) => ({ token: undefined, status: isPrivate(route) && 401 }),
  'a forged token': (route) => ({ token: tokens.forged, status: isPrivate(route) && 401 }),
  'no bearer': (route) => ({ headers: { authorization: 'Basic abc' }, status: isPrivate(route) && 401 }),
  'a role that is not allowed': (route) => ({
    token: tokens[route.access in REFUSED_BY ? REFUSED_BY[route.access as keyof typeof REFUSED_BY] : 'employee'],
    status: hasRoles(route) && 403,
  }),
  'no recent confirmation': (route) => ({ token: tokens.unconfirmed, status: route.confirmed && 403 }),
  'another business': (route) => ({ headers: { [BUSINESS_HEADER]: 'other' }, status: actsInBusiness(route) && 409 }),
  'no body': (route) => ({ status: needsJson(route) && 400 }),
  'an empty body': (route) => ({ raw: '', status: needsJson(route) && 400 }),
  'a body that is not JSON': (route) => ({ raw: '{"name":', status: hasJson(route) && 400 }),
  'a list as body': (route) => ({ body: [], status: hasJson(route) && 400 }),
  'wrong types': (route) => ({ body: MALFORMED, status: hasJson(route) && 400 }),
  'form data': () => ({ raw: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  'a body that is too large': (route) => ({
    raw: JSON.stringify({ padding: 'x'.repeat((route.maxBodyBytes ?? 1_000_000) + 1) }),
    status: route.body !== undefined && 413,
  }),
  'a wrong query': (route) => ({
    query: '?page=0&limit=x&startDate=now&surprise=1',
    status: Boolean(route.query) && 400,
  }),
  'a missing record': () => ({}),
  'a malformed id': () => ({ id: '..%2f%00' }),
};

// `call` throws if the description does not cover a response.
it.each(ROUTES.map((route) => [route.call, route] as const))('%s', async (_, route) => {
  const outcome = { actual: {} as Record<string, unknown>, expected: {} as Record<string, unknown> };
  // A request without a body has none of the faults of bodies: it is the same in half of the cases, and sent once.
  const answers = new Map<string, Promise<number>>();
  for (const [name, of] of Object.entries(CASES)) {
    const { status, ...request } = of(route);
    const sent = requestOf(route, request);
    const key = JSON.stringify(sent);
    const answer = answers.get(key) ?? send(sent);
    answers.set(key, answer);
    const actual = await answer;
    outcome.actual[name] = actual;
    outcome.expected[name] = status || actual;
  }
  expect(outcome.actual).toEqual(outcome.expected);
});

type Sent = { method: string; target: string; options: CallOptions };

function requestOf(
  { call: name }: Route,
  { id = 'A'.repeat(22), query = '', body, raw, ...rest }: Omit<Case, 'status'>,
): Sent {
  const [method, path] = callParts(name);
  const content = method === 'GET' ? {} : { ...(body !== undefined && { body }), ...(raw !== undefined && { raw }) };
  const target = path.replace(/\{\w+\}/, id) + query;
  return { method, target, options: { token: tokens.administrator, ...rest, ...content } };
}

async function send({ method, target, options }: Sent): Promise<number> {
  return (await call(method, target, options)).status;
}
