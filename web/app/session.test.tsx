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

it('knows nobody without a token, and asks nobody', () => {
  const server = fakeServer({});
  open();
  expect(screen.getByText('anonymous')).toBeTruthy();
  expect(server.requests).toHaveLength(0);
});

it('reads who it is when there is a token', async () => {
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

it('notes a failed check of who it is', async () => {
  localStorage.removeItem('errorLog');
  fakeServer({ 'GET /auth/profile': { status: 404, body: { code: 'NOT_FOUND', message: 'User not found' } } });
  sessionStore.start(TOKENS);
  open();
  await screen.findByText('anonymous');
  expect(session).toMatchObject({ why: 'unreadable' });
  expect(readLog()).toMatchObject([{ level: 'error', title: 'Auth check failed' }]);
});

it('pauses when the session runs out at work, and goes on with the next sign-in, which reads who it is again', async () => {
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

it('ends a paused session without asking the server, which knows it no more', async () => {
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

it('signs in: keeps the token and loads the profile before it is done', async () => {
  const server = fakeServer({ 'POST /auth/login': { body: TOKENS }, 'GET /auth/profile': { body: aUser() } });
  open();
  await act(() => session.signIn(LOGIN));
  expect(server.count('GET /auth/profile')).toBe(1);
  await screen.findByText('maya@larch.test');
  expect(await sessionStore.accessToken()).toBe('a1');
});

it('has not signed in before it is known who it is', async () => {
  fakeServer({ 'POST /auth/login': { body: TOKENS }, 'GET /auth/profile': { status: 404 } });
  open();
  await expect(session.signIn(LOGIN)).rejects.toMatchObject({ status: 404 });
});

it('refuses a sign-in that brings no token', async () => {
  fakeServer({ 'POST /auth/login': { body: {} } });
  open();
  await expect(session.signIn(LOGIN)).rejects.toThrow('Invalid login response - no access token');
});

it('signs out here and on the server, and keeps nothing that was read', async () => {
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
  const leaveWork = () => {
    localStorage.setItem('draftInvoice:user-1:a', '{}');
    localStorage.setItem('errorLog', '[]');
  };
  const left = () => [localStorage.getItem('draftInvoice:user-1:a'), localStorage.getItem('errorLog')];
  leaveWork();
  await act(() => session.signOut());
  expect(left()).toEqual([null, null]);
  act(() => sessionStore.start(TOKENS));
  await screen.findByText('maya@larch.test');
  leaveWork();
  // Another person signs in without the first one signing out.
  user = aUser({ id: 'user-2', email: 'anne@larch.test' });
  act(() => sessionStore.start({ ...TOKENS, refresh_token: 'r2' }));
  await screen.findByText('anne@larch.test');
  expect(left()).toEqual([null, null]);
});

it('stays signed in when the server could not be told', async () => {
  fakeServer({ 'GET /auth/profile': { body: aUser() }, 'POST /auth/logout': { status: 500 } });
  sessionStore.start(TOKENS);
  open();
  await screen.findByText('maya@larch.test');
  await expect(session.signOut()).rejects.toMatchObject({ status: 500 });
  expect(session.status).toBe('authenticated');
});

it('reads anew who is signed in, and keeps what was known when that fails', async () => {
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

it('clears what one person read for the next, but not what anybody may read', async () => {
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
