import { beforeAll, expect, it } from 'vitest';
import { api } from '#shared/api/index.ts';
import { type Access, type Route, type RouteGroup, routeKey } from '#shared/api/route.ts';
import type { Role } from '#shared/user/schema.ts';
import { allCallers, type Business, type Caller, whileProven } from '#test/support/access-callers.ts';
import {
  type Kind,
  MISSING,
  NEW_RECORD,
  phoneOf,
  type Records,
  SECRET,
  secretOf,
} from '#test/support/access-records.ts';
import { type ApiResponse, call } from '#test/support/client.ts';
import { anEmployeeOf, anInvoice, aPerson, PASSWORD, type Person } from '#test/support/given.ts';
import type { CallName } from '#web/lib/api/call.ts';

/** How the matrix calls a route. */
type Recipe = {
  /** The kind of record that the id in the path refers to; the call may use the record up. */
  of?: Kind;
  body?: unknown;
  /** A body that refers to a record of a business. */
  bodyOf?: (records: Records) => unknown;
  /** A new body for each call. */
  fresh?: () => unknown;
  query?: string;
  /** The call takes away the caller's role, so each call is made by a new person in this owner's business. */
  by?: (owner: Person) => Promise<Person>;
  /** The status for callers with access; by default the status the route declares. */
  expectedStatus?: number;
  /** The same for a caller who has not confirmed their e-mail. */
  unprovenStatus?: number;
  /** Its records belong to no business: an administrator may access all, or anyone with the link may. */
  isOpen?: true;
};

/** Does not depend on the caller: a 400 for an empty body shows that the call passed access control. */
const EMPTY_BODY: Recipe = { body: {}, expectedStatus: 400, isOpen: true };
const PERSON: Recipe = { of: 'user', isOpen: true };
const LINK: Recipe = { of: 'invoice', isOpen: true };
const TOKEN: Recipe = { of: 'invitation', isOpen: true };
/** Ends sessions or needs a recent one, so each call is made by a new person. */
const ALONE: Recipe = { by: () => aPerson() };
const APPOINTMENT = { title: 'Kick-off', startTime: '2026-03-01T16:00:00Z', duration: 30 };

