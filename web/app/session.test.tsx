import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '#test/support/screens/fake-server.ts';
import { aUser } from '#test/support/screens/session-harness.tsx';
import { LOGIN, open, session, TOKENS } from '#test/support/screens/session-provider-harness.tsx';
import { readLog } from '#web/lib/errors/error-log.ts';
import { sessionStore } from '#web/lib/session/current-session.ts';

beforeEach(() => {
  vi.unstubAllGlobals();
});
afterEach(() => sessionStore.signOut());

it('is anonymous without a token and sends no request', () => {
  const server = fakeServer({});
  open();
  expect(screen.getByText('anonymous')).toBeTruthy();
  expect(server.requests).toHaveLength(0);
});

it('loads the profile if there is a token', async () => {
  fakeServer({ 'GET /auth/profile': { body: aUser() } });
  sessionStore.start(TOKENS);
  open();
  expect(screen.getByText('loading')).toBeTruthy();
  await screen.findByText('maya@larch.test');
});

it('is anonymous when the profile is refused', async () => {
  fakeServer({
    'GET /auth/profile': { status: 401, body: { code: 'UNAUTHENTICATED', message: 'x' } },
    'POST /auth/refresh': { status: 401, body: { code: 'UNAUTHENTICATED', message: 'x' } },
  });
  sessionStore.start(TOKENS);
  open();
  await screen.findByText('anonymous');
  expect(session).toMatchObject({ why: 'expired' });
});

it('logs a failed profile request', async () => {
  localStorage.removeItem('errorLog');
  fakeServer({ 'GET /auth/profile': { status: 404, body: { code: 'NOT_FOUND', message: 'User not found' } } });
  sessionStore.start(TOKENS);
  open();
  await screen.findByText('anonymous');
  expect(session).toMatchObject({ why: 'unreadable' });
  expect(readLog()).toMatchObject([{ level: 'error', title: 'Auth check failed' }]);
});

it('signs in: stores the token and loads the profile before it resolves', async () => {
  const server = fakeServer({ 'POST /auth/login': { body: TOKENS }, 'GET /auth/profile': { body: aUser() } });
  open();
  await act(() => session.signIn(LOGIN));
  expect(server.count('GET /auth/profile')).toBe(1);
  await screen.findByText('maya@larch.test');
  expect(await sessionStore.accessToken()).toBe('a1');
});

it('does not resolve a sign-in before the profile is loaded', async () => {
  fakeServer({ 'POST /auth/login': { body: TOKENS }, 'GET /auth/profile': { status: 404 } });
  open();
  await act(() => expect(session.signIn(LOGIN)).rejects.toMatchObject({ status: 404 }));
});

it('rejects a sign-in without a token in the response', async () => {
  fakeServer({ 'POST /auth/login': { body: {} } });
  open();
  await expect(session.signIn(LOGIN)).rejects.toThrow('Invalid login response - no access token');
});

it('reloads the user, and keeps the known one when that fails', async () => {
  let answer: { status?: number; body?: unknown } = { body: aUser() };
  fakeServer({ 'GET /auth/profile': () => answer });
  sessionStore.start(TOKENS);
  open();
  await screen.findByText('maya@larch.test');
  answer = { body: aUser({ email: 'anne@larch.test' }) };
  await act(() => session.refreshUser());
  await screen.findByText('anne@larch.test');
  answer = { status: 404 };
  await act(() => session.refreshUser());
  expect(screen.getByText('anne@larch.test')).toBeTruthy();
});

it('sends the device token of the last sign-in with the next one, even after logging out', async () => {
  const server = fakeServer({
    'GET /auth/profile': { body: aUser() },
    'POST /auth/login': { body: { ...TOKENS, device_token: 'this device' } },
    'POST /auth/logout': { status: 204 },
  });
  localStorage.removeItem('deviceToken');
  open();
  await screen.findByText('anonymous');
  for (let count = 0; count < 2; count += 1) {
    await act(() => session.signIn(LOGIN));
    await act(() => session.signOut());
  }
  const logins = server.requests.filter(({ url }) => url.endsWith('/auth/login'));
  expect(await Promise.all(logins.map((login) => login.clone().json()))).toEqual([
    LOGIN,
    { ...LOGIN, device_token: 'this device' },
  ]);
});
