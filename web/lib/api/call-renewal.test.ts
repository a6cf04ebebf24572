import { beforeEach, expect, it, vi } from 'vitest';
import { clientWith, failure, signedIn } from '#test/support/screens/client-harness.ts';
import { fakeServer } from '#test/support/screens/fake-server.ts';

const REFUSED = { code: 'UNAUTHENTICATED', message: 'Please sign in again' };

const currentSession = async () => (await import('#web/lib/session/current-session.ts')).sessionStore;

beforeEach(() => {
  vi.unstubAllGlobals();
});

it('renews a refused token once for all pending calls and sends each again', async () => {
  const call = await signedIn();
  const server = fakeServer({
    'POST /auth/refresh': { body: { access_token: 'fresh', refresh_token: 'next', expires_in: 3600 } },
    'GET /profile': ({ headers }) =>
      headers.get('authorization') === 'Bearer fresh' ? { body: { ok: true } } : { status: 401, body: REFUSED },
  });
  const answers = await Promise.all([call('GET /profile'), call('GET /profile'), call('GET /profile')]);
  expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  expect(server.count('POST /auth/refresh')).toBe(1);
});

it('renews an expired token before sending', async () => {
  const call = await clientWith({ accessToken: 'old', expiresInMs: -1 });
  const server = fakeServer({
    'POST /auth/refresh': { body: { access_token: 'fresh', refresh_token: 'next', expires_in: 3600 } },
    'GET /profile': { body: {} },
  });
  await Promise.all([call('GET /profile'), call('GET /profile')]);
  expect(server.count('POST /auth/refresh')).toBe(1);
  expect(server.requests.map((request) => request.headers.get('authorization'))).not.toContain('Bearer old');
});

it('gives up after one renewal', async () => {
  const call = await signedIn();
  const server = fakeServer({
    'POST /auth/refresh': { body: { access_token: 'fresh', refresh_token: 'next', expires_in: 3600 } },
    'GET /profile': { status: 401, body: REFUSED },
  });
  expect(await failure(call('GET /profile'))).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(server.requests).toHaveLength(3);
});

it('fails when the renewal is refused before the session is in use', async () => {
  const call = await signedIn();
  fakeServer({
    'POST /auth/refresh': { status: 401, body: REFUSED },
    'GET /profile': { status: 401, body: REFUSED },
  });
  expect(await failure(call('GET /profile'))).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect((await currentSession()).snapshot().state).toBe('expired');
});

it('passes on a refused sign-in, without a token or a renewal', async () => {
  const call = await signedIn();
  const server = fakeServer({ 'POST /auth/login': { status: 401, body: REFUSED } });
  await failure(call('POST /auth/login', { body: { email: 'a@b.co', password: 'x' } }));
  expect(server.requests).toHaveLength(1);
  expect(server.requests[0]?.headers.has('authorization')).toBe(false);
});
