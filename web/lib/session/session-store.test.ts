import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '#shared/auth/schema.ts';
import { AppError } from '#shared/errors.ts';
import { MAYA, MAYA_AGAIN, NOAH } from '#test/support/screens/session-tokens.ts';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { SessionStore } from './session-store.ts';

const SESSION = { access_token: 'a1', refresh_token: 'r1', expires_in: 3600 };
const REFUSED = new AppError('UNAUTHENTICATED', 'Please sign in again');
const RENEWED: Session = { access_token: 'a2', refresh_token: 'r2', expires_in: 3600 };

let now = 0;
const refresh = vi.fn<(refreshToken: string) => Promise<Session>>();
const open = () => new SessionStore({ storage: localStorage, refresh, now: () => now });

beforeEach(() => {
  localStorage.clear();
  now = 1_000_000;
  refresh.mockResolvedValue(RENEWED);
});

it('starts empty, and keeps a session for the next page load', () => {
  const store = open();
  expect(store.snapshot().state).toBe('none');
  store.start(SESSION);
  expect(store.snapshot().state).toBe('active');
  expect(open().snapshot().state).toBe('active');
});

it('returns the token until shortly before it expires, then a renewed one', async () => {
  const store = open();
  store.start(SESSION);
  now += 3_500_000;
  expect(await store.accessToken()).toBe('a1');
  now += 80_000;
  expect(await store.accessToken()).toBe('a2');
  expect(refresh).toHaveBeenCalledExactlyOnceWith('r1');
});

it('continues with the refresh token of the last renewal, even after a page load', async () => {
  const store = open();
  store.start(SESSION);
  await store.renew('a1');
  expect(store.refreshToken()).toBe('r2');
  await open().renew('a2');
  expect(refresh).toHaveBeenLastCalledWith('r2');
});

it('keeps the tokens that another tab renewed first', async () => {
  const store = open();
  store.start(MAYA);
  refresh.mockImplementation(async () => {
    open().start(MAYA_AGAIN);
    return RENEWED;
  });
  expect(await store.renew(MAYA.access_token)).toBe(MAYA_AGAIN.access_token);
  expect(store.refreshToken()).toBe(MAYA_AGAIN.refresh_token);
});

it('renews once for concurrent callers', async () => {
  const store = open();
  store.start(SESSION);
  expect(await Promise.all([store.renew('a1'), store.renew('a1'), store.renew('a1')])).toEqual(['a2', 'a2', 'a2']);
  expect(refresh).toHaveBeenCalledOnce();
});

it('does not renew a token that has been renewed since', async () => {
  const store = open();
  store.start(SESSION);
  await store.renew('a1');
  expect(await store.renew('a1')).toBe('a2');
  expect(refresh).toHaveBeenCalledOnce();
});

it('expires when the server refuses to renew it before it is in use, also for the next page load', async () => {
  refresh.mockRejectedValue(REFUSED);
  const store = open();
  store.start(SESSION);
  expect(await store.renew('a1')).toBeNull();
  expect(store.snapshot()).toEqual({ state: 'expired', generation: 2 });
  expect(open().snapshot().state).toBe('expired');
  expect(localStorage.getItem('session')).not.toContain('a1');
});

it('prefers a sign-in from another tab over a refusal that comes later', async () => {
  const store = open();
  store.start(MAYA);
  refresh.mockImplementation(() => {
    open().start(MAYA_AGAIN);
    return Promise.reject(REFUSED);
  });
  expect(await store.renew(MAYA.access_token)).toBe(MAYA_AGAIN.access_token);
  expect(store.snapshot().state).toBe('active');
});

it('renews for the next person while the previous renewal is pending', async () => {
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
])('survives when the server %s', async (_, error) => {
  refresh.mockRejectedValue(error);
  const store = open();
  store.start(SESSION);
  await expect(store.renew('a1')).rejects.toBe(error);
  expect(store.snapshot().state).toBe('active');
});

it('stays signed out if the user left during a renewal', async () => {
  let answer = (_: Session) => {};
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

it('follows another tab that logs out or signs another person in', () => {
  const store = open();
  store.start(SESSION);
  const listener = vi.fn();
  store.subscribe(listener);
  const { generation } = store.snapshot();
  const other = open();
  other.start({ ...SESSION, refresh_token: 'r2' });
  store.onStorage({ key: 'session' });
  expect(store.snapshot()).toEqual({ state: 'active', generation: generation + 1 });
  other.signOut();
  store.onStorage({ key: 'session' });
  expect(store.snapshot().state).toBe('signed-out');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('picks up tokens that another tab renewed without an event', async () => {
  const store = open();
  store.start(MAYA);
  const listener = vi.fn();
  store.subscribe(listener);
  refresh.mockResolvedValue(MAYA_AGAIN);
  await open().renew(MAYA.access_token);
  store.onStorage({ key: 'session' });
  expect(await store.accessToken()).toBe(MAYA_AGAIN.access_token);
  expect(store.refreshToken()).toBe(MAYA_AGAIN.refresh_token);
  expect(listener).not.toHaveBeenCalled();
});
