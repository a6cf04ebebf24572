import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { type AccountHarness, accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { ALREADY, CONFIRMED, LINK_REFUSED, verificationCalls } from '#test/support/verification-harness.ts';
import { verificationStore } from './store.ts';

const TRIED_TOO_OFTEN = { message: 'Too many attempts with this code. Please request a new one.' };
const EXPIRED = { message: 'This code has expired. Please request a new one.' };
const DAY_MS = 86_400_000;

const table = await emulatedTable();
let harness: AccountHarness;
beforeEach(() => {
  harness = accountHarness(table);
});
const { resend, enter, follow, stored, mailed } = verificationCalls(table, () => harness);

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('the code', () => {
  it('verifies the email once, even with spaces from copying', async () => {
    const user = await harness.anUnverifiedPerson();
    await resend(user);
    const { code, token } = mailed();
    expect(await enter(user, `${code.slice(0, 3)} ${code.slice(3)}`)).toEqual(CONFIRMED);
    expect((await stored(user))?.emailVerifiedAt).toBe(harness.clock().toISOString());
    await expect(enter(user, code)).rejects.toMatchObject(ALREADY);
    await expect(follow(token)).rejects.toMatchObject(ALREADY);
    await expect(resend(user)).rejects.toMatchObject(ALREADY);
  });

  it('can be tried five times; a sixth try is refused even if it is right', async () => {
    const user = await harness.anUnverifiedPerson();
    await resend(user);
    const { code, token } = mailed();
    const refusals: unknown[] = [];
    for (let tries = 0; tries < 5; tries += 1) await enter(user, wrong(code)).catch((error) => refusals.push(error));
    expect(refusals.map((error) => (error instanceof AppError ? error.messages[0] : error))).toEqual([
      'This code is wrong. You have 4 attempts left.',
      'This code is wrong. You have 3 attempts left.',
      'This code is wrong. You have 2 attempts left.',
      'This code is wrong. You have 1 attempt left.',
      'This code is wrong, and this was the last attempt. Please request a new one.',
    ]);
    await expect(enter(user, code)).rejects.toMatchObject(TRIED_TOO_OFTEN);
    expect(await stored(user)).not.toHaveProperty('emailVerifiedAt');
    expect(await follow(token)).toEqual(CONFIRMED);
  });

  it('cannot be guessed in 100 parallel tries', async () => {
    const user = await harness.anUnverifiedPerson();
    await resend(user);
    const { code } = mailed();
    const tries = await Promise.allSettled(Array.from({ length: 100 }, () => enter(user, wrong(code))));
    const texts = tries.map((each) => (each.status === 'rejected' ? String(each.reason.messages[0]) : 'verified'));
    expect(texts.filter((text) => text.startsWith('This code is wrong'))).toHaveLength(5);
    await expect(enter(user, code)).rejects.toMatchObject(TRIED_TOO_OFTEN);
  });

  it('is replaced by the next one, which has five new tries', async () => {
    const user = await harness.anUnverifiedPerson();
    await resend(user);
    const first = mailed();
    harness.now += 60_000;
    await resend(user);
    const second = mailed();
    await expect(follow(first.token)).rejects.toMatchObject(LINK_REFUSED);
    if (first.code !== second.code) {
      await expect(enter(user, first.code)).rejects.toMatchObject({
        message: 'This code is wrong. You have 4 attempts left.',
      });
    }
    expect(await enter(user, second.code)).toEqual(CONFIRMED);
  });

  it.each([
    [DAY_MS - 1_000, true],
    [DAY_MS, false],
  ])('%d ms after it was mailed: works %s, and so does the link', async (afterMs, works) => {
    const [one, other] = [await harness.anUnverifiedPerson(), await harness.anUnverifiedPerson()];
    await resend(one);
    const { code } = mailed();
    await resend(other);
    const { token } = mailed();
    harness.now += afterMs;
    const uses = [
      [() => enter(one, code), EXPIRED],
      [() => follow(token), LINK_REFUSED],
    ] as const;
    for (const [use, refusal] of uses) {
      await (works ? expect(use()).resolves.toEqual(CONFIRMED) : expect(use()).rejects.toMatchObject(refusal));
    }
  });

  it('of another person is refused', async () => {
    const [one, other] = [await harness.anUnverifiedPerson(), await harness.anUnverifiedPerson()];
    await resend(other);
    await resend(one);
    const ofOne = mailed();
    await expect(enter(other, ofOne.code)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    expect(await stored(other)).not.toHaveProperty('emailVerifiedAt');
  });

  it('and the token are stored as hashes only', async () => {
    const user = await harness.anUnverifiedPerson();
    await resend(user);
    const { code, token } = mailed();
    const items = JSON.stringify([
      await verificationStore(table).find(user.id),
      await verificationStore(table).findLink(token),
    ]);
    expect(items).not.toContain(token);
    expect(items).not.toContain(`"${code}"`);
  });
});
