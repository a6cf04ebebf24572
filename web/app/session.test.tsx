// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '#web/lib/api/fake-server.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { readLog } from '#web/lib/errors/error-log.ts';
import { sessionStore } from '#web/lib/session/current-session.ts';
import { type Session, useSession } from '#web/lib/session/session.ts';
import { aUser } from '#web/lib/session/session-harness.tsx';
import { SessionProvider } from './session.tsx';

const LOGIN = { email: 'maya@larch.test', password: 'good-1234' };
const TOKENS = { access_token: 'a1', refresh_token: 'r1', expires_in: 3600 };

const REFUSED = { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Please sign in again' } };

let session: Session;
function Watch() {
  session = useSession();
  return <p>{session.status === 'authenticated' ? session.user.email : session.status}</p>;
}

function open() {
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <SessionProvider>
        <Watch />
      </SessionProvider>
    </QueryClientProvider>,
  );
  return client;
}

beforeEach(() => {
  vi.unstubAllGlobals();
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
});

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

it('pauses when the session expires during work, and resumes with the next sign-in, which reloads the profile', async () => {
  let isOver = false;
  const server = fakeServer({
    'GET /auth/profile': ({ headers }) =>
      isOver && headers.get('authorization') === 'Bearer a.1' ? REFUSED : { body: aUser() },
    'POST /auth/refresh': REFUSED,
    'POST /auth/login': { body: { ...TOKENS, access_token: 'a.2' } },
  });
  sessionStore.start({ ...TOKENS, access_token: 'a.1' });
  const client = open();
  await screen.findByText('maya@larch.test');
  client.setQueryData(['invoices'], ['kept']);
  isOver = true;
  void client.refetchQueries({ queryKey: ['session'] });
  await waitFor(() => expect(session).toMatchObject({ status: 'authenticated', isPaused: true }));
  await act(() => session.signIn(LOGIN));
  expect(session).toMatchObject({ status: 'authenticated', isPaused: false });
  expect(server.requests.at(-1)?.headers.get('authorization')).toBe('Bearer a.2');
  expect(client.getQueryData(['invoices'])).toEqual(['kept']);
});

it('ends a paused session without a request: the server has already dropped it', async () => {
  let isOver = false;
  const server = fakeServer({
    'GET /auth/profile': () => (isOver ? REFUSED : { body: aUser() }),
    'POST /auth/refresh': REFUSED,
  });
  sessionStore.start(TOKENS);
  const client = open();
  await screen.findByText('maya@larch.test');
  isOver = true;
  void client.refetchQueries({ queryKey: ['session'] }).catch(() => {});
  await waitFor(() => expect(session).toMatchObject({ isPaused: true }));
  await act(() => session.signOut());
  expect(session).toMatchObject({ status: 'anonymous', why: 'signed-out' });
  expect(server.count('POST /auth/logout')).toBe(0);
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
  await expect(session.signIn(LOGIN)).rejects.toMatchObject({ status: 404 });
});

it('rejects a sign-in without a token in the response', async () => {
  fakeServer({ 'POST /auth/login': { body: {} } });
  open();
  await expect(session.signIn(LOGIN)).rejects.toThrow('Invalid login response - no access token');
});

it('signs out here and on the server, and clears what was loaded', async () => {
  const server = fakeServer({
    'GET /auth/profile': { body: aUser() },
    'POST /auth/logout': { status: 204 },
  });
  sessionStore.start(TOKENS);
  const client = open();
  await screen.findByText('maya@larch.test');
  client.setQueryData(['invoices'], ['secret']);
  await act(() => session.signOut());
  expect(screen.getByText('anonymous')).toBeTruthy();
  expect(session).toMatchObject({ why: 'signed-out' });
  expect(await server.requests.at(-1)?.json()).toEqual({ refresh_token: 'r1' });
  await waitFor(() => expect(client.getQueryData(['invoices'])).toBeUndefined());
});

it('removes drafts and errors on signing out, and before another person uses the device', async () => {
  let user = aUser();
  fakeServer({ 'GET /auth/profile': () => ({ body: user }), 'POST /auth/logout': { status: 204 } });
  sessionStore.start(TOKENS);
  open();
  await screen.findByText('maya@larch.test');
  const leaveData = () => {
    localStorage.setItem('draftInvoice:user-1:a', '{}');
    localStorage.setItem('errorLog', '[]');
  };
  const left = () => [localStorage.getItem('draftInvoice:user-1:a'), localStorage.getItem('errorLog')];
  leaveData();
  await act(() => session.signOut());
  expect(left()).toEqual([null, null]);
  act(() => sessionStore.start(TOKENS));
  await screen.findByText('maya@larch.test');
  leaveData();
  // Another person signs in without the first one signing out.
  user = aUser({ id: 'user-2', email: 'anne@larch.test' });
  act(() => sessionStore.start({ ...TOKENS, refresh_token: 'r2' }));
  await screen.findByText('anne@larch.test');
  expect(left()).toEqual([null, null]);
});

it('stays signed in when the server could not be reached', async () => {
  fakeServer({ 'GET /auth/profile': { body: aUser() }, 'POST /auth/logout': { status: 500 } });
  sessionStore.start(TOKENS);
  open();
  await screen.findByText('maya@larch.test');
  await expect(session.signOut()).rejects.toMatchObject({ status: 500 });
  expect(session.status).toBe('authenticated');
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

it('clears one person’s data for the next, but keeps public data', async () => {
  fakeServer({ 'GET /auth/profile': { body: aUser() } });
  sessionStore.start(TOKENS);
  const client = open();
  await screen.findByText('maya@larch.test');
  await client.fetchQuery({ queryKey: ['customers'], queryFn: () => 'theirs' });
  await client.fetchQuery({ queryKey: ['invitations'], queryFn: () => 'anybody’s', meta: { isPublic: true } });
  act(() => sessionStore.signOut());
  await screen.findByText('anonymous');
  expect(client.getQueryData(['customers'])).toBeUndefined();
  expect(client.getQueryData(['invitations'])).toBe('anybody’s');
});
