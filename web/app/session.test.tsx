// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '#web/lib/fake-server.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { type Session, useSession } from '#web/lib/session.ts';
import { aUser } from '#web/lib/session-bench.tsx';
import { sessionStore } from '#web/lib/session-store.ts';
import { SessionProvider } from './session.tsx';

const LOGIN = { email: 'maya@larch.test', password: 'good-1234' };
const TOKENS = { access_token: 'a1', refresh_token: 'r1', expires_in: 3600 };

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

it('stays signed in when the server could not be told', async () => {
  fakeServer({ 'GET /auth/profile': { body: aUser() }, 'POST /auth/logout': { status: 500 } });
  sessionStore.start(TOKENS);
  open();
  await screen.findByText('maya@larch.test');
  await expect(session.signOut()).rejects.toMatchObject({ status: 500 });
  expect(session.status).toBe('authenticated');
});
