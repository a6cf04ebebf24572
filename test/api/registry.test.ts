import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api/index.ts';
import { callParts, type Route, type RouteGroup } from '#shared/api/route.ts';
import { call } from '#test/support/client.ts';
import { aPerson, type Person, theAdministrator } from '#test/support/given.ts';
import { repeats } from '#test/support/repeats.ts';

const ROUTES: Route[] = Object.values<RouteGroup>(api).flatMap((group) => Object.values(group));
const isJson = (route: Route) => route.body !== undefined && route.body !== 'raw';
/** Most routes accept an administrator, so the body is what gets refused. */
let admin: Person;
let person: Person;
beforeAll(async () => {
  [admin, person] = await Promise.all([theAdministrator(), aPerson()]);
});

const targetOf = (route: Route, id = 'A'.repeat(22)) => callParts(route.call.replace(/\{\w+\}/g, id));
const tokenFor = (route: Route) => (route.access === 'public' ? undefined : admin.token);

describe.each(ROUTES.filter(isJson).map((route) => [route.call, route] as const))('%s', (_, route) => {
  it('returns 400 with messages for a malformed body', async () => {
    const isOptional = route.body !== 'raw' && route.body?.safeParse(null).success;
    for (const body of [[], 'text', 5, ...(isOptional ? [] : [null]), { surprise: true, businessId: 'other' }]) {
      const response = await call(...targetOf(route), { token: tokenFor(route), body });
      expect(response, JSON.stringify(body)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
      expect(response.body.message).toBeTruthy();
    }
  });

  it('returns 413 for a body over its limit', async () => {
    const raw = JSON.stringify({ padding: 'x'.repeat((route.maxBodyBytes ?? 1_000_000) + 1) });
    expect(await call(...targetOf(route), { token: tokenFor(route), raw })).toMatchObject({ status: 413 });
  });
});

it('never returns 5xx for generated bodies', async () => {
  const bodies = fc.oneof(
    fc.json(),
    fc.string(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
  );
  const routes = fc.constantFrom(
    ...ROUTES.filter(isJson).filter((route) => !route.call.startsWith('POST /auth/login')),
  );
  await fc.assert(
    fc.asyncProperty(routes, bodies, async (route, raw) => {
      const response = await call(...targetOf(route), { token: tokenFor(route), raw });
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: repeats(300, 1_500) },
  );
});

it('returns 404 for routes that do not exist', async () => {
  for (const [method, path] of [
    ['GET', '/nothing'],
    ['DELETE', '/users'],
    ['PUT', '/invoices'],
    ['GET', '/invoices/a/b/c'],
  ] as const) {
    expect(await call(method, path, { token: person.token })).toMatchObject({ status: 404 });
  }
});

it('forbids caching and indexing of responses', async () => {
  const { headers } = await call('GET', `/invoices/${'A'.repeat(22)}/public`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});
