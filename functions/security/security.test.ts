import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { login } from '#functions/auth/auth.ts';
import { claimsOf } from '#functions/auth/claims.ts';
import { signInAttempts } from '#functions/domain/limits/sign-in-attempts.ts';
import { type Caller, membersIn } from '#functions/domain/people/members.ts';
import { resetLinks } from '#functions/domain/people/reset-links.ts';
import { type AccountHarness, accountHarness, OLD_PASSWORD } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { changePassword } from './change-password.ts';
import * as factor from './second-factor.ts';
import { endSession, listSessions, signOutEverywhere } from './sessions.ts';
import { securityStore } from './store.ts';

const table = await emulatedTable();
const store = securityStore(table);
const members = membersIn(table);
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

let bench: AccountHarness;
let email: string;
let caller: Caller;
beforeEach(async () => {
  bench = accountHarness(table);
  ({ email } = await bench.aPerson());
  caller = await signIn();
});

async function signIn(password = OLD_PASSWORD, code?: string): Promise<Caller> {
  const occasion = { client: { address: '192.0.2.1', device: CHROME }, now: bench.clock() };
  const { access_token } = await login(
    { ...bench, attempts: signInAttempts(table) },
    { email, password, code },
    occasion,
  );
  const { subject, sessionId } = claimsOf(access_token);
  return (await members.findCaller(subject, sessionId)) as Caller;
}

const isSignedIn = async ({ userId, sessionId }: Caller) => (await members.findCaller(userId, sessionId)) !== null;
const dependencies = () => ({ ...bench, store });
const change = () => ({ caller, client: bench.client, now: bench.clock() });
const subjects = () => bench.mails.map(({ to, subject }) => ({ to, subject }));

describe('sessions', () => {
  it('are listed by device, most recently used first', async () => {
    bench.now += 60_000;
    const other = await signIn();
    const { sessions } = await listSessions(store, caller);
    expect(sessions).toMatchObject([
      { id: other.sessionId, isCurrent: false, device: 'Chrome on Windows', address: '192.0.2.1' },
      { id: caller.sessionId, isCurrent: true, startedAt: '2026-03-01T12:00:00.400Z' },
    ]);
  });

  it('end one at a time, as of the next call', async () => {
    const other = await signIn();
    await endSession(store, caller, other.sessionId);
    expect(await isSignedIn(other)).toBe(false);
    expect((await listSessions(store, caller)).sessions).toHaveLength(1);
    const again = endSession(store, caller, other.sessionId);
    await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('end everywhere else, and their owner is notified', async () => {
    const others = [await signIn(), await signIn()];
    await signOutEverywhere(dependencies(), change());
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(caller)).toBe(true);
    expect(await store.sessions(caller.userId)).toHaveLength(1);
    expect(subjects()).toEqual([{ to: email, subject: 'All other devices were logged out' }]);
  });

  it('do not come back if the calling session ends at the same time', async () => {
    const find = async (userId: string) => {
      const user = await store.find(userId);
      await resetLinks(table).endSessions(userId);
      return user;
    };
    const refused = signOutEverywhere({ ...dependencies(), store: { ...store, find } }, change());
    await expect(refused).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await isSignedIn(caller)).toBe(false);
  });
});

describe('a new password', () => {
  it('ends the other sessions and notifies the owner', async () => {
    const other = await signIn();
    await changePassword(dependencies(), { newPassword: 'new-password-2' }, change());
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(caller)).toBe(true);
    await expect(signIn()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await signIn('new-password-2')).toBeDefined();
    expect(subjects()).toEqual([{ to: email, subject: 'Your password was changed' }]);
  });

  it('ends a session started with the old one in parallel', async () => {
    let parallel: Caller | undefined;
    bench.onSetPassword = async () => {
      parallel = await signIn();
    };
    await changePassword(dependencies(), { newPassword: 'new-password-2' }, change());
    expect(parallel && (await isSignedIn(parallel))).toBe(false);
  });

  it('does not replace one set by an earlier reset', async () => {
    await resetLinks(table).endSessions(caller.userId);
    const late = changePassword(dependencies(), { newPassword: 'new-password-2' }, change());
    await expect(late).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(signIn('new-password-2')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await signIn()).toBeDefined();
  });

  it('is refused if it is common, and nothing changes', async () => {
    const refused = changePassword(dependencies(), { newPassword: 'Password1' }, change());
    await expect(refused).rejects.toMatchObject({ issues: [{ path: 'newPassword', rule: 'commonPassword' }] });
    expect(bench.mails).toEqual([]);
    expect(await signIn()).toBeDefined();
  });

  it('is set even if the queue of its email is down', async () => {
    bench.queue = { add: () => Promise.reject(new Error('down')) };
    await changePassword(dependencies(), { newPassword: 'new-password-2' }, change());
    expect(await signIn('new-password-2')).toBeDefined();
  });
});

