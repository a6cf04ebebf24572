import { SendRawEmailCommand } from '@aws-sdk/client-ses';
import { beforeEach, expect, it, vi } from 'vitest';
import { mailAttemptKey } from '#functions/data/table/keys.ts';
import { sealerOf } from '#functions/services/sealed.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aFault, mailsHarness, SENT_AT } from '#test/support/mails-harness.ts';
import type { AccountMail } from './orders/account-mails.ts';
import { orderOf } from './orders/outbox.ts';

const table = await emulatedTable();
const sealer = sealerOf('a key');
const SECRETS = { code: '314159', token: 'a-secret-token' };
let harness: ReturnType<typeof mailsHarness>;
beforeEach(() => {
  harness = mailsHarness(table);
  harness.dependencies = { ...harness.dependencies, sealer };
});

/** A queued code, which is ordered. */
async function aCode(): Promise<AccountMail & { to: string }> {
  const id = crypto.randomUUID();
  const mail = { id, sentAt: SENT_AT, to: `${id}@example.com`, sealed: sealer.seal(JSON.stringify(SECRETS), id) };
  const code = { ...mail, kind: 'VERIFICATION' } as const;
  await table.transact({ order: orderOf(code) });
  return code;
}

it('a code is sent once, and the table never has it', async () => {
  const mail = await aCode();
  for (const seconds of [0, 60]) expect(await harness.deliver([mail], { seconds })).toEqual([]);
  expect(harness.recipients()).toEqual([mail.to]);
  const stored = JSON.stringify(await table.get(mailAttemptKey(mail)));
  expect(stored).toContain('isSettled');
  for (const secret of Object.values(SECRETS)) expect(stored + JSON.stringify(mail)).not.toContain(secret);
});

it('a code is not sent without its order, nor to an address that refuses email, nor once it has expired', async () => {
  const unordered = { ...(await aCode()), id: crypto.randomUUID() };
  expect(await harness.deliver([unordered])).toEqual([]);
  expect(await harness.deliver([await aCode()], { seconds: 86_401 })).toEqual([]);
  harness.suppress('BOUNCED');
  expect(await harness.deliver([await aCode()])).toEqual([]);
  expect(harness.recipients()).toEqual([]);
});

it('a code that SES does not take is delivered again, with an alarm that names neither its address nor its secrets', async () => {
  vi.stubEnv('LOG_LEVEL', 'error');
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  harness.ses.on(SendRawEmailCommand).rejects(aFault({ name: 'Throttling', status: 400 }));
  const mail = await aCode();
  expect(await harness.deliver([mail])).toEqual([mail.id]);
  const log = written.mock.calls.map(([line]) => String(line)).join('');
  written.mockRestore();
  vi.unstubAllEnvs();
  expect(log).toContain('"account-mail-failed"');
  for (const secret of [mail.to, ...Object.values(SECRETS)]) expect(log).not.toContain(secret);
  expect(harness.postponed).toEqual([15]);
});
