import { beforeEach, describe, expect, it } from 'vitest';
import { resetRequests } from '#functions/domain/limits/attempts.ts';
import type { AccountMail } from '#functions/mail/orders/account-mails.ts';
import { AppError } from '#shared/errors.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { forgotPassword } from './forgot-password.ts';

const requests = resetRequests(await emulatedTable());
const queued: unknown[] = [];
const queue = { add: async (mail: AccountMail) => void queued.push(mail) };
let now = Date.parse('2026-03-01T12:00:00Z');
beforeEach(() => {
  queued.length = 0;
});

const ANSWER = {
  message: 'If an account exists for this email, you will receive password reset instructions shortly.',
};
const anEmail = () => `${crypto.randomUUID()}@example.com`;
const forgot = (email: string, to = queue) => forgotPassword({ requests, mails: to }, { email }, new Date(now));

describe('requesting a reset link', () => {
  it('queues the request without looking the account up', async () => {
    const email = anEmail();
    expect(await forgot(email)).toEqual(ANSWER);
    expect(queued).toMatchObject([{ kind: 'PASSWORD_RESET', to: email }]);
  });

  it('queues five an hour, and says so beyond them', async () => {
    const email = anEmail();
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => forgot(email)));
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(15);
    expect(refused[0]).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS' } });
    expect(queued).toHaveLength(5);
    now += 60 * 60_000;
    await forgot(email);
    expect(queued).toHaveLength(6);
  });

  it('fails if the request could not be queued, which is not counted', async () => {
    const email = anEmail();
    const down = { add: () => Promise.reject(new AppError('UNAVAILABLE', 'Please try again.')) };
    for (let count = 0; count < 5; count += 1)
      await expect(forgot(email, down)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await forgot(email)).toEqual(ANSWER);
  });
});
