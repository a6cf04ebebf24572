import { describe, expect, it } from 'vitest';
import type { Session } from '#shared/auth/schema.ts';
import type { ActiveSession } from '#shared/security/schema.ts';
import { call } from '#test/support/client.ts';
import { aPerson, PASSWORD, type Person, signedIn } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';
const sessionsOf = async (person: Person) =>
  (await person.call<{ sessions: ActiveSession[] }>('GET', '/auth/sessions')).body.sessions;
const isSignedIn = async ({ token }: Person) => (await call('GET', '/auth/profile', { token })).status === 200;

it('lists a person’s devices, and marks the current one', async () => {
  const person = await aPerson();
  const headers = { 'user-agent': FIREFOX };
  await call('POST', '/auth/login', { body: { email: person.email, password: PASSWORD }, headers });
  const sessions = await sessionsOf(person);
  expect(sessions).toHaveLength(2);
  expect(sessions.find(({ isCurrent }) => !isCurrent)).toMatchObject({ device: 'Firefox on Linux' });
});

it('logs out one device, as of the next call', async () => {
  const person = await aPerson();
  const other = await signedIn(person.email, PASSWORD);
  const id = (await sessionsOf(person)).find(({ isCurrent }) => !isCurrent)?.id;
  expect(await person.call('DELETE', `/auth/sessions/${id}`)).toMatchObject({ status: 204 });
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(person)).toBe(true);
  expect(await person.call('DELETE', `/auth/sessions/${id}`)).toMatchObject({ status: 404 });
});

it('cannot log out another person’s device', async () => {
  const [person, stranger] = [await aPerson(), await aPerson()];
  const [session] = await sessionsOf(person);
  expect(await stranger.call('DELETE', `/auth/sessions/${session?.id}`)).toMatchObject({ status: 404 });
  expect(await isSignedIn(person)).toBe(true);
});

it('logs out everywhere else', async () => {
  const person = await aPerson();
  const others = [await signedIn(person.email, PASSWORD), await signedIn(person.email, PASSWORD)];
  expect(await person.call('POST', '/auth/sign-out-everywhere')).toMatchObject({ status: 204 });
  for (const other of others) expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(person)).toBe(true);
  expect(await mailsTo(person.email)).toMatchObject([{ subject: 'All other devices were logged out' }]);
});

it('changes the password, ends the other sessions and notifies the owner', async () => {
  const person = await aPerson();
  const other = await signedIn(person.email, PASSWORD);
  const change = (newPassword: string) => person.call('POST', '/auth/change-password', { body: { newPassword } });
  expect(await change('password1')).toMatchObject({ status: 400, body: { issues: [{ rule: 'commonPassword' }] } });
  expect(await change('changed-horse-2')).toMatchObject({ status: 204 });
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(person)).toBe(true);
  await expect(signedIn(person.email, PASSWORD)).rejects.toThrow('401');
  expect(await signedIn(person.email, 'changed-horse-2')).toMatchObject({ email: person.email });
  const subjects = (await mailsTo(person.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Your password was changed');
});

it('accepts the owner on a known device after fifteen wrong tries elsewhere', async () => {
  const { email } = await aPerson();
  const login = (body: object) => call<{ device_token: string }>('POST', '/auth/login', { body: { email, ...body } });
  const { body } = await login({ password: PASSWORD });
  await Promise.all(Array.from({ length: 15 }, () => login({ password: 'wrong-1' })));
  expect(await login({ password: PASSWORD })).toMatchObject({ status: 423 });
  expect(await login({ password: PASSWORD, device_token: body.device_token })).toMatchObject({ status: 200 });
});

it('accepts twenty correct passwords in parallel', async () => {
  const { email } = await aPerson();
  const body = { email, password: PASSWORD };
  const answers = await Promise.all(Array.from({ length: 20 }, () => call('POST', '/auth/login', { body })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
});

it('refuses common passwords at registration', async () => {
  const answer = await call('POST', '/users', { body: { email: 'new@example.com', password: 'Password1' } });
  expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'password', rule: 'commonPassword' }] } });
});

const refresh = (refresh_token: string) => call<Session>('POST', '/auth/refresh', { body: { refresh_token } });
const logout = (refresh_token: string) => call('POST', '/auth/logout', { body: { refresh_token } });

describe('a session', () => {
  it('continues with refreshed tokens', async () => {
    const person = await aPerson();
    const first = await refresh(person.refreshToken);
    expect(first).toMatchObject({ status: 200, body: { expires_in: 3600 } });
    const second = await refresh(first.body.refresh_token);
    const profile = await call('GET', '/auth/profile', { token: second.body.access_token });
    expect(profile).toMatchObject({ status: 200, body: { id: person.id } });
  });

  it('ends at the next call after a logout, without ending any other', async () => {
    const person = await aPerson();
    const other = await signedIn(person.email, PASSWORD);
    expect(await logout(person.refreshToken)).toMatchObject({ status: 204 });
    expect(await person.call('GET', '/auth/profile')).toMatchObject({ status: 401 });
    expect(await refresh(person.refreshToken)).toMatchObject({ status: 401 });
    expect(await other.call('GET', '/auth/profile')).toMatchObject({ status: 200 });
  });

  it('ends for both when a stolen refresh token is used after the owner refreshed it', async () => {
    const person = await aPerson();
    const next = await refresh(person.refreshToken);
    await refresh(next.body.refresh_token);
    expect(await refresh(person.refreshToken)).toMatchObject({ status: 401 });
    expect(await person.call('GET', '/auth/profile')).toMatchObject({ status: 401 });
    expect(await refresh(next.body.refresh_token)).toMatchObject({ status: 401 });
  });

  it('survives a lost response', async () => {
    const person = await aPerson();
    await refresh(person.refreshToken);
    const again = await refresh(person.refreshToken);
    expect(await refresh(again.body.refresh_token)).toMatchObject({ status: 200 });
  });
});
