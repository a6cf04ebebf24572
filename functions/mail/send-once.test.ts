import { expect, it, vi } from 'vitest';
import type { QueuedMail } from '#functions/mail/orders/queued-mail.ts';
import { AppError } from '#shared/errors.ts';
import { aFault } from '#test/support/mails-harness.ts';
import type { Mail } from './mail.ts';
import { sendOnce } from './send-once.ts';

/** Sends a counted email with this fault; returns whether it still counts towards the day's limits. */
async function isCounted(fault?: Error): Promise<boolean> {
  const uncount = vi.fn(async () => undefined);
  const senders = {
    attempts: { release: async () => undefined },
    limits: { count: async () => uncount },
    mailer: {
      send: async () => fault && Promise.reject(new AppError('PROVIDER_FAILED', 'SES failed', { cause: fault })),
    },
  };
  const sending = sendOnce(senders as never, { kind: 'PAYER_NOTICE', sentAt: new Date().toISOString() } as QueuedMail, {
    ...{ composed: { to: 'jo@example.com', countsFor: 'b' } as Mail, isRepeatable: false },
    ...{ now: new Date(), onEnd: async () => undefined },
  });
  await sending.catch(() => undefined);
  return uncount.mock.calls.length === 0;
}

it.each<[string, boolean, Error | undefined]>([
  ['was sent', true, undefined],
  ['may have been sent', true, aFault({ code: 'ECONNRESET' })],
  ['was refused for good', false, aFault({ name: 'MessageRejected', status: 400 })],
  ['could not be sent yet', false, aFault({ name: 'Throttling', status: 400 })],
])('an email that %s counts towards the day’s limit: %s', async (_, counts, fault) => {
  expect(await isCounted(fault)).toBe(counts);
});
