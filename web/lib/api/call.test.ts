import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { failure, signedIn } from '#test/support/screens/client-harness.ts';
import { fakeServer } from '#test/support/screens/fake-server.ts';

beforeEach(() => {
  vi.unstubAllGlobals();
});

it('fills in the path, encodes its segments and sends the token', async () => {
  const call = await signedIn();
  const server = fakeServer({ 'GET /invoices/a%2Fb': { body: { id: 'a/b' } } });
  expect(await call('GET /invoices/{id}', { id: 'a/b' })).toEqual({ id: 'a/b' });
  expect(server.requests[0]?.headers.get('authorization')).toBe('Bearer good');
});

it('omits empty parameters from the address', async () => {
  const call = await signedIn();
  const server = fakeServer({ 'GET /invoices': { body: { data: [] } } });
  await call('GET /invoices', { query: { page: 2, searchQuery: '', startDate: undefined } });
  expect(server.requests[0]?.url).toMatch(/\/api\/invoices\?page=2$/);
});

it('sends a body as JSON', async () => {
  const call = await signedIn();
  const server = fakeServer({ 'PATCH /profile': { body: {} } });
  await call('PATCH /profile', { body: { firstName: 'Zoé' } });
  expect(await server.requests[0]?.json()).toEqual({ firstName: 'Zoé' });
});

it('returns a PDF as a Blob and an empty response as undefined', async () => {
  const call = await signedIn();
  fakeServer({
    'GET /invoices/x/pdf': { body: '%PDF', type: 'application/pdf' },
    'DELETE /invoices/x': { status: 204 },
  });
  expect(await (await call('GET /invoices/{id}/pdf', { id: 'x' })).text()).toBe('%PDF');
  expect(await call('DELETE /invoices/{id}', { id: 'x' })).toBeUndefined();
});

it.each([
  ['of known rules', { path: 'price', rule: 'max', params: { max: 10 } }, 1],
  ['of rules that it knows alone', { path: 'price', rule: 'odd' }, 1],
  ['none without a path', { rule: 'required' }, 0],
])('throws the issues that the server named: %s', async (_, issue, count) => {
  const call = await signedIn();
  fakeServer({ 'GET /profile': { status: 400, body: { code: 'INVALID_REQUEST', message: 'x', issues: [issue] } } });
  const { issues } = (await failure(call('GET /profile'))) as AppError;
  expect(issues).toEqual([issue].slice(0, count));
});

const KNOWN = { path: 'name', rule: 'required' };

it.each([
  ['a refusal', 409, { code: 'CONFLICT', message: 'Taken.', reason: 'NUMBER_TAKEN' }, 'CONFLICT', ['Taken.']],
  [
    'broken rules',
    400,
    { code: 'INVALID_REQUEST', message: ['a', 'b'], issues: [KNOWN] },
    'INVALID_REQUEST',
    ['a', 'b'],
  ],
  ['a text without a reason', 409, { code: 'CONFLICT', message: 'Taken.' }, 'CONFLICT', []],
  ['no code, as from the gateway', 429, { message: 'Too Many Requests' }, 'TOO_MANY_REQUESTS', []],
  ['an unknown status', 418, {}, 'UNEXPECTED', []],
  ['an unknown code', 400, { code: 'constructor' }, 'INVALID_REQUEST', []],
  ['no JSON at all', 503, undefined, 'UNAVAILABLE', []],
])('throws the server’s error: %s', async (_, status, body, code, messages) => {
  const call = await signedIn();
  fakeServer({ 'GET /profile': { status, body } });
  const error = await failure(call('GET /profile'));
  expect(error).toMatchObject({ name: 'AppError', code, messages });
});

it.each([418, 422, 504])('keeps the status %i, which has no code of its own', async (status) => {
  const call = await signedIn();
  fakeServer({ 'GET /profile': { status } });
  expect(await failure(call('GET /profile'))).toMatchObject({ name: 'AppError', status, messages: [] });
});