const RECIPES: Readonly<Record<CallName, Recipe>> = {
  'GET /activity': {},
  'GET /activity/export': {},
  'GET /admin/users': { query: 'limit=1', isOpen: true },
  'PATCH /admin/users/{id}/role': { ...PERSON, body: { role: 'USER' } },
  'PATCH /admin/users/{id}/payment-integration': { ...PERSON, body: { enabled: false } },
  'DELETE /admin/users/{id}': PERSON,
  'GET /appointments': { query: 'startDate=2026-03-01T00:00:00Z&endDate=2026-03-08T00:00:00Z' },
  'POST /appointments': { bodyOf: ({ customer: customerId }) => ({ ...APPOINTMENT, customerId }) },
  'GET /appointments/{id}': { of: 'appointment' },
  'PATCH /appointments/{id}': { of: 'appointment', body: { title: 'Changed' } },
  'DELETE /appointments/{id}': { of: 'appointment' },
  'POST /auth/login': EMPTY_BODY,
  'POST /auth/refresh': EMPTY_BODY,
  'POST /auth/logout': EMPTY_BODY,
  'POST /auth/confirm': { body: { password: PASSWORD }, expectedStatus: 204 },
  'GET /auth/profile': {},
  'GET /auth/sessions': {},
  'DELETE /auth/sessions/{id}': { ...PERSON, expectedStatus: 404 },
  'POST /auth/sign-out-everywhere': ALONE,
  'POST /auth/change-password': { ...ALONE, body: { newPassword: 'changed-horse-2' } },
  'GET /auth/second-factor': {},
  'POST /auth/second-factor': ALONE,
  'POST /auth/second-factor/enable': { ...ALONE, body: { code: '000000' }, expectedStatus: 409 },
  'DELETE /auth/second-factor': { ...ALONE, expectedStatus: 409 },
  'POST /auth/second-factor/recovery-codes': { ...ALONE, expectedStatus: 409 },
  'GET /companies/me': {},
  'POST /companies': { body: { name: 'Larch Studio' }, expectedStatus: 409 },
  'PATCH /companies/{id}': { of: 'company', body: { city: 'Banff' } },
  'DELETE /companies/{id}': { of: 'company' },
  'POST /contact': EMPTY_BODY,
  'GET /customers': {},
  'POST /customers': { body: { name: 'Café Léger', email: 'billing@example.com' } },
  'GET /customers/search': { query: `query=${SECRET}` },
  'GET /customers/{id}': { of: 'customer' },
  'PATCH /customers/{id}': { of: 'customer', body: { city: 'Banff' } },
  'DELETE /customers/{id}': { of: 'customer' },
  'GET /employees': {},
  'POST /employees': { body: { email: 'nobody@example.com' }, expectedStatus: 404 },
  'POST /employees/{id}/resend-invitation': { of: 'employee' },
  'POST /employees/me/leave': { by: anEmployeeOf },
  'DELETE /employees/{id}': { of: 'employee' },
  'GET /invitations/{token}': TOKEN,
  'POST /invitations/{token}/accept': TOKEN,
  'POST /invitations/{token}/reject': TOKEN,
  'POST /invitations/{token}/block': TOKEN,
  'GET /invoices': {},
  'POST /invoices': { fresh: () => anInvoice() },
  'GET /invoices/stats': {},
  'GET /invoices/{id}': { of: 'invoice' },
  'PATCH /invoices/{id}': { of: 'invoice', body: { additionalNotes: 'Changed' } },
  'DELETE /invoices/{id}': { of: 'invoice' },
  'GET /invoices/{id}/history': { of: 'invoice' },
  'GET /invoices/{id}/public': LINK,
  'POST /invoices/{id}/payment': { ...LINK, expectedStatus: 409 },
  'POST /invoices/{id}/send': { of: 'invoice' },
  'POST /invoices/{id}/send-sms': { of: 'invoice', bodyOf: ({ invoice }) => ({ phoneNumber: phoneOf(invoice) }) },
  'GET /invoices/{id}/pdf': LINK,
  'POST /auth/forgot-password': EMPTY_BODY,
  'POST /auth/reset-password': EMPTY_BODY,
  'POST /auth/verify-email': EMPTY_BODY,
  'POST /auth/verify-email-code': { body: {}, expectedStatus: 400 },
  'POST /auth/resend-verification': { expectedStatus: 409, unprovenStatus: 200 },
  'POST /profile/change-email': { body: {}, expectedStatus: 400 },
  'GET /payment-settings/user/{userId}': { of: 'user' },
  'POST /payment-settings': { body: { preferredCurrency: 'CAD' }, expectedStatus: 409 },
  'PATCH /payment-settings/user/{userId}': { of: 'user', body: { bankName: 'Foothills Credit Union' } },
  'GET /products': {},
  'POST /products': {
    body: { shortDescription: 'Logo design', detailedDescription: 'A logo in three sizes', price: 450 },
  },
  'GET /products/{id}': { of: 'product' },
  'PATCH /products/{id}': { of: 'product', body: { price: 1 } },
  'DELETE /products/{id}': { of: 'product' },
  'GET /profile': {},
  'PATCH /profile': { body: { phone: '403 555 0100' } },
  'GET /stripe/status': {},
  'GET /stripe/connect': {},
  'POST /stripe/disconnect': {},
  'POST /stripe/events': EMPTY_BODY,
  'POST /users': EMPTY_BODY,
};

const MAY_CALL: Readonly<Record<Exclude<Access, 'public'>, readonly Role[]>> = {
  signedIn: ['ADMIN', 'USER', 'EMPLOYEE'],
  member: ['ADMIN', 'USER', 'EMPLOYEE'],
  owner: ['ADMIN', 'USER'],
  employee: ['EMPLOYEE'],
  admin: ['ADMIN'],
};

const ROUTES = Object.values<RouteGroup>(api).flatMap((group) => Object.values(group));
const recipeOf = (route: Route): Recipe | undefined => RECIPES[routeKey(route) as CallName];
/** The calls that read one record of a business. The public read of an invoice also shows the profile, which changes. */
const RECORD_READS = ROUTES.filter((route) => {
  const { of = 'user' } = recipeOf(route) ?? {};
  return route.method === 'GET' && of in NEW_RECORD && route.response !== 'pdf' && !route.path.endsWith('/public');
});

