// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { RefreshedSession } from '#shared/auth/schema.ts';
import { AppError } from '#shared/errors.ts';
import { ConnectionError } from './connection-error.ts';
import { SessionStore } from './session-store.ts';

const SESSION = { access_token: 'a1', refresh_token: 'r1', expires_in: 3600 };
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

it('is over when the server refuses to renew it', async () => {
  refresh.mockRejectedValue(new AppError('UNAUTHENTICATED', 'Please sign in again'));
  const store = open();
  store.start(SESSION);
  expect(await store.renew('a1')).toBeNull();
  expect(store.snapshot().state).toBe('expired');
  expect(localStorage.getItem('session')).toBeNull();
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

it('does without a session that cannot be read', () => {
  localStorage.setItem('session', '{broken');
  expect(open().snapshot().state).toBe('none');
});
