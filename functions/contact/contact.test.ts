import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountMail } from '#functions/mail/orders/account-mails.ts';
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
let mails: AccountMail[];
let fault: Error | undefined;
beforeEach(() => {
  now = new Date(now.getTime() + 86_400_000);
  mails = [];
  fault = undefined;
});

let clients = 0;
/** Each address is in a different network. */
const aClientAddress = () => {
  clients += 1;
  return `10.${clients >> 8}.${clients & 255}.7`;
};
const anAddress = () => `sender-${crypto.randomUUID()}@example.com`;

type Sending = { supportEmail?: string; mailFrom?: string; clientAddress?: string };

const send = (
  changes: Partial<ContactMessage> = {},
  { supportEmail = 'support@example.ca', mailFrom = 'a@example.ca', clientAddress = aClientAddress() }: Sending = {},
) => {
  const message = { name: 'Zoë', email: anAddress(), subject: 'Hello', message: 'A question', ...changes };
  const queue = {
    add: async (mail: AccountMail) => {
      if (fault) throw fault;
      mails.push(mail);
    },
  };
  const dependencies = { quotas: contactQuotas(table), mails: queue, mailFrom, supportEmail };
  return sendContactMessage(dependencies, message, { clientAddress, now });
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

  it('is sent 20 times a day from one network, and others still get through', async () => {
    const flood = Array.from({ length: 60 }, (_, index) => send({}, { clientAddress: `203.0.113.${index}` }));
    const outcomes = await Promise.allSettled(flood);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(SPENT);
    expect(await send({}, { clientAddress: '203.0.114.7' })).toEqual(SENT);
    expect(await send({}, { clientAddress: '2001:db8::7' })).toEqual(SENT);
    expect(mails).toHaveLength(22);
  });

  it('does not count against the sender when their network is refused', async () => {
    const email = anAddress();
    for (let count = 0; count < 20; count += 1) await send({}, { clientAddress: '198.51.100.7' });
    for (let count = 0; count < 5; count += 1) {
      await expect(send({ email }, { clientAddress: '198.51.100.8' })).rejects.toMatchObject(SPENT);
    }
    for (let count = 0; count < 5; count += 1) expect(await send({ email })).toEqual(SENT);
  });

  it('is never refused because of the total: past 300 a day, it is only logged', async () => {
    vi.stubEnv('LOG_LEVEL', 'info');
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    for (let round = 0; round < 31; round += 1) {
      await Promise.all(Array.from({ length: 10 }, () => send()));
    }
    const lines = written.mock.calls.map(([line]) => String(line));
    written.mockRestore();
    vi.unstubAllEnvs();
    expect(mails).toHaveLength(310);
    expect(lines.filter((line) => line.includes('"contact-messages-many"'))).toHaveLength(11);
  });

  it('does not count if it cannot be queued, and returns an error', async () => {
    const email = anAddress();
    fault = new AppError('UNAVAILABLE', 'The service is busy. Please try again.');
    for (let count = 0; count < 10; count += 1) await expect(send({ email })).rejects.toBe(fault);
    fault = undefined;
    for (let count = 0; count < 5; count += 1) expect(await send({ email })).toEqual(SENT);
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

  it.each([{ supportEmail: '' }, { mailFrom: '' }])('is refused where email is not configured: %o', async (missing) => {
    await expect(send({}, missing)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'Email service is not configured',
    });
  });
});
