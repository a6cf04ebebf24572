import { beforeAll, expect, it } from 'vitest';
import { api } from '#shared/api/index.ts';
import { type Access, callParts, type Route, type RouteGroup } from '#shared/api/route.ts';
import type { Role } from '#shared/user/schema.ts';
import { allCallers, type Business, type Caller, whileProven } from '#test/support/access-callers.ts';
import { RECIPES, type Recipe } from '#test/support/access-recipes.ts';
import { MISSING, NEW_RECORD, type Records, secretOf } from '#test/support/access-records.ts';
import { type ApiResponse, call } from '#test/support/client.ts';
import { aPerson } from '#test/support/given.ts';
import type { CallName } from '#web/lib/api/call.ts';

const MAY_CALL: Readonly<Record<Exclude<Access, 'public'>, readonly Role[]>> = {
  signedIn: ['ADMIN', 'USER', 'EMPLOYEE', 'ACCOUNTANT'],
  reader: ['ADMIN', 'USER', 'EMPLOYEE', 'ACCOUNTANT'],
  member: ['ADMIN', 'USER', 'EMPLOYEE'],
  books: ['ADMIN', 'USER', 'ACCOUNTANT'],
  owner: ['ADMIN', 'USER'],
  employee: ['EMPLOYEE', 'ACCOUNTANT'],
  admin: ['ADMIN'],
};

const ROUTES = Object.values<RouteGroup>(api).flatMap((group) => Object.values(group));
const recipeOf = (route: Route): Recipe | undefined => RECIPES[route.call as CallName];
/** Calls that read a single record of a business, except those that include the profile or company, which change. */
const RECORD_READS = ROUTES.filter((route) => {
  const { of = 'user' } = recipeOf(route) ?? {};
  return (
    route.call.startsWith('GET ') &&
    of in NEW_RECORD &&
    route.response !== 'pdf' &&
    route.response !== 'redirect' &&
    !/\/(public|preview|readiness|statement)$/.test(route.call)
  );
});

let callers: Caller[];
const baseline = new Map<Business, unknown[]>();
beforeAll(async () => {
  callers = await allCallers();
  for (const { own } of callers) baseline.set(own, await baselineOf(own));
});

it('has a recipe for every route of the registry, and for no other', () => {
  expect(Object.keys(RECIPES).toSorted()).toEqual(ROUTES.map(({ call: name }) => name).toSorted());
});

it.each(ROUTES.map((route) => [route.call, route] as const))('%s', async (_, route) => {
  const recipe = recipeOf(route);
  if (!recipe) throw new Error('The access matrix has no recipe for this route');
  const outcome = { actual: {} as Record<string, number>, expected: {} as Record<string, number> };
  const note = (what: string, { status }: ApiResponse, expected: number) => {
    outcome.actual[what] = status;
    outcome.expected[what] = expected;
  };
  if (recipe.of || recipe.bodyOf || recipe.queryOf) {
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
  // These calls may consume the caller's own records, so they come last.
  await Promise.all(
    callersWith(route, recipe).map(async (caller) => {
      const refusal = refusalOf(route, caller);
      const usesUp = refusal === null && !route.call.startsWith('GET ');
      const records = usesUp ? await recordsFor(recipe, caller.own) : caller.own.records;
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

/** The callers of a route; if a new person replaces those with access, only the first of them. */
function callersWith(route: Route, { by }: Recipe): Caller[] {
  if (!by) return callers;
  const withAccess = callers.filter((caller) => refusalOf(route, caller) === null);
  return callers.filter((caller) => caller === withAccess[0] || !withAccess.includes(caller));
}

/** The records, with a new one for the call to consume. */
async function recordsFor({ of, isOpen }: Recipe, { owner, records }: Business): Promise<Records> {
  if (of === 'user' && isOpen) return { ...records, user: (await aPerson()).id };
  if (!of || of === 'user' || of === 'company') return records;
  const make = () => NEW_RECORD[of](owner);
  return { ...records, [of]: owner.emailVerified ? await make() : await whileProven(owner, make) };
}

type Target = { caller: Pick<Caller, 'token'>; records: Records };

function send(
  route: Route,
  { of, query, queryOf, body, bodyOf, fresh }: Recipe,
  { caller, records }: Target,
): Promise<ApiResponse> {
  const ids = of ? records[of].split(' ') : [];
  const [method, template] = callParts(route.call);
  const path = template.replace(/\{\w+\}/g, () => ids.shift() ?? '');
  const given = bodyOf?.(records) ?? fresh?.() ?? body;
  const asked = queryOf?.(records) ?? query;
  return call(method, asked ? `${path}?${asked}` : path, {
    token: caller.token,
    ...(given !== undefined && { body: given }),
  });
}
