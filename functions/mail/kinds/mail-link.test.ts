import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetLinks } from '#functions/domain/people/reset-links.ts';
import { AppError } from '#shared/errors.ts';
import { type AccountHarness, accountHarness } from '#test/support/account-harness.ts';
import { delivered } from '#test/support/delivered.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { mailLink } from './mail-link.ts';

const table = await emulatedTable();
let harness: AccountHarness;
beforeEach(() => {
  harness = accountHarness(table);
});

const mailTo = (...emails: string[]) => {
  const bodies = Object.fromEntries(emails.map((email) => [email, email]));
  const dependencies = { ...harness, links: resetLinks(table) };
  return delivered(bodies, (email) => mailLink(dependencies, email, harness.clock()), 'reset-mail-failed');
};

describe('a requested reset link', () => {
  it('is mailed to the account, ignoring the case of its email address', async () => {
    const { email } = await harness.aPerson();
    expect(await mailTo(email.toUpperCase())).toEqual([]);
    expect(harness.mails.map(({ to }) => to)).toEqual([email]);
    expect(harness.mails[0]?.text).toMatch(/https:\/\/app\.example\.ca\/reset-password\?token=[\w-]{43}\n/);
  });

  it('has another token each time', async () => {
    const { email } = await harness.aPerson();
    for (let count = 0; count < 5; count += 1) await mailTo(email);
    expect(new Set(harness.mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1])).size).toBe(5);
  });

  it('contains no name entered by a user', async () => {
    const { email } = await harness.aPerson({ firstName: 'Win at evil.example' });
    await mailTo(email);
    expect(harness.mails.map(({ to }) => to)).toEqual([email]);
    expect(JSON.stringify(harness.mails)).not.toContain('evil.example');
  });

  it.each([
    ['an unknown email', async () => `${crypto.randomUUID()}@example.com`],
    ['a disabled account', async () => (await harness.aPerson({ disabled: true })).email],
  ])('mails nothing for %s', async (_, anEmail) => {
    expect(await mailTo(await anEmail())).toEqual([]);
    expect(harness.mails).toEqual([]);
  });

  it('is redelivered if its mail failed, without the rest of its batch; the log has neither address nor token', async () => {
    const [failing, other] = [(await harness.aPerson()).email, (await harness.aPerson()).email];
    let token = '';
    const { send } = harness.mailer;
    harness.mailer.send = async (mail) => {
      if (mail.to === other) return send(mail);
      token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
      throw new Error(`SES does not take ${failing}`);
    };
    const { result, log } = await logged(() => mailTo('nobody@example.com', failing, other));
    expect(result).toEqual([failing]);
    expect(harness.mails.map(({ to }) => to)).toEqual([other]);
    expect(log).toContain('reset-mail-failed');
    expect(token).toHaveLength(43);
    expect(log).not.toContain(token);
    expect(log.replace(JSON.stringify(failing), '')).not.toContain(failing);
  });

  it('is not redelivered for a suppressed address, which is not a failure', async () => {
    const { email } = await harness.aPerson();
    harness.mailer.send = async () => {
      throw new AppError('CONFLICT', `Emails to ${email} could not be delivered.`);
    };
    expect(await logged(() => mailTo(email))).toEqual({ result: [], log: '' });
  });
});

/** The result of `work` and the failures it logged. */
async function logged<Result>(work: () => Promise<Result>): Promise<{ result: Result; log: string }> {
  vi.stubEnv('LOG_LEVEL', 'error');
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const result = await work();
    return { result, log: written.mock.calls.map(([line]) => String(line)).join('') };
  } finally {
    vi.unstubAllEnvs();
    written.mockRestore();
  }
}
