import { afterEach, describe, expect, it, vi } from 'vitest';
import { bodyOf, call, handler } from '#test/support/serve-harness.ts';
import type { HttpEvent } from './event.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('serve', () => {
  it('takes two parameters, as Lambda on Node 24 requires', () => {
    expect(handler.length).toBeLessThanOrEqual(2);
  });

  it('returns exactly the declared fields', async () => {
    expect(bodyOf(await call('GET /things/{id}', { id: 'one' }))).toEqual({ id: 'one' });
  });

  it.each(['../x', '', 'a b', 'x'.repeat(129)])('treats %j as an unknown id', async (id) => {
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
    ['a failure the caller can act on', 'GET /things/{id}', { id: 'gone' }, 404],
    ['an unexpected failure', 'GET /things/{id}', { id: 'broken' }, 500],
  ])('responds to %s', async (_, routeKey, options, status) => {
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
    ['another business, for a call about the person only', 'GET /greeting', 'other', 200],
    ['another business, for a public call', 'GET /things/{id}', 'other', 200],
  ])('accepts a call meant for %s', async (_, routeKey, openedFor, status) => {
    const headers = { 'x-business-id': openedFor };
    expect(await call(routeKey, { id: 'one', sub: 'owner', body: '{"name":"x"}', headers })).toMatchObject({
      statusCode: status,
    });
  });

  it('refuses an unconfirmed email where the route requires a confirmed one, before reading the body', async () => {
    const refused = await call('POST /mails', { sub: 'unverified', body: '{' });
    expect(refused.statusCode).toBe(403);
    expect(bodyOf(refused)).toEqual({
      code: 'FORBIDDEN',
      message: 'Please confirm your email address first.',
      reason: 'EMAIL_NOT_VERIFIED',
    });
    expect(await call('POST /mails', { sub: 'owner', body: '{"name":"x"}' })).toMatchObject({ statusCode: 204 });
    expect(await call('POST /things', { sub: 'unverified', body: '{"name":"x"}' })).toMatchObject({ statusCode: 201 });
  });

  it('reveals nothing about an unexpected failure', async () => {
    expect(bodyOf(await call('GET /things/{id}', { id: 'broken' }))).toEqual({
      code: 'UNEXPECTED',
      reason: 'SERVER_ERROR',
      message: 'A server error occurred. Please try again later.',
    });
  });

  it('refuses callers that bypass the distribution', async () => {
    vi.stubEnv('ORIGIN_SECRET', 'current');
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
    for (const sent of ['guess', '', 'previous next', 'currents', 'curr ent'])
      expect(await status({ 'x-origin-secrets': sent }, { method: 'GET' })).toBe(403);
    for (const sent of ['current', 'previous current next', 'before previous current', 'current next after'])
      expect(await status({ 'x-origin-secrets': sent }, { method: 'GET' })).toBe(200);
    expect(await status({})).toBe(200);
  });
});
