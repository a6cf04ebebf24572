import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { Members } from '#functions/data/people/members.ts';
import { routes } from '#shared/api/route.ts';
import { AppError } from '#shared/errors.ts';
import { aCaller } from '#test/support/a-caller.ts';
import type { HttpEvent } from './event.ts';
import { callFields } from './log.ts';
import { serve } from './serve.ts';

const things = routes({
  read: {
    method: 'GET',
    path: '/things/{id}',
    access: 'public',
    summary: 'Read',
    response: z.object({ id: z.string() }),
  },
  make: {
    method: 'POST',
    path: '/things',
    access: 'owner',
    audit: 'product.create',
    summary: 'Make',
    body: z.strictObject({ name: z.string() }),
    response: z.object({ name: z.string() }),
    status: 201,
  },
  mail: {
    method: 'POST',
    path: '/mails',
    access: 'owner',
    verified: true,
    audit: false,
    whyNoAudit: 'A test',
    summary: 'Mail',
    body: z.strictObject({ name: z.string() }),
    response: null,
  },
  greet: {
    method: 'GET',
    path: '/greeting',
    access: 'signedIn',
    summary: 'Greet',
    response: z.object({ userId: z.string() }),
  },
});

const members: Members = {
  findCaller: async (userId) =>
    userId === 'nobody'
      ? null
      : aCaller({
          userId,
          role: userId === 'employee' ? 'EMPLOYEE' : 'USER',
          businessId: 'b',
          isEmailVerified: userId !== 'unproven',
        }),
  record: async () => {},
};

const handler = serve(things, members, {
  read: async ({ params }) => {
    if (params.id === 'broken') throw new TypeError('secret detail');
    if (params.id === 'refused') throw Object.assign(new Error("Value 'ann@example.com' failed"), { $metadata: {} });
    if (params.id === 'gone') throw new AppError('NOT_FOUND', 'No such thing');
    return { id: params.id, secret: 'never told' };
  },
  make: async ({ body }) => body,
  mail: async () => undefined,
  greet: async ({ caller }) => caller,
});

type CallOptions = { id?: string; sub?: string; body?: string; headers?: Record<string, string> };

function call(routeKey: string, { id, sub, body, headers = {} }: CallOptions = {}) {
  const event = {
    routeKey,
    headers,
    ...(id !== undefined && { pathParameters: { id } }),
    ...(body !== undefined && { body }),
    requestContext: { requestId: 'request', ...(sub && { authorizer: { jwt: { claims: { sub } } } }) },
  } as unknown as HttpEvent;
  return handler(event, {} as never);
}

afterEach(() => {
  vi.unstubAllEnvs();
});

const bodyOf = (result: { body?: string | undefined }) => JSON.parse(result.body ?? 'null') as unknown;

