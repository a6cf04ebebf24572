import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import type { InvoiceRecord } from '#functions/data/invoice/invoice-record.ts';
import type { Invoices } from '#functions/data/invoice/invoices.ts';
import type { PublishedInvoice } from '#functions/data/invoice/published-invoice.ts';
import { messageLimits } from '#functions/data/limits/message-limits.ts';
import { suppressedAddresses } from '#functions/data/limits/suppressed-addresses.ts';
import { quotaKey } from '#functions/data/table/keys.ts';
import { put } from '#functions/data/table/write.ts';
import { sesMailer } from '#functions/services/mail.ts';
import { snsSms } from '#functions/services/sms.ts';
import { aPublicInvoice } from '#shared/invoice-document/a-public-invoice.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { sendByEmail, sendBySms } from './delivery.ts';
import { deliveryStore } from './store.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const caller = () => aCaller({ businessId: id });
const ses = mockClient(new SESClient());
const sns = mockClient(new SNSClient());

/** An error of an AWS client; with a status it is the service's response. */
function aFault(fields: { status?: number; code?: string }): Error {
  const { status, code } = fields;
  return Object.assign(new Error('fault'), { $metadata: { httpStatusCode: status, attempts: 1 }, code });
}

const table = await emulatedTable();
const store = deliveryStore(table);
const suppressions = suppressedAddresses(table);
/** Each test has its own claims, quotas and recipients. */
let id: string;
let phone: string;
const aRecord = () =>
  ({
    ...aPublicInvoice(),
    id,
    businessId: id,
    status: 'SENT',
    version: 1,
    totalCents: 1,
    billingEmail: `billing-${id}@example.com`,
    billingPhone: phone,
  }) as unknown as InvoiceRecord;
const found = async () =>
  ({
    record: aRecord(),
    invoice: aPublicInvoice(),
    business: { timeZone: 'America/Edmonton' },
  }) as unknown as PublishedInvoice;
const dependencies = {
  invoices: { replace: async () => null, find: async () => aRecord() } as unknown as Invoices,
  published: { find: found, findToSend: found },
  store,
  limits: messageLimits(table, { EMAIL: 1_000, SMS: 1_000 }),
  suppressions,
  pdfs: { of: async () => new Uint8Array([1]) },
  mailer: sesMailer(suppressions, {
    from: 'invoices@example.com',
    configurationSet: 'mails',
    client: ses as unknown as SESClient,
  }),
  sms: snsSms(sns as unknown as SNSClient),
  smsPrefixes: ['+44'],
  siteUrl: 'https://example.com',
};
const send = {
  EMAIL: () => sendByEmail(dependencies, { caller: caller(), invoiceId: id, now: NOW }),
  SMS: () => sendBySms(dependencies, { caller: caller(), invoiceId: id, phoneNumber: phone, now: NOW }),
} as const;

let phones = 0;
beforeEach(() => {
  id = crypto.randomUUID();
  phones += 1;
  phone = `+1403555${1000 + phones}`;
  ses.reset();
  sns.reset();
});

describe.each(['EMAIL', 'SMS'] as const)('a message by %s', (channel) => {
  const failWith = (fault: Error) => {
    ses.on(SendRawEmailCommand).rejectsOnce(fault).resolves({});
    sns.on(PublishCommand).rejectsOnce(fault).resolves({});
  };
  const counted = async () =>
    (await table.get<{ messages: number }>(quotaKey(id, channel, '2026-03-01')))?.messages ?? 0;
  const sent = () => ses.calls().length + sns.calls().length;

  it.each([
    ['gave no answer in time', { code: 'ETIMEDOUT' }],
    ['cut the line', { code: 'ECONNRESET' }],
    ['broke down over it', { status: 500 }],
  ])('is not resent immediately when the service %s, with advice for its sender', async (_, fault) => {
    failWith(aFault(fault));
    await expect(send[channel]()).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('may have been sent'),
    });
    await expect(send[channel]()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(sent()).toBe(1);
    expect(await counted()).toBe(1);
  });

  it.each([
    ['refused it', { status: 400 }],
    ['had too much to do', { status: 429 }],
    ['was not there', { code: 'ECONNREFUSED' }],
    ['has no address', { code: 'ENOTFOUND' }],
  ])('can be resent immediately when the service %s', async (_, fault) => {
    failWith(aFault(fault));
    await expect(send[channel]()).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect(await counted()).toBe(0);
    expect(await send[channel]()).toMatchObject({ status: 'SENT' });
    expect(sent()).toBe(2);
    expect(await counted()).toBe(1);
  });

  it('beyond the quota does not count', async () => {
    const quota = { EMAIL: 20, SMS: 5 }[channel];
    await table.transact({ quota: put({ ...quotaKey(id, channel, '2026-03-01'), messages: quota }) });
    for (let time = 0; time < 2; time += 1) {
      await expect(send[channel]()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    }
    expect(await counted()).toBe(quota);
    expect(sent()).toBe(0);
  });
});

describe('an email', () => {
  it('has the id of its invoice, and publishes delivery events', async () => {
    ses.on(SendRawEmailCommand).resolves({});
    await send.EMAIL();
    expect(ses.call(0).args[0].input).toMatchObject({
      ConfigurationSetName: 'mails',
      Tags: [
        { Name: 'purpose', Value: 'BUSINESS' },
        { Name: 'invoice', Value: aPublicInvoice().id },
      ],
    });
  });

  it.each(['BOUNCED', 'COMPLAINED'] as const)(
    'is not sent to an address that %s, and does not count',
    async (reason) => {
      ses.on(SendRawEmailCommand).resolves({});
      await send.EMAIL();
      const suppressed = { ...dependencies, suppressions: { find: async () => reason } };
      // Rather than "sent within the last minute".
      const sending = sendByEmail(suppressed, { caller: caller(), invoiceId: id, now: NOW });
      await expect(sending).rejects.toMatchObject({
        code: 'CONFLICT',
        message: `Emails to billing-${id}@example.com could not be delivered. Check the address, or use another one.`,
      });
      expect(ses.calls()).toHaveLength(1);
      expect(await table.get(quotaKey(id, 'EMAIL', '2026-03-01'))).toMatchObject({ messages: 1 });
    },
  );
});

describe('an SMS', () => {
  const sendTo = (number: string) => {
    phone = number;
    return send.SMS();
  };

  it.each([
    '+19005550100',
    '+14039760100',
    '+18765550100',
    '+18095550100',
    '+18005550100',
    '+16715550100',
    '+37120000000',
    '+881612345678',
  ])('is not sent to %s, and does not count', async (number) => {
    sns.on(PublishCommand).resolves({});
    await expect(sendTo(number)).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      issues: [{ path: 'phoneNumber', rule: 'smsNumber' }],
    });
    expect(sns.calls()).toEqual([]);
    expect(await table.get(quotaKey(id, 'SMS', '2026-03-01'))).toBeUndefined();
  });

  it('is sent to numbers that the operator adds', async () => {
    sns.on(PublishCommand).resolves({});
    await expect(sendTo('+447700900123')).resolves.toMatchObject({ status: 'SENT' });
  });
});
