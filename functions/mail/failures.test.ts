import { SendRawEmailCommand } from '@aws-sdk/client-ses';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deliveryFailureOf } from '#functions/domain/invoice/invoice-record.ts';
import { recordMark } from '#functions/services/log.ts';
import { AppError } from '#shared/errors.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aFault, mailsHarness } from '#test/support/mails-harness.ts';
import { DELIVERIES, retryDelay } from './deliver-mail.ts';

const table = await emulatedTable();
let harness: ReturnType<typeof mailsHarness>;
beforeEach(() => {
  harness = mailsHarness(table);
});

const failOnce = (fault: Error) => harness.ses.on(SendRawEmailCommand).rejectsOnce(fault).resolves({});
const shownBy = async (id: string) => deliveryFailureOf(await harness.read(id));

describe('an email that could not be sent yet', () => {
  it.each([
    ['SES throttles', () => failOnce(aFault({ name: 'Throttling', status: 400 }))],
    ['SES is overloaded', () => failOnce(aFault({ status: 429 }))],
    ['the account is paused', () => failOnce(aFault({ name: 'AccountSendingPausedException', status: 400 }))],
    ['the role may not send', () => failOnce(aFault({ name: 'AccessDenied', status: 403 }))],
    ['SES refuses the connection', () => failOnce(aFault({ code: 'ECONNREFUSED' }))],
    ['SES cannot be resolved', () => failOnce(aFault({ code: 'ENOTFOUND' }))],
    ['there is no PDF', () => failPdfOnce()],
  ])('is sent by the next delivery, and its invoice shows no failure: %s', async (_, fail) => {
    fail();
    const mail = await harness.givenAMail();
    expect(await harness.deliver([mail])).toEqual([mail.id]);
    expect(harness.postponed).toEqual([15]);
    expect(await harness.failuresOf(mail.invoiceId)).toEqual([]);
    const { length } = harness.recipients();
    expect(await harness.deliver([mail], { seconds: 15, receives: 2 })).toEqual([]);
    expect(harness.recipients().slice(length)).toEqual([mail.to]);
    expect(await shownBy(mail.invoiceId)).toBeUndefined();
  });

  it('does not delay the others of its batch', async () => {
    failOnce(aFault({ status: 429 }));
    const mails = [await harness.givenAMail(), await harness.givenAMail(), await harness.givenAMail()];
    expect(await harness.deliver(mails)).toHaveLength(1);
    expect(harness.recipients()).toHaveLength(3);
  });

  it('is delivered again if its kind comes from a newer version', async () => {
    const mail = await harness.givenAMail({ kind: 'RECEIPT' as 'INVOICE' });
    expect(await harness.deliver([mail])).toEqual([mail.id]);
    expect(harness.recipients()).toEqual([]);
  });

  it('is logged with its message and the mark of its invoice, without its id or address', async () => {
    vi.stubEnv('LOG_LEVEL', 'error');
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      written.mockRestore();
    });
    failOnce(aFault({ name: 'Throttling', status: 400 }));
    const mail = await harness.givenAMail();
    await harness.deliver([mail]);
    const log = written.mock.calls.map(([line]) => String(line)).join('');
    expect(JSON.parse(log)).toMatchObject({
      event: 'mail-failed',
      messageId: mail.id,
      record: recordMark(mail.invoiceId),
      receives: 1,
      cause: 'Throttling',
    });
    for (const secret of [mail.to, mail.invoiceId]) expect(log).not.toContain(secret);
  });

  it('is returned even if it cannot be postponed', async () => {
    failPdfOnce();
    const mail = await harness.givenAMail();
    harness.postponed.push = () => {
      throw new Error('SQS is down');
    };
    expect(await harness.deliver([mail])).toEqual([mail.id]);
  });

  it('is retried for six hours', () => {
    const delays = Array.from({ length: DELIVERIES - 1 }, (_, index) => retryDelay(index + 1));
    const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3_600;
    expect(hours).toBeGreaterThan(5.5);
    expect(hours).toBeLessThan(6.5);
  });

  it('is given up at its last delivery, becomes a dead letter, and is not sent when that is redelivered', async () => {
    harness.ses.on(SendRawEmailCommand).rejects(aFault({ status: 429 }));
    const mail = await harness.givenAMail();
    expect(await harness.deliver([mail], { receives: DELIVERIES })).toEqual([mail.id]);
    expect(harness.postponed).toEqual([0]);
    expect(await shownBy(mail.invoiceId)).toBe('NOT_SENT');
    harness.ses.reset();
    expect(await harness.deliver([mail], { seconds: 90_000 })).toEqual([]);
    expect(harness.recipients()).toEqual([]);
    expect(await harness.failuresOf(mail.invoiceId)).toEqual(['NOT_SENT']);
  });
});

describe('an email that may have been sent', () => {
  it.each([
    ['did not respond in time', aFault({ code: 'ETIMEDOUT' })],
    ['dropped the connection', aFault({ code: 'ECONNRESET' })],
    ['failed with a 500', aFault({ status: 500 })],
  ])('is not sent again when SES %s; its invoice says so', async (_, fault) => {
    failOnce(fault);
    const mail = await harness.givenAMail();
    expect(await harness.deliver([mail])).toEqual([]);
    expect(await shownBy(mail.invoiceId)).toBe('UNCONFIRMED');
    expect(await harness.deliver([mail], { seconds: 600 })).toEqual([]);
    expect(harness.recipients()).toEqual([mail.to]);
    expect(await harness.failuresOf(mail.invoiceId)).toEqual(['UNCONFIRMED']);
  });
});

describe('an email that is refused', () => {
  it.each([
    ['its address has bounced since', () => harness.suppress('BOUNCED')],
    ['its recipient has complained since', () => harness.suppress('COMPLAINED')],
    ['SES rejects it', () => void failOnce(aFault({ name: 'MessageRejected', status: 400 }))],
    ['its address is invalid', () => void failOnce(aFault({ name: 'InvalidParameterValue', status: 400 }))],
  ])('is not retried, and its invoice says so: %s', async (_, refuse) => {
    refuse();
    const mail = await harness.givenAMail();
    expect(await harness.deliver([mail])).toEqual([]);
    expect(await shownBy(mail.invoiceId)).toBe('UNSENDABLE');
    harness.suppress();
    const { length } = harness.recipients();
    expect(await harness.deliver([mail], { seconds: 600 })).toEqual([]);
    expect(harness.recipients()).toHaveLength(length);
  });
});

function failPdfOnce(): void {
  const { pdfs } = harness.dependencies;
  const failing = {
    ...pdfs,
    async of() {
      harness.dependencies = { ...harness.dependencies, pdfs };
      throw new AppError('UNAVAILABLE', 'The PDF could not be created. Please try again later.');
    },
  };
  harness.dependencies = { ...harness.dependencies, pdfs: failing };
}
