import { describe, expect, it } from 'vitest';
import type { Session } from '#shared/auth/schema.ts';
import { call } from '#test/support/client.ts';
import { aPerson, PASSWORD, signedIn } from '#test/support/given.ts';

const refresh = (refresh_token: string) => call<Session>('POST', '/auth/refresh', { body: { refresh_token } });
const logout = (refresh_token: string) => call('POST', '/auth/logout', { body: { refresh_token } });

describe('a session', () => {
  it('goes on with the tokens of a refresh', async () => {
    const person = await aPerson();
    const first = await refresh(person.refreshToken);
    expect(first).toMatchObject({ status: 200, body: { expires_in: 3600 } });
    const second = await refresh(first.body.refresh_token);
    const profile = await call('GET', '/auth/profile', { token: second.body.access_token });
    expect(profile).toMatchObject({ status: 200, body: { id: person.id } });
  });

  it('ends at the next call after a logout, and no other one with it', async () => {
    const person = await aPerson();
    const other = await signedIn(person.email, PASSWORD);
    expect(await logout(person.refreshToken)).toMatchObject({ status: 204 });
    expect(await person.call('GET', '/auth/profile')).toMatchObject({ status: 401 });
    expect(await refresh(person.refreshToken)).toMatchObject({ status: 401 });
    expect(await other.call('GET', '/auth/profile')).toMatchObject({ status: 200 });
  });

  it('ends for both when a stolen refresh token is used after its owner went on', async () => {
    const person = await aPerson();
    const next = await refresh(person.refreshToken);
    await refresh(next.body.refresh_token);
    expect(await refresh(person.refreshToken)).toMatchObject({ status: 401 });
    expect(await person.call('GET', '/auth/profile')).toMatchObject({ status: 401 });
    expect(await refresh(next.body.refresh_token)).toMatchObject({ status: 401 });
  });

  it('survives a response that was lost', async () => {
    const person = await aPerson();
    await refresh(person.refreshToken);
    const again = await refresh(person.refreshToken);
    expect(await refresh(again.body.refresh_token)).toMatchObject({ status: 200 });
  });
});
