import { beforeEach, describe, expect, it } from 'vitest';
import { businessKey, estimateReminderKey } from '#functions/data/table/keys.ts';
import { set } from '#functions/data/table/write.ts';
import type { EstimateRecord } from '#functions/domain/estimate/estimate-record.ts';
import { estimateRemindersIn } from '#functions/domain/estimate/estimate-reminders.ts';
import { estimatesIn } from '#functions/domain/estimate/estimates.ts';
import { sendVersion } from '#functions/domain/estimate/send-version.ts';
import { suppressedAddresses } from '#functions/domain/limits/suppressed-addresses.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { aStoredEstimate, decide } from '#test/support/a-public-estimate.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { remindersHarness } from '#test/support/reminders-harness.ts';

const table = await emulatedTable();
const harness = remindersHarness(table);
const SINCE = '2026-02-01T00:00:00.000Z';
const ON = { isOn: false, remindsEstimates: true, estimatesSince: SINCE };
/** On the Friday before, since three days before the last day is a Saturday. */
const DUE = '2026-03-27T13:00:00.000Z';
const RUN = '2026-03-27T13:10:00.000Z';

let businessId: string;
let estimate: EstimateRecord;
beforeEach(async () => {
  businessId = await harness.aBusiness(ON);
  estimate = await aStoredEstimate(table, businessId);
  await harness.reschedule(businessId);
});

const read = async () => (await estimatesIn(table, businessId).find(estimate.id)) as EstimateRecord;
const mails = () => harness.mailsAboutEstimate(businessId, estimate.id);
const plannedAt = async () =>
  (await table.get<{ gsi2sk?: string }>(estimateReminderKey(businessId, estimate.id)))?.gsi2sk?.split('#')[0];
const note = async (changes: Partial<EstimateRecord>, events: EstimateRecord['events'] = []) => {
  const before = await read();
  await estimatesIn(table, businessId).note({ before, after: { ...before, ...changes }, events });
};
const send = async (
  now: string,
  told: Parameters<typeof sendVersion>[1]['told'] = { recipient: estimate.billingEmail },
) =>
  sendVersion(
    {
      estimates: estimatesIn(table, businessId),
      businesses: businessesIn(table),
      estimateReminders: estimateRemindersIn(table),
    },
    { businessId, id: estimate.id, by: 'owner@example.com', now: new Date(now), told },
  );

describe('an estimate that waits for an answer', () => {
  it('is reminded once, some days before its last day, and says so', async () => {
    expect(await plannedAt()).toBe(DUE);
    await harness.run('2026-03-27T12:59:00.000Z');
    expect(await mails()).toEqual([]);
    for (const now of [RUN, RUN, '2026-03-27T14:10:00.000Z']) await harness.run(now);
    expect(await mails()).toMatchObject([{ kind: 'ESTIMATE_REMINDER', version: 1, to: estimate.billingEmail }]);
    const { events, version } = await read();
    expect(events.at(-1)).toEqual({ type: 'REMINDED', at: RUN, version: 1, recipient: estimate.billingEmail });
    expect(version).toBe(1);
    expect(await plannedAt()).toBeUndefined();
  });

  it('is not reminded again when the settings change or it is sent again as it is, but as its next version', async () => {
    await harness.run(RUN);
    await harness.choose(businessId, { ...ON, estimateDays: 1 });
    await harness.reschedule(businessId);
    await send('2026-03-27T15:00:00.000Z');
    await harness.run('2026-03-30T13:10:00.000Z');
    expect(await mails()).toHaveLength(1);
    await note({ isRevised: true, dueDate: '2026-04-30' });
    await send('2026-03-30T15:00:00.000Z');
    expect(await plannedAt()).toBe('2026-04-29T13:00:00.000Z');
    await harness.run('2026-04-29T13:10:00.000Z');
    expect((await mails()).map((mail) => 'version' in mail && mail.version).toSorted()).toEqual([1, 2]);
  });

  it('that is edited, but not sent again, is reminded of what its recipient sees', async () => {
    await note({ isRevised: true, dueDate: '2026-12-31', billingEmail: 'other@example.com' });
    await harness.run(RUN);
    expect(await mails()).toMatchObject([{ version: 1, to: estimate.billingEmail }]);
  });

  it('is planned by what the business chooses, and by when it is sent', async () => {
    await harness.choose(businessId, { ...ON, estimateDays: 7, hour: 10 });
    await harness.reschedule(businessId);
    expect(await plannedAt()).toBe('2026-03-24T14:00:00.000Z');
    const other = await aStoredEstimate(table, businessId, { status: 'DRAFT', sentVersion: 1, isRevised: true });
    estimate = other;
    await send('2026-03-02T12:00:00.000Z');
    expect(await plannedAt()).toBe('2026-03-24T14:00:00.000Z');
  });
});