describe('a second factor', () => {
  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: bench.now });
  const enable = async () => {
    const { secret } = await factor.startSecondFactor(dependencies(), caller);
    return factor.enableSecondFactor(dependencies(), { code: codeOf(secret) }, change());
  };
  const state = () => factor.readSecondFactor(store, caller);

  it('is on once a first code is entered, with ten recovery codes, and notifies the owner', async () => {
    const { secret, uri } = await factor.startSecondFactor(dependencies(), caller);
    expect(uri).toContain(secret);
    expect(await state()).toEqual({ isEnabled: false, recoveryCodesLeft: 0 });
    const wrong = factor.enableSecondFactor(dependencies(), { code: '000000' }, change());
    await expect(wrong).rejects.toMatchObject({ issues: [{ path: 'code', rule: 'wrongCode' }] });
    const { recoveryCodes } = await factor.enableSecondFactor(dependencies(), { code: codeOf(secret) }, change());
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect(await state()).toEqual({ isEnabled: true, recoveryCodesLeft: 10 });
    expect(subjects()).toEqual([{ to: email, subject: 'Two-step sign-in was turned on' }]);
    await expect(signIn()).rejects.toMatchObject({ reason: 'CODE_REQUIRED' });
  });

  it('does not take the code that turned it on a second time', async () => {
    const { secret } = await factor.startSecondFactor(dependencies(), caller);
    const code = codeOf(secret);
    await factor.enableSecondFactor(dependencies(), { code }, change());
    await expect(signIn(OLD_PASSWORD, code)).rejects.toMatchObject({ issues: [{ path: 'code', rule: 'wrongCode' }] });
    bench.now += 30_000;
    expect(await signIn(OLD_PASSWORD, codeOf(secret))).toBeDefined();
  });

  it('is required of a sign-in that began before it was on', async () => {
    const { signIn: check } = bench.identity;
    bench.identity.signIn = async (...given) => {
      await enable();
      return check(...given);
    };
    await expect(signIn()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('stores neither its secret nor its recovery codes in plain text', async () => {
    const { secret } = await factor.startSecondFactor(dependencies(), caller);
    const { recoveryCodes } = await factor.enableSecondFactor(dependencies(), { code: codeOf(secret) }, change());
    const stored = JSON.stringify(await store.find(caller.userId));
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  });

  it('starts with the latest secret only', async () => {
    const { secret } = await factor.startSecondFactor(dependencies(), caller);
    await factor.startSecondFactor(dependencies(), caller);
    const old = factor.enableSecondFactor(dependencies(), { code: codeOf(secret) }, change());
    await expect(old).rejects.toMatchObject({ issues: [{ path: 'code', rule: 'wrongCode' }] });
  });

  it('stays in use while another one is set up', async () => {
    await enable();
    await factor.startSecondFactor(dependencies(), caller);
    await expect(signIn()).rejects.toMatchObject({ reason: 'CODE_REQUIRED' });
  });

  it('gets new recovery codes, which replace the old ones', async () => {
    const { recoveryCodes: old } = await enable();
    await factor.renewRecoveryCodes(dependencies(), change());
    expect(await state()).toEqual({ isEnabled: true, recoveryCodesLeft: 10 });
    const user = await store.find(caller.userId);
    expect(user && (await bench.consumeCode(user, old[0] ?? '', bench.clock()))).toBe(false);
  });

  it('can be turned off', async () => {
    await enable();
    await factor.disableSecondFactor(dependencies(), change());
    expect(await signIn()).toBeDefined();
    expect(subjects().at(-1)).toEqual({ to: email, subject: 'Two-step sign-in was turned off' });
  });

  it.each([
    ['turned off', () => factor.disableSecondFactor(dependencies(), change())],
    ['given recovery codes', () => factor.renewRecoveryCodes(dependencies(), change())],
    ['enabled', () => factor.enableSecondFactor(dependencies(), { code: '000000' }, change())],
  ])('cannot be %s before it is set up', async (_, attempt) => {
    await expect(attempt()).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