it('reports an unreachable server as status 0', async () => {
  const call = await signedIn();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failure(call('GET /profile'))).toMatchObject({ name: 'AppError', status: 0 });
});

it('does not retry when the server fails', async () => {
  const call = await signedIn();
  const server = fakeServer({ 'POST /invoices/x/send': { status: 500, body: { code: 'UNEXPECTED', message: 'x' } } });
  await failure(call('POST /invoices/{id}/send', { id: 'x' }));
  expect(server.requests).toHaveLength(1);
});

it('exposes the reason of a refusal and its values', async () => {
  const call = await signedIn();
  const refusal = (more?: object) => ({ status: 409, body: { code: 'CONFLICT', message: 'Reload it.', ...more } });
  fakeServer({
    'GET /profile': refusal({ reason: 'BUSINESS_CHANGED' }),
    'GET /companies/me': refusal({ reason: 'NUMBER_TAKEN', params: { number: 'INV-7' } }),
    'GET /products': refusal(),
  });
  const number = await failure(call('GET /companies/me'));
  expect(number).toMatchObject({ code: 'CONFLICT', reason: 'NUMBER_TAKEN', params: { number: 'INV-7' } });
  expect(await failure(call('GET /products'))).toMatchObject({ code: 'CONFLICT', reason: undefined, params: {} });
  expect(await failure(call('GET /profile'))).toMatchObject({ code: 'CONFLICT', reason: 'BUSINESS_CHANGED' });
});

it('sends no writes after a change of business until the server has named the new one', async () => {
  const call = await signedIn();
  const refused = { status: 409, body: { code: 'CONFLICT', message: 'Reload it.', reason: 'BUSINESS_CHANGED' } };
  const server = fakeServer({ 'PATCH /profile': refused, 'GET /auth/profile': { body: { ok: true } } });
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const saving = failure(call('PATCH /profile', { body: { firstName: 'Zoë' } }));
    expect(await saving).toMatchObject({ reason: 'BUSINESS_CHANGED' });
  }
  expect(server.requests).toHaveLength(1);
  expect(await call('GET /auth/profile')).toEqual({ ok: true });
});

it('rejects an aborted call with its signal’s reason', async () => {
  const call = await signedIn();
  const controller = new AbortController();
  vi.stubGlobal('fetch', (_: URL, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const answer = failure(call('GET /profile', { signal: controller.signal }));
  controller.abort();
  expect(await answer).toMatchObject({ name: 'AbortError' });
  expect(await answer).not.toBeInstanceOf(AppError);
});

it('logs server and connection failures by call name, and nothing else', async () => {
  const call = await signedIn();
  fakeServer({
    'GET /invoices/secret': { status: 502, body: { code: 'PROVIDER_FAILED', message: 'x' } },
    'GET /profile': { status: 404, body: { code: 'NOT_FOUND', message: 'x' } },
  });
  await failure(call('GET /invoices/{id}', { id: 'secret' }));
  await failure(call('GET /profile'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await failure(call('GET /profile'));
  const { readLog } = await import('#web/lib/errors/error-log.ts');
  expect(readLog()).toMatchObject([
    { title: 'GET /invoices/{id} failed', data: { status: 502, code: 'PROVIDER_FAILED' } },
    { title: 'GET /profile failed', data: { status: 0 } },
  ]);
});

it('does not log a call that was cut off by leaving the page', async () => {
  const call = await signedIn();
  // WebKit fails the calls of a page as if the connection were lost, before it hides the page.
  vi.stubGlobal('fetch', async () => {
    dispatchEvent(new Event('beforeunload'));
    throw new TypeError('Load failed');
  });
  await failure(call('GET /profile'));
  const { readLog } = await import('#web/lib/errors/error-log.ts');
  expect(readLog()).toEqual([]);

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Load failed')));
  await failure(call('GET /profile'));
  expect(readLog()).toMatchObject([{ title: 'GET /profile failed' }]);
});
