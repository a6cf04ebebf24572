// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { RefreshedSession } from '#shared/auth/schema.ts';
import { AppError } from '#shared/errors.ts';
import { ConnectionError } from '#web/lib/api/connection-error.ts';
import { SessionStore } from './session-store.ts';
import { MAYA, MAYA_AGAIN, NOAH } from './session-tokens.ts';

const SESSION = { access_token: 'a1', refresh_token: 'r1', expires_in: 3600 };
const REFUSED = new AppError('UNAUTHENTICATED', 'Please sign in again');
const RENEWED: RefreshedSession = { access_token: 'a2', expires_in: 3600 };

let now = 0;
const refresh = vi.fn<(refreshToken: string) => Promise<RefreshedSession>>();
const open = () => new SessionStore({ storage: localStorage, refresh, now: () => now });

beforeEach(() => {
  localStorage.clear();
  now = 1_000_000;
  refresh.mockResolvedValue(RENEWED);
});

it('begins with nobody, and keeps a session for the next page load', () => {
  const store = open();
  expect(store.snapshot().state).toBe('none');
  store.start(SESSION);
  expect(store.snapshot().state).toBe('active');
  expect(open().snapshot().state).toBe('active');
});

it('hands out the token until shortly before its end, then a renewed one', async () => {
  const store = open();
  store.start(SESSION);
  now += 3_500_000;
  expect(await store.accessToken()).toBe('a1');
  now += 80_000;
  expect(await store.accessToken()).toBe('a2');
  expect(refresh).toHaveBeenCalledExactlyOnceWith('r1');
});

it('renews once for all who ask at the same time', async () => {
  const store = open();
  store.start(SESSION);
  expect(await Promise.all([store.renew('a1'), store.renew('a1'), store.renew('a1')])).toEqual(['a2', 'a2', 'a2']);
  expect(refresh).toHaveBeenCalledOnce();
});

it('does not renew for a token that was renewed meanwhile', async () => {
  const store = open();
  store.start(SESSION);
  await store.renew('a1');
  expect(await store.renew('a1')).toBe('a2');
  expect(refresh).toHaveBeenCalledOnce();
});

it('has expired when the server refuses to renew it before anybody works with it, also for the next page load', async () => {
  refresh.mockRejectedValue(REFUSED);
  const store = open();
  store.start(SESSION);
  expect(await store.renew('a1')).toBeNull();
  expect(store.snapshot()).toEqual({ state: 'expired', generation: 2 });
  expect(open().snapshot().state).toBe('expired');
  expect(localStorage.getItem('session')).not.toContain('a1');
});

it('takes the session of a sign-in in another tab over a refusal that comes after it', async () => {
  const store = open();
  store.start(MAYA);
  refresh.mockImplementation(() => {
    open().start(MAYA_AGAIN);
    return Promise.reject(REFUSED);
  });
  expect(await store.renew(MAYA.access_token)).toBe(MAYA_AGAIN.access_token);
  expect(store.snapshot().state).toBe('active');
});

it('renews for the next person while the renewal of the one before is still under way', async () => {
  const store = open();
  store.start(MAYA);
  refresh.mockReturnValueOnce(new Promise(() => {}));
  void store.renew(MAYA.access_token);
  store.start(NOAH);
  expect(await store.renew(NOAH.access_token)).toBe('a2');
});

it.each([
  ['cannot be reached', new ConnectionError()],
  ['is busy', new AppError('TOO_MANY_REQUESTS', 'x')],
  ['fails', new AppError('UNEXPECTED', 'x')],
])('lives on when the server %s', async (_, error) => {
  refresh.mockRejectedValue(error);
  const store = open();
  store.start(SESSION);
  await expect(store.renew('a1')).rejects.toBe(error);
  expect(store.snapshot().state).toBe('active');
});

it('does not come back when the person left while it was renewed', async () => {
  let answer = (_: RefreshedSession) => {};
  refresh.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const store = open();
  store.start(SESSION);
  const renewal = store.renew('a1');
  store.signOut();
  answer(RENEWED);
  expect(await renewal).toBeNull();
  expect(store.snapshot().state).toBe('signed-out');
  expect(localStorage.getItem('session')).toBeNull();
});

it('follows another tab that signs out or signs somebody else in', () => {
  const store = open();
  store.start(SESSION);
  const told = vi.fn();
  store.subscribe(told);
  const { generation } = store.snapshot();
  const other = open();
  other.start({ ...SESSION, refresh_token: 'r2' });
  store.onStorage({ key: 'session' });
  expect(store.snapshot()).toEqual({ state: 'active', generation: generation + 1 });
  other.signOut();
  store.onStorage({ key: 'session' });
  expect(store.snapshot().state).toBe('signed-out');
  expect(told).toHaveBeenCalledTimes(2);
});

it('takes a token that another tab renewed without a word', async () => {
  const store = open();
  store.start(SESSION);
  const told = vi.fn();
  store.subscribe(told);
  await open().renew('a1');
  store.onStorage({ key: 'session' });
  expect(await store.accessToken()).toBe('a2');
  expect(told).not.toHaveBeenCalled();
});

it('stays the same session when the same person signs in anew in another tab', () => {
  const store = open();
  store.start(MAYA);
  const before = store.snapshot();
  open().start(MAYA_AGAIN);
  store.onStorage({ key: 'session' });
  expect(store.snapshot()).toEqual(before);
  expect(store.refreshToken()).toBe('maya-2');
});

it.each(['{broken', '{}', '"x"', 'null'])('does without a session that cannot be read: %s', (stored) => {
  localStorage.setItem('session', stored);
  expect(open().snapshot().state).toBe('none');
});
