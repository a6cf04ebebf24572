import { beforeEach, expect, it } from 'vitest';
import { signInAttempts } from '#functions/domain/limits/sign-in-attempts.ts';
import { sealerOf } from '#functions/services/sealed.ts';
import type { Session } from '#shared/auth/schema.ts';
import { type AccountHarness, accountHarness, OLD_PASSWORD } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { isSignedIn } from '#test/support/is-signed-in.ts';
import { login } from './auth.ts';
import { claimsOf } from './claims.ts';
import * as session from './continue-session.ts';

const table = await emulatedTable();
let harness: AccountHarness;
beforeEach(() => {
  harness = accountHarness(table);
});

const REFUSED = { code: 'UNAUTHENTICATED' };

async function aSession(): Promise<Session> {
  const { email } = await harness.aPerson();
  const dependencies = { ...harness, attempts: signInAttempts(table) };
  return login(dependencies, { email, password: OLD_PASSWORD }, { ...harness, now: harness.clock() });
}

const refresh = (token: string) => session.refresh(harness, token, harness.clock());

it('continues with a new refresh token each time, in the same session', async () => {
  const first = await aSession();
  const second = await refresh(first.refresh_token);
  const third = await refresh(second.refresh_token);
  expect(new Set([first, second, third].map(({ refresh_token }) => refresh_token)).size).toBe(3);
  expect(claimsOf(third.access_token)).toEqual(claimsOf(first.access_token));
  expect(await isSignedIn(table, third)).toBe(true);
});

it('continues with the same token when the response was lost', async () => {
  const first = await aSession();
  await refresh(first.refresh_token);
  const again = await refresh(first.refresh_token);
  await expect(refresh(again.refresh_token)).resolves.toBeDefined();
});

it('continues in two tabs that refresh simultaneously', async () => {
  const first = await aSession();
  const tabs = await Promise.all([1, 2, 3].map(() => refresh(first.refresh_token)));
  for (const { access_token } of tabs) expect(await isSignedIn(table, { ...first, access_token })).toBe(true);
  await expect(refresh(tabs[1]?.refresh_token ?? '')).resolves.toBeDefined();
});

it('continues in the first of twenty tabs that refresh together', async () => {
  const { refresh_token } = await aSession();
  const tabs: Session[] = [];
  for (let tab = 0; tab < 20; tab += 1) tabs.push(await refresh(refresh_token));
  await expect(refresh(tabs[0]?.refresh_token ?? '')).resolves.toBeDefined();
});

it('ends when the sealing key was changed', async () => {
  const [one, other] = [await aSession(), await aSession()];
  harness.sealer = sealerOf('another key');
  await expect(refresh(one.refresh_token)).rejects.toMatchObject(REFUSED);
  await session.logout(harness, other.refresh_token);
  for (const ended of [one, other]) expect(await isSignedIn(table, ended)).toBe(false);
});

it('ends when a token is used after its successor, because someone else has a copy', async () => {
  const first = await aSession();
  const second = await refresh(first.refresh_token);
  const third = await refresh(second.refresh_token);
  await expect(refresh(first.refresh_token)).rejects.toMatchObject(REFUSED);
  expect(await isSignedIn(table, third)).toBe(false);
  await expect(refresh(third.refresh_token)).rejects.toMatchObject(REFUSED);
});

it('ends when a thief and the user have both refreshed the same token', async () => {
  const first = await aSession();
  const [users, thiefs] = [await refresh(first.refresh_token), await refresh(first.refresh_token)];
  await refresh(users.refresh_token);
  await expect(refresh(thiefs.refresh_token)).rejects.toMatchObject(REFUSED);
  expect(await isSignedIn(table, users)).toBe(false);
});

it('ends without ending the user’s other sessions', async () => {
  const { email } = await harness.aPerson();
  const dependencies = { ...harness, attempts: signInAttempts(table) };
  const signIn = () => login(dependencies, { email, password: OLD_PASSWORD }, { ...harness, now: harness.clock() });
  const [one, other] = [await signIn(), await signIn()];
  await session.logout(harness, one.refresh_token);
  expect(await isSignedIn(table, one)).toBe(false);
  expect(await isSignedIn(table, other)).toBe(true);
});

it('ends on logout: the next call is refused, with access and refresh tokens', async () => {
  const first = await aSession();
  const second = await refresh(first.refresh_token);
  await session.logout(harness, second.refresh_token);
  for (const each of [first, second]) {
    expect(await isSignedIn(table, each)).toBe(false);
    await expect(refresh(each.refresh_token)).rejects.toMatchObject(REFUSED);
  }
  await expect(session.logout(harness, second.refresh_token)).resolves.toBeUndefined();
});

it.each(['', 'a', 'a.b', 'a.b.c', 'a.b.c.d'])('refuses %j and ends no session', async (token) => {
  await expect(refresh(token)).rejects.toMatchObject(REFUSED);
  await expect(session.logout(harness, token)).resolves.toBeUndefined();
});

it('is not ended by a forged token that names it', async () => {
  const first = await aSession();
  const [userId, id] = first.refresh_token.split('.');
  await session.logout(harness, `${userId}.${id}.made-up`);
  expect(await isSignedIn(table, first)).toBe(true);
});

it('is refused once the identity provider refuses it', async () => {
  const first = await aSession();
  const identity = { ...harness.identity, refresh: async () => null };
  await expect(session.refresh({ ...harness, identity }, first.refresh_token, harness.clock())).rejects.toMatchObject(
    REFUSED,
  );
  expect(await isSignedIn(table, first)).toBe(false);
});

it('stores no token in plain text', async () => {
  const { refresh_token, access_token } = await aSession();
  const [userId = '', id = '', secret = ''] = refresh_token.split('.');
  const stored = JSON.stringify(await harness.sessions.find({ userId, id, hash: '' }));
  for (const text of [secret, access_token, `${userId} ${id}`]) expect(stored).not.toContain(text);
});
