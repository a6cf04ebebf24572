import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { businessKey, quotaKey } from '#functions/data/table/keys.ts';
import { put } from '#functions/data/table/write.ts';
import type { EstimateRecord } from '#functions/domain/estimate/estimate-record.ts';
import { estimateRemindersIn } from '#functions/domain/estimate/estimate-reminders.ts';
import { estimatesIn } from '#functions/domain/estimate/estimates.ts';
import { publishedEstimates } from '#functions/domain/estimate/published-estimate.ts';
import { messageLimits } from '#functions/domain/limits/message-limits.ts';
import { minuteClaims } from '#functions/domain/limits/minute-claims.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { snsSms } from '#functions/services/sms.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { aStoredEstimate } from '#test/support/a-public-estimate.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aPhoneNumber } from '#test/support/given.ts';
import { aFault } from '#test/support/mails-harness.ts';
import { sendEstimateBySms } from './send-estimate.ts';

const NOW = new Date('2026-03-05T12:00:00Z');
const sns = mockClient(new SNSClient());
const table = await emulatedTable();

let businessId: string;
let estimate: EstimateRecord;
beforeEach(async () => {
  sns.reset();
  sns.on(PublishCommand).resolves({});
  businessId = crypto.randomUUID().replaceAll('-', '');
  const business = { id: businessId, ownerId: 'ann', timeZone: 'America/Toronto', createdAt: NOW.toISOString() };
  await table.transact({ business: put({ ...business, ...businessKey(businessId) }) });
  estimate = await aStoredEstimate(table, businessId, { billingPhone: aPhoneNumber(), isRevised: true });
});

const read = async () => (await estimatesIn(table, businessId).find(estimate.id)) as EstimateRecord;
const counted = async () =>
  (await table.get<{ messages: number }>(quotaKey(businessId, 'SMS', '2026-03-05')))?.messages ?? 0;
const send = (changes: Partial<Parameters<typeof sendEstimateBySms>[1]> = {}) =>
  sendEstimateBySms(
    {
      estimates: estimatesIn(table, businessId),
      businesses: businessesIn(table),
      estimateVersions: publishedEstimates(table),
      estimateReminders: estimateRemindersIn(table),
      claims: minuteClaims(table),
      limits: messageLimits(table, { EMAIL: 1_000, SMS: 1_000 }),
      sms: snsSms(sns as unknown as SNSClient),
      smsDestinations: ['CA'],
      siteUrl: 'https://example.com',
    },
    {
      caller: aCaller({ businessId }),
      id: estimate.id,
      phoneNumber: estimate.billingPhone ?? '',
      now: NOW,
      ...changes,
    },
  );

it('an SMS that the service refuses is recorded beside the version that was published, and can be sent again', async () => {
  sns.on(PublishCommand).rejects(aFault({ name: 'InvalidParameter', status: 400 }));
  await expect(send()).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  const failed = await read();
  expect(failed).toMatchObject({ status: 'SENT', sentVersion: 2 });
  const recipient = (estimate.billingPhone ?? '').replaceAll(' ', '');
  expect(failed.events.slice(-2)).toMatchObject([
    { type: 'SENT', version: 2, recipient, channel: 'SMS' },
    { type: 'SMS_FAILED', recipient },
  ]);
  expect(await counted()).toBe(0);
  sns.on(PublishCommand).resolves({});
  expect(await send()).toMatchObject({ sentVersion: 2 });
  expect(await counted()).toBe(1);
});

it('an SMS that may have been sent is not sent again within the minute', async () => {
  sns.on(PublishCommand).rejects(aFault({ name: 'TimeoutError' }));
  await expect(send()).rejects.toMatchObject({ reason: 'SMS_UNCONFIRMED' });
  sns.on(PublishCommand).resolves({});
  await expect(send()).rejects.toMatchObject({ reason: 'JUST_SENT' });
  expect((await read()).events.map(({ type }) => type)).not.toContain('SMS_FAILED');
  expect(await counted()).toBe(1);
  expect(await send({ now: new Date(NOW.getTime() + 60_000) })).toMatchObject({ sentVersion: 2 });
});

it('beyond the daily limit, nothing is published', async () => {
  await table.transact({ used: put({ ...quotaKey(businessId, 'SMS', '2026-03-05'), messages: 1_000 }) });
  await expect(send()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await read()).toMatchObject({ sentVersion: 1, isRevised: true });
  expect(sns.commandCalls(PublishCommand)).toHaveLength(0);
});

it('two clicks at once send one SMS', async () => {
  const outcomes = await Promise.allSettled([send(), send()]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(sns.commandCalls(PublishCommand)).toHaveLength(1);
});

it('one with a deposit is for a customer', async () => {
  const before = await read();
  const after = { ...before, depositType: 'percentage' as const, depositValue: 30 };
  await estimatesIn(table, businessId).note({ before, after, events: [] });
  await expect(send()).rejects.toMatchObject({ issues: [{ path: 'customerId', rule: 'required' }] });
  expect(sns.commandCalls(PublishCommand)).toHaveLength(0);
});
