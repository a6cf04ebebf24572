import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetRequests } from '#functions/data/limits/attempts.ts';
import { AppError } from '#shared/errors.ts';
import { type AccountHarness, accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { forgotPassword } from './forgot-password.ts';
import { resetLinks } from './reset-store.ts';

const table = await emulatedTable();
let harness: AccountHarness;
beforeEach(() => {
  harness = accountHarness(table);
});

const ANSWER = {
  message: 'If an account exists for this email, you will receive password reset instructions shortly.',
};

const forgot = (email: string) =>
  forgotPassword({ ...harness, links: resetLinks(table), requests: resetRequests(table) }, { email }, harness.clock());

describe('requesting a reset link', () => {
  it('mails one to the account, ignoring the case of its e-mail address', async () => {
    const { email } = await harness.aPerson();
    expect(await forgot(email.toUpperCase())).toEqual(ANSWER);
    expect(harness.mails.map(({ to }) => to)).toEqual([email]);
    expect(harness.mails[0]?.text).toMatch(/https:\/\/app\.example\.ca\/reset-password\?token=[\w-]{43}\n/);
  });

  it('mails another token each time', async () => {
    const { email } = await harness.aPerson();
    for (let count = 0; count < 5; count += 1) await forgot(email);
    expect(new Set(harness.mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1])).size).toBe(5);
  });

  it('mails no name that a user entered', async () => {
    const { email } = await harness.aPerson({ firstName: 'Win at evil.example' });
    await forgot(email);
    expect(harness.mails.map(({ to }) => to)).toEqual([email]);
    expect(JSON.stringify(harness.mails)).not.toContain('evil.example');
  });

  it.each([
    ['an unknown e-mail', async () => `${crypto.randomUUID()}@example.com`],
    ['a disabled account', async () => (await harness.aPerson({ disabled: true })).email],
  ])('responds as usual, after the usual time, for %s, but mails nothing', async (_, anEmail) => {
    await forgot((await harness.aPerson()).email);
    harness.mails = [];
    expect(await forgot(await anEmail())).toEqual(ANSWER);
    expect(harness.pauses).toEqual([1_000, 1_000]);
    expect(harness.mails).toEqual([]);
  });

  it('mails five links an hour, and responds as usual beyond them', async () => {
    const { email } = await harness.aPerson();
    const answers = await Promise.all(Array.from({ length: 20 }, () => forgot(email)));
    expect(answers).toEqual(Array.from({ length: 20 }, () => ANSWER));
    expect(harness.mails).toHaveLength(5);
    harness.now += 60 * 60_000;
    await forgot(email);
    expect(harness.mails).toHaveLength(6);
  });

  it('counts requests for an e-mail before its account exists', async () => {
    const id = crypto.randomUUID();
    for (let count = 0; count < 5; count += 1) await forgot(`${id}@example.com`);
    await harness.aPerson({ email: `${id}@example.com` });
    await forgot(`${id}@example.com`);
    expect(harness.mails).toEqual([]);
  });

  it('does not reveal a mail failure, but logs it without address and token', async () => {
    vi.stubEnv('LOG_LEVEL', 'error');
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { email } = await harness.aPerson();
    let token = '';
    harness.mailer.send = async ({ text }) => {
      token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
      throw new Error(`SES does not take ${email}`);
    };
    expect(await forgot(email)).toEqual(ANSWER);
    const log = written.mock.calls.map(([line]) => String(line)).join('');
    vi.unstubAllEnvs();
    written.mockRestore();
    expect(log).toContain('reset-mail-failed');
    expect(token).toHaveLength(43);
    expect(log).not.toContain(token);
    expect(log).not.toContain(email);
  });

  it('treats a suppressed address as no failure, in the response and in the log', async () => {
    vi.stubEnv('LOG_LEVEL', 'error');
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { email } = await harness.aPerson();
    harness.mailer.send = async () => {
      throw new AppError('CONFLICT', `E-mails to ${email} could not be delivered.`);
    };
    expect(await forgot(email)).toEqual(ANSWER);
    const lines = written.mock.calls.length;
    vi.unstubAllEnvs();
    written.mockRestore();
    expect(lines).toBe(0);
  });
});
