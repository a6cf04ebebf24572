import { beforeEach, describe, expect, it } from 'vitest';
import { newMail } from '#functions/mail/orders/outbox.ts';
import { type AccountHarness, accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';

const table = await emulatedTable();
let harness: AccountHarness;
beforeEach(() => {
  harness = accountHarness(table);
});

const mailTo = (to: string) => harness.queue.add({ kind: 'PASSWORD_RESET', ...newMail(harness.clock()), to });

describe('a requested reset link', () => {
  it('is mailed to the account, ignoring the case of its email address', async () => {
    const { email } = await harness.aPerson();
    await mailTo(email.toUpperCase());
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
    await mailTo(await anEmail());
    expect(harness.mails).toEqual([]);
  });
});
