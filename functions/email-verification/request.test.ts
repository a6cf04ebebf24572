import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { type AccountHarness, accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { CONFIRMED, verificationCalls } from '#test/support/verification-harness.ts';

const DAY_MS = 86_400_000;

const table = await emulatedTable();
let harness: AccountHarness;
beforeEach(() => {
  harness = accountHarness(table);
});
const { resend, enter, mailed } = verificationCalls(table, () => harness);

describe('requesting another mail', () => {
  it('is refused within a minute', async () => {
    const user = await harness.anUnverifiedPerson();
    await resend(user);
    harness.now += 20_500;
    await expect(resend(user)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      reason: 'CODE_JUST_SENT',
      params: { seconds: 40 },
    });
    harness.now += 39_499;
    await expect(resend(user)).rejects.toMatchObject({ params: { seconds: 1 } });
    harness.now += 1;
    await expect(resend(user)).resolves.toEqual({ message: `We sent a code to ${user.email}.` });
    expect(harness.mails.map(({ to }) => to)).toEqual([user.email, user.email]);
  });

  it('is possible immediately once the code was tried too often', async () => {
    const user = await harness.anUnverifiedPerson();
    await resend(user);
    const wrong = mailed().code === '000000' ? '000001' : '000000';
    for (let tried = 0; tried < 5; tried += 1) await expect(enter(user, wrong)).rejects.toThrow('This code is wrong');
    await expect(enter(user, mailed().code)).rejects.toThrow('Please request a new one.');
    await expect(resend(user)).resolves.toEqual({ message: `We sent a code to ${user.email}.` });
    expect(await enter(user, mailed().code)).toEqual(CONFIRMED);
  });

  it('is not counted if it is refused within a minute', async () => {
    const user = await harness.anUnverifiedPerson();
    await resend(user);
    for (let count = 0; count < 10; count += 1) await expect(resend(user)).rejects.toThrow('moments ago');
    harness.now += 60_000;
    await expect(resend(user)).resolves.toBeDefined();
  });

  it('is sent once to those who ask twice at the same time', async () => {
    const user = await harness.anUnverifiedPerson();
    const answers = await Promise.allSettled([resend(user), resend(user), resend(user)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(harness.mails).toHaveLength(1);
  });

  it('is refused beyond ten a day', async () => {
    const user = await harness.anUnverifiedPerson();
    for (let count = 0; count < 10; count += 1) {
      await resend(user);
      harness.now += 60_000;
    }
    await expect(resend(user)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    harness.now += DAY_MS;
    await expect(resend(user)).resolves.toBeDefined();
  });

  it('counts the mails to one mailbox, for accounts with any label', async () => {
    const mailbox = crypto.randomUUID();
    const anAccount = (label: number) => harness.anUnverifiedPerson({ email: `${mailbox}+${label}@example.com` });
    for (let label = 0; label < 10; label += 1) await resend(await anAccount(label));
    await expect(resend(await anAccount(10))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(harness.mails).toHaveLength(10);
  });

  it('is possible immediately if the last ones could not be queued, which are not counted', async () => {
    const user = await harness.anUnverifiedPerson();
    const { queue } = harness;
    harness.queue = { add: () => Promise.reject(new AppError('UNAVAILABLE', 'x')) };
    for (let count = 0; count < 10; count += 1)
      await expect(resend(user)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    harness.queue = queue;
    await resend(user);
    expect(await enter(user, mailed().code)).toEqual(CONFIRMED);
  });

  it('is refused for an address that refuses email, and counts as none', async () => {
    const user = await harness.anUnverifiedPerson();
    harness.suppressions = { find: async () => 'BOUNCED' };
    for (let count = 0; count < 11; count += 1) await expect(resend(user)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(harness.mails).toEqual([]);
  });

  it('queues neither the code nor the token of the link in clear', async () => {
    const user = await harness.anUnverifiedPerson();
    const { queue } = harness;
    const queued: string[] = [];
    harness.queue = {
      add(mail, delay) {
        queued.push(JSON.stringify(mail));
        return queue.add(mail, delay);
      },
    };
    await resend(user);
    const { code, token } = mailed();
    expect(queued).toHaveLength(2);
    for (const secret of [code, token]) expect(queued.join()).not.toContain(secret);
    expect(await enter(user, code)).toEqual(CONFIRMED);
  });
});
