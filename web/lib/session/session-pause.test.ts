import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '#shared/auth/schema.ts';
import { AppError } from '#shared/errors.ts';
import { MAYA, MAYA_AGAIN, NOAH } from '#test/support/screens/session-tokens.ts';
import { SessionStore } from './session-store.ts';

const refresh = vi.fn<(refreshToken: string) => Promise<Session>>();
const open = () => new SessionStore({ storage: localStorage, refresh, now: () => 0 });

beforeEach(() => {
  localStorage.clear();
  refresh.mockRejectedValue(new AppError('UNAUTHENTICATED', 'Please sign in again'));
});

/** A session in use that the server refuses to renew, and a call that waits for it. */
async function paused() {
  const store = open();
  store.start(MAYA);
  store.markInUse();
  const waiting = store.renew(MAYA.access_token);
  await expect.poll(() => store.snapshot().state).toBe('paused');
  return { store, waiting, generation: store.snapshot().generation };
}

it('pauses while in use, and resumes when the user signs in again', async () => {
  const { store, waiting, generation } = await paused();
  const later = store.accessToken();
  expect(store.refreshToken()).toBeNull();
  store.start(MAYA_AGAIN);
  expect(store.snapshot()).toEqual({ state: 'active', generation });
  expect(await Promise.all([waiting, later])).toEqual(Array(2).fill(MAYA_AGAIN.access_token));
});

it('resumes when the user signs in again in another tab', async () => {
  const { store, waiting, generation } = await paused();
  open().start(MAYA_AGAIN);
  store.onStorage({ key: 'session' });
  expect(store.snapshot()).toEqual({ state: 'active', generation });
  expect(await waiting).toBe(MAYA_AGAIN.access_token);
});

it('can pause and resume repeatedly', async () => {
  const { store } = await paused();
  store.start(MAYA_AGAIN);
  const waiting = store.renew(MAYA_AGAIN.access_token);
  await expect.poll(() => store.snapshot().state).toBe('paused');
  store.start(MAYA);
  expect(await waiting).toBe(MAYA.access_token);
});

it('resolves waiting calls with null when another person signs in', async () => {
  const { store, waiting, generation } = await paused();
  open().start(NOAH);
  store.onStorage({ key: 'session' });
  expect(store.snapshot()).toEqual({ state: 'active', generation: generation + 1 });
  expect(await waiting).toBeNull();
});

it.each(['here', 'in another tab'])('resolves waiting calls with null when the user logs out %s', async (where) => {
  const { store, waiting } = await paused();
  if (where === 'here') store.signOut();
  else localStorage.removeItem('session');
  store.onStorage({ key: 'session' });
  expect(store.snapshot().state).toBe('signed-out');
  expect(await waiting).toBeNull();
});

it('pauses in every tab that is in use', async () => {
  const other = open();
  other.start(MAYA);
  other.markInUse();
  await paused();
  other.onStorage({ key: 'session' });
  expect(other.snapshot().state).toBe('paused');
});
