import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { quotaKey } from '#functions/data/table/keys.ts';
import { put } from '#functions/data/table/write.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import { ledgerIn } from '#functions/domain/invoice/ledger-store.ts';
import type { PublishedInvoice } from '#functions/domain/invoice/published-invoice.ts';
import { messageLimits } from '#functions/domain/limits/message-limits.ts';
import { suppressedAddresses } from '#functions/domain/limits/suppressed-addresses.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import type { InvoiceMail } from '#functions/mail/orders/business-mails.ts';
import { snsSms } from '#functions/services/sms.ts';
import { AppError } from '#shared/errors.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { aPublicInvoice } from '#test/support/a-public-invoice.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aFault } from '#test/support/mails-harness.ts';
import { sendBySms } from './delivery.ts';
import { sendByEmail } from './emails.ts';
import { deliveryStore } from './store.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const caller = () => aCaller({ businessId: id });
const sns = mockClient(new SNSClient());

const table = await emulatedTable();
const store = deliveryStore(table);
/** The queued emails. */
const mails: InvoiceMail[] = [];
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
    movements: [],
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
  ...{ table, ledger: ledgerIn(table), businesses: businessesIn(table) },
  invoices: { replace: async () => null, find: async () => aRecord() } as unknown as Invoices,
  published: { find: found, findToSend: found },
  store,
  limits: messageLimits(table, { EMAIL: 1_000, SMS: 1_000 }),
  suppressions: suppressedAddresses(table),
  mails: { add: async (mail: InvoiceMail) => void mails.push(mail) },
  mailFrom: 'invoices@example.com',
  sms: snsSms(sns as unknown as SNSClient),
  ...{ smsDestinations: ['CA', '+44'], siteUrl: 'https://example.com' },
};
const send = {
  EMAIL: (changes: Partial<typeof dependencies> = {}) =>
    sendByEmail({ ...dependencies, ...changes }, { caller: caller(), invoiceId: id, now: NOW }),
  SMS: () => sendBySms(dependencies, { caller: caller(), invoiceId: id, phoneNumber: phone, now: NOW }),
} as const;

let phones = 0;
beforeEach(() => {
  id = crypto.randomUUID();
  phones += 1;
  phone = `+1403555${1000 + phones}`;
  mails.length = 0;
  sns.reset();
});

const counted = async (channel: 'EMAIL' | 'SMS') =>
  (await table.get<{ messages: number }>(quotaKey(id, channel, '2026-03-01')))?.messages ?? 0;

it.each(['EMAIL', 'SMS'] as const)('a message by %s beyond the quota does not count', async (channel) => {
  const quota = { EMAIL: 20, SMS: 5 }[channel];
  await table.transact({ quota: put({ ...quotaKey(id, channel, '2026-03-01'), messages: quota }) });
  for (let time = 0; time < 2; time += 1) {
    await expect(send[channel]()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  }
  expect(await counted(channel)).toBe(quota);
  expect(mails.length + sns.calls().length).toBe(0);
});

describe('an email', () => {
  it('is queued for the recipient, without its document', async () => {
    expect(await send.EMAIL()).toMatchObject({ status: 'SENT' });
    expect(mails).toEqual([
      {
        kind: 'INVOICE',
        id: expect.stringMatching(/^\w{22}$/),
        invoiceId: id,
        to: `billing-${id}@example.com`,
        sentAt: NOW.toISOString(),
        status: 'SENT',
      },
    ]);
    expect(await counted('EMAIL')).toBe(1);
  });

  it('can be sent again immediately when it was not queued, which is not recorded and does not count', async () => {
    const add = () => Promise.reject(new AppError('UNAVAILABLE', 'The service is busy. Please try again.'));
    const replace = () => Promise.reject(new Error('It is recorded'));
    const invoices = { ...dependencies.invoices, replace };
    await expect(send.EMAIL({ mails: { add }, invoices })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await counted('EMAIL')).toBe(0);
    expect(await send.EMAIL()).toMatchObject({ status: 'SENT' });
    expect(mails).toHaveLength(1);
  });

  it('is refused where email is not configured, and does not count', async () => {
    const reason = { code: 'UNAVAILABLE', reason: 'NOT_CONFIGURED', message: 'Email service is not configured' };
    await expect(send.EMAIL({ mailFrom: '' })).rejects.toMatchObject(reason);
    expect(await counted('EMAIL')).toBe(0);
  });

  it.each(['BOUNCED', 'COMPLAINED'] as const)(
    'is not queued for an address that %s, and does not count',
    async (reason) => {
      await send.EMAIL();
      // Rather than "sent within the last minute".
      await expect(send.EMAIL({ suppressions: { find: async () => reason } as never })).rejects.toMatchObject({
        code: 'CONFLICT',
        message: `Emails to billing-${id}@example.com could not be delivered. Check the address, or use another one.`,
      });
      expect(mails).toHaveLength(1);
      expect(await counted('EMAIL')).toBe(1);
    },
  );
});

describe('an SMS', () => {
  const failWith = (fault: Error) => sns.on(PublishCommand).rejectsOnce(fault).resolves({});

  it.each([
    ['did not respond in time', { code: 'ETIMEDOUT' }],
    ['dropped the connection', { code: 'ECONNRESET' }],
    ['failed with a 500', { status: 500 }],
  ])('is not resent immediately when the service %s, with advice for its sender', async (_, fault) => {
    failWith(aFault(fault));
    await expect(send.SMS()).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('may have been sent'),
    });
    await expect(send.SMS()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(sns.calls()).toHaveLength(1);
    expect(await counted('SMS')).toBe(1);
  });

  it.each([
    ['refused it', { status: 400 }],
    ['was overloaded', { status: 429 }],
    ['refused the connection', { code: 'ECONNREFUSED' }],
    ['could not be resolved', { code: 'ENOTFOUND' }],
  ])('can be resent immediately when the service %s', async (_, fault) => {
    failWith(aFault(fault));
    await expect(send.SMS()).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    expect(await counted('SMS')).toBe(0);
    expect(await send.SMS()).toMatchObject({ status: 'SENT' });
    expect(sns.calls()).toHaveLength(2);
    expect(await counted('SMS')).toBe(1);
  });

  const sendTo = (number: string) => {
    phone = number;
    return send.SMS();
  };

  it.each([
    ['+19005550100', 'smsNumber'],
    ['+14039760100', 'smsNumber'],
    ['+18765550100', 'smsNumber'],
    ['+18095550100', 'smsNumber'],
    ['+18005550100', 'smsNumber'],
    ['+16715550100', 'smsNumber'],
    ['+12125550100', 'smsCountry'],
    ['+37120000000', 'smsCountry'],
    ['+881612345678', 'smsCountry'],
  ])('is not sent to %s, and does not count', async (number, rule) => {
    sns.on(PublishCommand).resolves({});
    await expect(sendTo(number)).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      issues: [{ path: 'phoneNumber', rule }],
    });
    expect(sns.calls()).toEqual([]);
    expect(await table.get(quotaKey(id, 'SMS', '2026-03-01'))).toBeUndefined();
  });

  it('is sent to numbers that the operator adds', async () => {
    sns.on(PublishCommand).resolves({});
    await expect(sendTo('+447700900123')).resolves.toMatchObject({ status: 'SENT' });
  });
});