let callers: Caller[];
const baseline = new Map<Business, unknown[]>();
beforeAll(async () => {
  callers = await allCallers();
  for (const { own } of callers) baseline.set(own, await baselineOf(own));
});

it('has a recipe for every route of the registry, and for no other', () => {
  expect(Object.keys(RECIPES).toSorted()).toEqual(ROUTES.map(routeKey).toSorted());
});

it.each(ROUTES.map((route) => [routeKey(route), route] as const))('%s', async (_, route) => {
  const recipe = recipeOf(route);
  if (!recipe) throw new Error('The access matrix has no recipe for this route');
  const outcome = { actual: {} as Record<string, number>, expected: {} as Record<string, number> };
  const note = (what: string, { status }: ApiResponse, expected: number) => {
    outcome.actual[what] = status;
    outcome.expected[what] = expected;
  };
  if (recipe.of || recipe.bodyOf) {
    await Promise.all(
      callers.map(async (caller) => {
        const missing = await send(route, recipe, { caller, records: MISSING });
        note(`${caller.name}, missing`, missing, refusalOf(route, caller) ?? 404);
        if (recipe.isOpen) return;
        const foreign = await send(route, recipe, { caller, records: caller.foreign.records });
        expect([foreign.status, foreign.body], `${caller.name}, foreign`).toEqual([missing.status, missing.body]);
      }),
    );
  }
  // These calls may use up the caller's own records, so they come last.
  await Promise.all(
    callers.map(async (caller) => {
      const refusal = refusalOf(route, caller);
      const records = refusal === null ? await recordsFor(recipe, caller.own) : caller.own.records;
      const who = refusal === null && recipe.by ? await recipe.by(caller.own.owner) : caller;
      const own = await send(route, recipe, { caller: who, records });
      note(`${caller.name}, own`, own, refusal ?? successOf(route, recipe, caller));
      const { owner } = refusal === null ? caller.foreign : caller.own;
      if (!recipe.isOpen) expect(JSON.stringify(own.body), caller.name).not.toContain(secretOf(owner));
    }),
  );
  expect(outcome.actual).toEqual(outcome.expected);
});

it('leaves the records of other businesses unchanged', async () => {
  for (const { own } of callers) expect(await baselineOf(own)).toEqual(baseline.get(own));
});

/** The records of a business that no call may change, as its owner reads them. */
async function baselineOf({ owner, records }: Business): Promise<unknown[]> {
  const responses = await Promise.all(
    RECORD_READS.map((route) => send(route, recipeOf(route) ?? {}, { caller: owner, records })),
  );
  expect(responses.map(({ status }) => status)).toEqual(RECORD_READS.map(() => 200));
  return responses.map(({ body }) => body);
}

/** The status with which access control refuses a caller; null if the caller has access. */
function refusalOf({ access, verified }: Route, { role, isUnproven }: Caller): number | null {
  if (access === 'public') return null;
  if (role === null) return 401;
  return MAY_CALL[access].includes(role) && !(verified && isUnproven) ? null : 403;
}

function successOf(route: Route, { expectedStatus, unprovenStatus }: Recipe, { isUnproven }: Caller): number {
  if (isUnproven && unprovenStatus) return unprovenStatus;
  return expectedStatus ?? (route.response === null ? 204 : (route.status ?? 200));
}

/** Records with a new one for the call to use up. */
async function recordsFor({ of, isOpen }: Recipe, { owner, records }: Business): Promise<Records> {
  if (of === 'user' && isOpen) return { ...records, user: (await aPerson()).id };
  if (!of || of === 'user' || of === 'company') return records;
  const make = () => NEW_RECORD[of](owner);
  return { ...records, [of]: owner.emailVerified ? await make() : await whileProven(owner, make) };
}

type Target = { caller: Pick<Caller, 'token'>; records: Records };

function send(
  route: Route,
  { of, query, body, bodyOf, fresh }: Recipe,
  { caller, records }: Target,
): Promise<ApiResponse> {
  const path = route.path.replace(/\{\w+\}/, of ? records[of] : '');
  const given = bodyOf?.(records) ?? fresh?.() ?? body;
  return call(route.method, query ? `${path}?${query}` : path, {
    token: caller.token,
    ...(given !== undefined && { body: given }),
  });
}
