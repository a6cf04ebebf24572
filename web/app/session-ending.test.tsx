import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '#test/support/screens/fake-server.ts';
import { aUser } from '#test/support/screens/session-harness.tsx';
import { LOGIN, open, session, TOKENS } from '#test/support/screens/session-provider-harness.tsx';
import { sessionStore } from '#web/lib/session/current-session.ts';

const REFUSED = { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Please sign in again' } };

beforeEach(() => {
  vi.unstubAllGlobals();
});
afterEach(() => sessionStore.signOut());

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

it('logs out here and on the server, and clears what was loaded', async () => {
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

it('removes drafts and errors on logging out, and before another person uses the device', async () => {
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
  // Another person signs in without the first one logging out.
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
