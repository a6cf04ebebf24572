import { beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#functions/services/mail.ts';
import type { ContactMessage } from '#shared/contact/schema.ts';
import { AppError } from '#shared/errors.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { sendContactMessage } from './contact.ts';
import { contactQuotas } from './store.ts';

const table = await emulatedTable();
const SENT = { message: 'Message sent successfully' };
const SPENT = {
  code: 'TOO_MANY_REQUESTS',
  message: expect.stringMatching(/ or write to support@example\.ca\.$/),
};

/** Quotas are per day, so each test has its own day. */
let now = new Date('2026-03-01T12:00:00Z');
let mails: Mail[];
let fault: Error | undefined;
beforeEach(() => {
  now = new Date(now.getTime() + 86_400_000);
  mails = [];
  fault = undefined;
});

/** What the mailer throws for a failure of the AWS client. */
const aFault = (cause: { code: string }) =>
  new AppError('PROVIDER_FAILED', 'The e-mail could not be sent. Please try again later.', { cause });

const anAddress = () => `sender-${crypto.randomUUID()}@example.com`;

const send = (changes: Partial<ContactMessage> = {}, supportEmail = 'support@example.ca') => {
  const message = { name: 'Zoë', email: anAddress(), subject: 'Hello', message: 'A question', ...changes };
  const mailer = {
    send: async (mail: Mail) => {
      if (fault) throw fault;
      mails.push(mail);
    },
  };
  return sendContactMessage({ quotas: contactQuotas(table), mailer, supportEmail }, message, now);
};

describe('a message to support', () => {
  it('is sent five times a day from one address, ignoring its case', async () => {
    const email = anAddress();
    for (let count = 0; count < 4; count += 1) expect(await send({ email })).toEqual(SENT);
    expect(await send({ email: email.toUpperCase() })).toEqual(SENT);
    await expect(send({ email })).rejects.toMatchObject(SPENT);
    expect(mails).toHaveLength(5);
    now = new Date(now.getTime() + 86_400_000);
    expect(await send({ email })).toEqual(SENT);
  });

  it('is sent 300 times a day in total, and not once more', async () => {
    const outcomes = [];
    for (let round = 0; round < 31; round += 1) {
      outcomes.push(...(await Promise.allSettled(Array.from({ length: 10 }, () => send()))));
    }
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(300);
    expect(mails).toHaveLength(300);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(SPENT);
  });

  it('does not use up the total when its sender is over their own quota', async () => {
    const email = anAddress();
    for (let count = 0; count < 320; count += 1) await send({ email }).catch(() => null);
    expect(mails).toHaveLength(5);
    expect(await send()).toEqual(SENT);
  });

  it('does not count if sending fails, and returns an error', async () => {
    const email = anAddress();
    fault = aFault({ code: 'ECONNREFUSED' });
    for (let count = 0; count < 10; count += 1) await expect(send({ email })).rejects.toBe(fault);
    fault = undefined;
    for (let count = 0; count < 5; count += 1) expect(await send({ email })).toEqual(SENT);
    await expect(send({ email })).rejects.toMatchObject(SPENT);
  });

  it('counts if it is unknown whether it was sent', async () => {
    const email = anAddress();
    fault = aFault({ code: 'ETIMEDOUT' });
    for (let count = 0; count < 5; count += 1) await expect(send({ email })).rejects.toBe(fault);
    await expect(send({ email })).rejects.toMatchObject(SPENT);
  });

  it('that fills in the hidden field gets the usual response, is not sent and does not count', async () => {
    const email = anAddress();
    for (let count = 0; count < 10; count += 1) {
      expect(await send({ email, website: 'https://spam.example' })).toEqual(SENT);
    }
    expect(mails).toEqual([]);
    expect(await send({ email, website: '' })).toEqual(SENT);
    expect(mails).toHaveLength(1);
  });

  it('is refused where no support address is set', async () => {
    await expect(send({}, '')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'Email service is not configured',
    });
  });
});
