import { beforeEach, describe, expect, it } from 'vitest';
import { signInAttempts } from '#functions/domain/limits/sign-in-attempts.ts';
import { endSessions } from '#functions/domain/people/user-sessions.ts';
import { type AccountHarness, accountHarness, OLD_PASSWORD } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { repeats } from '#test/support/repeats.ts';
import { login } from './auth.ts';
import { refresh } from './continue-session.ts';

const table = await emulatedTable();
let harness: AccountHarness;
beforeEach(() => {
  harness = accountHarness(table);
});

const signIn = (email: string, password: string, dependencies = harness, client = harness.client) =>
  login({ ...dependencies, attempts: signInAttempts(table) }, { email, password }, { client, now: harness.clock() });
const ELSEWHERE = { address: '198.51.100.7' };

describe('guessing a password', () => {
  it.each([
    ['of an account', repeats(100, 1_000), async () => (await harness.aPerson()).email],
    ['of nobody', 100, async () => `${crypto.randomUUID()}@example.com`],
  ])('%s %d times reaches the identity provider ten times', async (_, times, anEmail) => {
    const email = await anEmail();
    const outcomes: Record<string, number> = {};
    for (let round = 0; round < times / 50; round += 1) {
      const guesses = Array.from({ length: 50 }, (_, index) => signIn(email, `guess-${round}-${index}`));
      for (const guess of await Promise.allSettled(guesses)) {
        const code = guess.status === 'rejected' ? guess.reason.code : guess.status;
        outcomes[code] = (outcomes[code] ?? 0) + 1;
      }
    }
    expect(outcomes).toEqual({ UNAUTHENTICATED: 10, LOCKED: times - 10 });
    expect(harness.tried).toEqual(Array.from({ length: 10 }, () => email));
  });

  it('is possible again after fifteen minutes', async () => {
    const { email } = await harness.aPerson();
    for (let count = 0; count < 10; count += 1) {
      await expect(signIn(email, 'wrong-1')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    harness.now += 15 * 60_000 - 1_000;
    await expect(signIn(email, OLD_PASSWORD)).rejects.toMatchObject({ code: 'LOCKED' });
    harness.now += 1_000;
    await expect(signIn(email, OLD_PASSWORD)).resolves.toMatchObject({ expires_in: 3600 });
  });
});

describe('an owner whose password someone else is guessing', () => {
  const guess = async (email: string, times: number) => {
    const guesses = Array.from({ length: times }, (_, index) => signIn(email, `guess-${index}`, harness, ELSEWHERE));
    await Promise.allSettled(guesses);
  };

  it('can sign in from another network', async () => {
    const { email } = await harness.aPerson();
    await guess(email, 15);
    await expect(signIn(email, OLD_PASSWORD, harness, ELSEWHERE)).rejects.toMatchObject({ code: 'LOCKED' });
    await expect(signIn(email, OLD_PASSWORD)).resolves.toBeDefined();
  });

  const signInOn = (email: string, token: string) =>
    login(
      { ...harness, attempts: signInAttempts(table) },
      { email, password: OLD_PASSWORD, device_token: token },
      { client: ELSEWHERE, now: harness.clock() },
    );

  it('can sign in on a known device, even from the same network', async () => {
    const { email } = await harness.aPerson();
    const { device_token } = await signIn(email, OLD_PASSWORD);
    await guess(email, 15);
    await expect(signInOn(email, device_token)).resolves.toBeDefined();
    const { device_token: ofAnother } = await signIn((await harness.aPerson()).email, OLD_PASSWORD);
    for (const token of ['made-up', ofAnother]) {
      await expect(signInOn(email, token)).rejects.toMatchObject({ code: 'LOCKED' });
    }
  });

  it('cannot on a device that was known before a new password, which ends all sessions', async () => {
    const { id, email } = await harness.aPerson();
    const { device_token: before } = await signIn(email, OLD_PASSWORD);
    await table.update(endSessions(id));
    const { device_token: after } = await signIn(email, OLD_PASSWORD);
    await guess(email, 15);
    await expect(signInOn(email, before)).rejects.toMatchObject({ code: 'LOCKED' });
    await expect(signInOn(email, after)).resolves.toBeDefined();
  });
});

it('accepts twenty correct passwords in parallel, and does not count failures of the identity provider', async () => {
  const { email } = await harness.aPerson();
  await expect(Promise.all(Array.from({ length: 20 }, () => signIn(email, OLD_PASSWORD)))).resolves.toHaveLength(20);
  const broken = { ...harness, identity: { ...harness.identity, signIn: () => Promise.reject(new Error('down')) } };
  for (let count = 0; count < 12; count += 1) {
    await expect(signIn(email, OLD_PASSWORD, broken)).rejects.toThrow('down');
  }
  await expect(signIn(email, OLD_PASSWORD)).resolves.toBeDefined();
});

describe('a sign-in while all sessions are being ended', () => {
  it('is refused, because its password may be the previous one', async () => {
    const { id, email } = await harness.aPerson();
    const { identity } = harness;
    const crossing = {
      ...identity,
      signIn: async (...credentials: [email: string, password: string]) => {
        const tokens = await identity.signIn(...credentials);
        await table.update(endSessions(id));
        return tokens;
      },
    };
    await expect(signIn(email, OLD_PASSWORD, { ...harness, identity: crossing })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await expect(signIn(email, OLD_PASSWORD)).resolves.toBeDefined();
  });
});

it('refuses the password of an account that has the user’s email but is not theirs, and starts no session', async () => {
  const { id, email } = await harness.aPerson({ subject: crypto.randomUUID() });
  await expect(signIn(email, OLD_PASSWORD)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect((await harness.users.find(id))?.sessions).toBeUndefined();
});

it('starts twenty sessions in parallel, and ends the oldest beyond twenty', async () => {
  const { id, email } = await harness.aPerson();
  const first = await signIn(email, OLD_PASSWORD);
  harness.now += 1_000;
  for (let round = 0; round < 4; round += 1) {
    await Promise.all(Array.from({ length: 5 }, () => signIn(email, OLD_PASSWORD)));
  }
  expect(Object.keys((await harness.users.find(id))?.sessions ?? {})).toHaveLength(20);
  await expect(refresh(harness, first.refresh_token, harness.clock())).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});