describe('an estimate that was not emailed', () => {
  const SHARED: [string, Parameters<typeof sendVersion>[1]['told']][] = [
    ['shared by its link', {}],
    ['texted', { recipient: '+14165550123', channel: 'SMS' }],
  ];
  it.each(SHARED)('but %s is reminded once that version is emailed, too', async (_, told) => {
    estimate = await aStoredEstimate(table, businessId, { status: 'DRAFT', sentVersion: 0, events: [] });
    await send('2026-03-02T12:00:00.000Z', told);
    expect(await plannedAt()).toBeUndefined();
    await harness.reschedule(businessId);
    expect(await plannedAt()).toBeUndefined();
    await send('2026-03-03T12:00:00.000Z');
    expect(await plannedAt()).toBe(DUE);
    await send('2026-03-04T12:00:00.000Z', told);
    await harness.run(RUN);
    expect(await mails()).toMatchObject([{ version: 1, to: estimate.billingEmail }]);
  });

  it('in its next version is reminded of neither', async () => {
    await note({ isRevised: true });
    await send('2026-03-03T12:00:00.000Z', {});
    await harness.run(RUN);
    expect(await mails()).toEqual([]);
    expect(await plannedAt()).toBeUndefined();
  });

  it('is not reminded at an address that failed before it was texted', async () => {
    await note({}, [{ type: 'MAIL_FAILED', at: SINCE, kind: 'BOUNCED', recipient: estimate.billingEmail ?? '' }]);
    await send('2026-03-03T12:00:00.000Z', { recipient: '+14165550123', channel: 'SMS' });
    await harness.run(RUN);
    expect(await mails()).toEqual([]);
  });
});

describe('nobody is reminded of an estimate that', () => {
  const failed = { type: 'MAIL_FAILED', at: SINCE, kind: 'BOUNCED' } as const;
  it.each<[string, () => unknown]>([
    ['was accepted', () => decide(table, estimate, {})],
    ['was declined', () => decide(table, estimate, { outcome: 'DECLINED' })],
    ['was deleted', async () => estimatesIn(table, businessId).remove(await read(), new Date(RUN))],
    ['did not arrive', () => note({}, [{ ...failed, recipient: (estimate.billingEmail ?? '').toLowerCase() }])],
    ['was sent again yesterday', () => send('2026-03-26T12:00:00.000Z')],
    ['is of a suspended business', () => change({ suspendedAt: SINCE })],
    ['is of a disabled business', () => change({ deletedAt: SINCE })],
    ['is of a business that was restored after', () => change({ restoredAt: RUN })],
    [
      'is of a business that switched reminders off',
      () => harness.choose(businessId, { ...ON, remindsEstimates: false }),
    ],
    ['goes to an address that takes no email', suppress],
  ])('%s', async (_, happens) => {
    await happens();
    await harness.run(RUN);
    expect(await mails()).toEqual([]);
    expect(await plannedAt()).toBeUndefined();
    await harness.reschedule(businessId);
    await harness.run(RUN);
    expect(await mails()).toEqual([]);
  });

  it('has expired when the run comes', async () => {
    await harness.run('2026-04-01T13:10:00.000Z');
    expect(await mails()).toEqual([]);
    expect(await plannedAt()).toBeUndefined();
  });
});

it('a run that is killed between its steps reminds once', async () => {
  const kill = (before: boolean) => ({
    estimatesOf: (of: string) => ({
      ...estimatesIn(table, of),
      note: async (...change: Parameters<ReturnType<typeof estimatesIn>['note']>) => {
        if (before) throw new Error('The run was killed');
        await estimatesIn(table, of).note(...change);
        throw new Error('The run was killed');
      },
    }),
  });
  for (const faults of [kill(true), kill(false)]) await harness.run(RUN, faults).catch(() => undefined);
  await Promise.all([harness.run(RUN), harness.run(RUN)]);
  expect(await mails()).toHaveLength(1);
  expect((await read()).events.filter(({ type }) => type === 'REMINDED')).toHaveLength(1);
});

const change = (fields: Readonly<Record<string, unknown>>) =>
  table.transact({ business: { Update: set(businessKey(businessId), fields) } });
async function suppress() {
  const address = estimate.billingEmail ?? '';
  await suppressedAddresses(table).suppress({ address, reason: 'BOUNCED', purpose: 'BUSINESS', at: DUE });
}
