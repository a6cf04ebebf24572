import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '#test/support/screens/fake-server.ts';
import { MAYA, MAYA_AGAIN, NOAH } from '#test/support/screens/session-tokens.ts';

const REFUSED = { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Please sign in again' } };
const CHANGES = { body: { firstName: 'Zoé' } };

/** The client and the session in Maya's browser. */
async function mayasBrowser() {
  const session = { accessToken: MAYA.access_token, refreshToken: MAYA.refresh_token };
  localStorage.setItem('session', JSON.stringify({ ...session, expiresAt: Date.now() + 3_600_000 }));
  vi.resetModules();
  const { call } = await import('./call.ts');
  const { sessionStore } = await import('#web/lib/session/current-session.ts');
  sessionStore.markInUse();
  return { call, sessionStore };
}

/** A server that refuses to renew and accepts only the token of Maya's next sign-in. */
const untilSignedInAgain = () =>
  fakeServer({
    'POST /auth/refresh': REFUSED,
    'PATCH /profile': ({ headers }) =>
      headers.get('authorization') === `Bearer ${MAYA_AGAIN.access_token}` ? CHANGES : REFUSED,
  });

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('waits when the session expires during work, and is sent again after the same person signs in', async () => {
  const { call, sessionStore } = await mayasBrowser();
  const server = untilSignedInAgain();
  const refused = call('PATCH /profile', CHANGES);
  await expect.poll(() => sessionStore.snapshot().state).toBe('paused');
  const later = call('PATCH /profile', CHANGES);
  expect(server.count('PATCH /profile')).toBe(1);
  sessionStore.start(MAYA_AGAIN);
  expect(await Promise.all([refused, later])).toEqual([CHANGES.body, CHANGES.body]);
  expect(server.count('PATCH /profile')).toBe(3);
});

it.each(['another person signs in', 'the person logs out'])(
  'fails when the session expires during work and %s',
  async (what) => {
    const { call, sessionStore } = await mayasBrowser();
    const server = untilSignedInAgain();
    const refused = call('PATCH /profile', CHANGES);
    await expect.poll(() => sessionStore.snapshot().state).toBe('paused');
    if (what === 'another person signs in') sessionStore.start(NOAH);
    else sessionStore.signOut();
    await expect(refused).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(server.count('PATCH /profile')).toBe(1);
  },
);

it('is never sent again with another person’s token', async () => {
  const { call, sessionStore } = await mayasBrowser();
  const server = fakeServer({
    'PATCH /profile': () => {
      sessionStore.start(NOAH);
      return REFUSED;
    },
  });
  await expect(call('PATCH /profile', CHANGES)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(server.requests).toHaveLength(1);
});

it('is not sent if another person signed in while its token was renewed', async () => {
  const { call, sessionStore } = await mayasBrowser();
  sessionStore.start({ ...MAYA, expires_in: 0 });
  const server = fakeServer({
    'POST /auth/refresh': () => {
      sessionStore.start(NOAH);
      return { body: { access_token: 'renewed', refresh_token: 'next', expires_in: 3600 } };
    },
  });
  await expect(call('PATCH /profile', CHANGES)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(server.requests).toHaveLength(1);
});

it('never delivers a response to the next person', async () => {
  const { call, sessionStore } = await mayasBrowser();
  fakeServer({
    'GET /profile': () => {
      sessionStore.start(NOAH);
      return { body: { firstName: 'Maya' } };
    },
  });
  await expect(call('GET /profile')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