describe('serve', () => {
  it('takes two parameters, as Lambda on Node 24 requires', () => {
    expect(handler.length).toBeLessThanOrEqual(2);
  });

  it('returns exactly the declared fields', async () => {
    expect(bodyOf(await call('GET /things/{id}', { id: 'one' }))).toEqual({ id: 'one' });
  });

  it.each(['../x', '', 'a b', 'x'.repeat(129)])('looks %j up as an id that nothing has', async (id) => {
    expect(bodyOf(await call('GET /things/{id}', { id }))).toEqual({ id: '-' });
  });

  it('returns 201 where the route declares it', async () => {
    expect(await call('POST /things', { sub: 'owner', body: '{"name":"x"}' })).toMatchObject({ statusCode: 201 });
  });

  it.each([
    ['an unknown route', 'GET /else', {}, 404],
    ['no caller', 'POST /things', { body: '{"name":"x"}' }, 401],
    ['an account that is gone', 'POST /things', { sub: 'nobody', body: '{"name":"x"}' }, 401],
    ['a role that does not reach', 'POST /things', { sub: 'employee', body: '{"name":"x"}' }, 403],
    ['a body that is not JSON', 'POST /things', { sub: 'owner', body: '{' }, 400],
    ['no body', 'POST /things', { sub: 'owner' }, 400],
    ['a failure people can act on', 'GET /things/{id}', { id: 'gone' }, 404],
    ['a failure nobody can act on', 'GET /things/{id}', { id: 'broken' }, 500],
  ])('answers %s', async (_, routeKey, options, status) => {
    expect(await call(routeKey, options)).toMatchObject({ statusCode: status });
  });

  it.each(['owner', 'employee'])('refuses a call by an %s that was meant for another business', async (sub) => {
    const refused = await call('POST /things', { sub, body: '{"name":"x"}', headers: { 'x-business-id': 'other' } });
    expect(refused.statusCode).toBe(409);
    expect(bodyOf(refused)).toEqual({
      code: 'CONFLICT',
      message: 'You now work in a different business. Reload the page to continue.',
      reason: 'BUSINESS_CHANGED',
    });
  });

  it.each([
    ['the business the person works in', 'POST /things', 'b', 201],
    ['no business', 'POST /things', '', 201],
    ['another business, where the call is about the person alone', 'GET /greeting', 'other', 200],
    ['another business, where anybody may call', 'GET /things/{id}', 'other', 200],
  ])('accepts a call meant for %s', async (_, routeKey, openedFor, status) => {
    const headers = { 'x-business-id': openedFor };
    expect(await call(routeKey, { id: 'one', sub: 'owner', body: '{"name":"x"}', headers })).toMatchObject({
      statusCode: status,
    });
  });

  it('refuses whoever has not confirmed their e-mail where a route requires it, before it reads the body', async () => {
    const refused = await call('POST /mails', { sub: 'unproven', body: '{' });
    expect(refused.statusCode).toBe(403);
    expect(bodyOf(refused)).toEqual({
      code: 'FORBIDDEN',
      message: 'Please confirm your e-mail address first.',
      reason: 'EMAIL_NOT_VERIFIED',
    });
    expect(await call('POST /mails', { sub: 'owner', body: '{"name":"x"}' })).toMatchObject({ statusCode: 204 });
    expect(await call('POST /things', { sub: 'unproven', body: '{"name":"x"}' })).toMatchObject({ statusCode: 201 });
  });

  it('reveals nothing about an unexpected failure', async () => {
    expect(bodyOf(await call('GET /things/{id}', { id: 'broken' }))).toEqual({
      code: 'UNEXPECTED',
      message: 'A server error occurred. Please try again later.',
    });
  });

  it('logs who made each call, and the message and stack of an unexpected failure', async () => {
    vi.stubEnv('LOG_LEVEL', 'info');
    const lines: Record<string, unknown>[] = [];
    const write = (line: string | Uint8Array) => lines.push(JSON.parse(String(line))) > 0;
    vi.spyOn(process.stdout, 'write').mockImplementation(write);
    vi.spyOn(process.stderr, 'write').mockImplementation(write);
    const headers = { 'x-forwarded-for': '192.0.2.66, 203.0.113.7, 198.51.100.1' };
    const body = '{"name":"x"}';
    await Promise.all([
      call('POST /things', { sub: 'owner', body, headers }),
      call('GET /things/{id}', { id: 'broken', headers }),
      call('GET /things/{id}', { id: 'refused', headers }),
    ]);
    vi.restoreAllMocks();
    const made = lines.filter(({ route }) => route === 'POST /things');
    const common = { requestId: 'request', clientAddress: '203.0.113.7' };
    expect(made).toMatchObject([{ ...common, level: 'info', userId: 'owner', businessId: 'b', status: 201 }]);
    const broken = lines.filter(({ route, message }) => route === 'GET /things/{id}' && message !== undefined);
    const failure = { message: 'secret detail', cause: 'TypeError', stack: expect.stringContaining('serve.test.ts') };
    expect(broken).toMatchObject([{ ...common, level: 'error', ...failure }]);
    expect(lines.filter(({ status }) => status === 500)).toHaveLength(2);
    // AWS quotes what it refuses.
    expect(JSON.stringify(lines)).not.toContain('ann@example.com');
  });

  it.each([
    ['203.0.113.7, 198.51.100.1', '203.0.113.7'],
    ['made up, 203.0.113.7', '203.0.113.7'],
    ['made up', '192.0.2.1'],
    ['', '192.0.2.1'],
  ])('logs for %j the client address %s', (forwarded, clientAddress) => {
    const requestContext = { requestId: 'request', http: { sourceIp: '192.0.2.1' } };
    const event = { routeKey: 'GET /', headers: { 'x-forwarded-for': forwarded }, requestContext };
    expect(callFields(event as unknown as HttpEvent)).toMatchObject({ clientAddress });
  });

  it('refuses callers that bypass the distribution', async () => {
    vi.stubEnv('ORIGIN_SECRET', 'shared');
    const event = (headers: object, http?: object) =>
      ({
        routeKey: 'GET /things/{id}',
        pathParameters: { id: 'one' },
        headers,
        requestContext: { ...(http && { http }) },
      }) as unknown as HttpEvent;
    const status = async (headers: object, http?: object) =>
      (await handler(event(headers, http), {} as never)).statusCode;
    expect(await status({}, { method: 'GET' })).toBe(403);
    expect(await status({ 'x-origin-secret': 'guess' }, { method: 'GET' })).toBe(403);
    expect(await status({ 'x-origin-secret': 'shared' }, { method: 'GET' })).toBe(200);
    expect(await status({})).toBe(200);
  });
});
