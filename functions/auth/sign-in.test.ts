import { beforeEach, describe, expect, it } from 'vitest';
import { signInAttempts } from '#functions/data/limits/attempts.ts';
import { type AccountBench, accountBench, OLD_PASSWORD } from '#test/support/account-bench.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { repeats } from '#test/support/repeats.ts';
import { login, refresh } from './auth.ts';
import { claimsOf } from './claims.ts';

const table = await emulatedTable();
let bench: AccountBench;
beforeEach(() => {
  bench = accountBench(table);
});

const signIn = (email: string, password: string) =>
  login({ ...bench, attempts: signInAttempts(table) }, { email, password }, bench.clock());

describe('guessing a password', () => {
  it.each([
    ['of an account', repeats(100, 1_000), async () => (await bench.aPerson()).email],
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
    expect(bench.tried).toEqual(Array.from({ length: 10 }, () => email));
  });

  it('is possible again after fifteen minutes', async () => {
    const { email } = await bench.aPerson();
    for (let count = 0; count < 10; count += 1) {
      await expect(signIn(email, 'wrong-1')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    bench.now += 15 * 60_000 - 1_000;
    await expect(signIn(email, OLD_PASSWORD)).rejects.toMatchObject({ code: 'LOCKED' });
    bench.now += 1_000;
    await expect(signIn(email, OLD_PASSWORD)).resolves.toMatchObject({ expires_in: 3600 });
  });
});

describe('a sign-in in the second in which older sessions were ended', () => {
  const second = () => Math.floor(bench.now / 1000);

  it('waits for the next one, so that its session counts', async () => {
    const { email } = await bench.aPerson({ sessionsValidFrom: second() + 1 });
    const session = await signIn(email, OLD_PASSWORD);
    expect(bench.pauses).toEqual([1_000]);
    expect(claimsOf(session.access_token).signedInAt).toBe(second());
    await expect(refresh(bench, session.refresh_token)).resolves.toMatchObject({ expires_in: 3600 });
  });

  it('is refused with the previous password', async () => {
    const { email } = await bench.aPerson({ sessionsValidFrom: second() + 1 });
    const pause = async () => bench.identity.setPassword(email, 'new-password-1');
    const dependencies = { ...bench, attempts: signInAttempts(table), pause };
    const crossing = login(dependencies, { email, password: OLD_PASSWORD }, bench.clock());
    await expect(crossing).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('does not wait in the next second', async () => {
    const { email } = await bench.aPerson({ sessionsValidFrom: second() });
    await signIn(email, OLD_PASSWORD);
    expect(bench.pauses).toEqual([]);
  });
});
