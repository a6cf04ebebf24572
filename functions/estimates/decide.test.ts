import { beforeEach, describe, expect, it } from 'vitest';
import { estimateReminderKey } from '#functions/data/table/keys.ts';
import { numberingIn } from '#functions/domain/document/numbering.ts';
import type { EstimateRecord } from '#functions/domain/estimate/estimate-record.ts';
import { estimateRemindersIn } from '#functions/domain/estimate/estimate-reminders.ts';
import { estimatesIn } from '#functions/domain/estimate/estimates.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import type { Orders } from '#functions/mail/orders/outbox.ts';
import type { Decision } from '#shared/estimate/schema.ts';
import { aStoredEstimate } from '#test/support/a-public-estimate.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { remindersHarness } from '#test/support/reminders-harness.ts';
import { decideEstimate } from './decide.ts';

const table = await emulatedTable();
const harness = remindersHarness(table);
const ON = { isOn: false, remindsEstimates: true, estimatesSince: '2026-02-01T00:00:00.000Z' };
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

const decide = (decision: Decision['decision'], now: string) =>
  decideEstimate(
    {
      estimates: estimatesIn(table, businessId),
      businesses: businessesIn(table),
      invoices: invoicesIn(table),
      customers: customersIn(table, businessId),
      numbers: numberingIn(table, businessId, 'INVOICE'),
      estimateReminders: estimateRemindersIn(table),
      outbox: { order: (_: unknown, transact: (orders: Orders) => Promise<string | null>) => transact({}) },
    },
    {
      caller: { businessId, email: 'owner@example.com' } as Caller,
      id: estimate.id,
      body: { decision },
      now: new Date(now),
    },
  );
const plannedAt = async () =>
  (await table.get<{ gsi2sk?: string }>(estimateReminderKey(businessId, estimate.id)))?.gsi2sk?.split('#')[0];
const mails = () => harness.mailsAboutEstimate(businessId, estimate.id);

describe.each(['accepted', 'declined'] as const)('an estimate that was %s, which is undone', (answer) => {
  it('is reminded if that day is still ahead, by the settings as they are', async () => {
    await decide(answer, '2026-03-10T12:00:00.000Z');
    await harness.run(RUN);
    await harness.choose(businessId, { ...ON, estimateDays: 1 });
    expect(await plannedAt()).toBeUndefined();
    await decide('undone', '2026-03-28T12:00:00.000Z');
    expect(await plannedAt()).toBe('2026-03-30T13:00:00.000Z');
    await harness.run('2026-03-30T13:10:00.000Z');
    expect(await mails()).toHaveLength(1);
  });

  it('is not reminded late if that day has passed', async () => {
    await decide(answer, '2026-03-10T12:00:00.000Z');
    await harness.run(RUN);
    expect(await plannedAt()).toBeUndefined();
    await decide('undone', '2026-03-28T12:00:00.000Z');
    await harness.run('2026-03-30T13:10:00.000Z');
    expect([await plannedAt(), await mails()]).toEqual([undefined, []]);
  });

  it('is not reminded twice', async () => {
    await harness.run(RUN);
    await decide(answer, '2026-03-27T15:00:00.000Z');
    await harness.choose(businessId, { ...ON, estimateDays: 1 });
    await decide('undone', '2026-03-28T12:00:00.000Z');
    expect(await plannedAt()).toBeUndefined();
    expect(await mails()).toHaveLength(1);
  });

  it('is reminded as planned if it is undone before', async () => {
    await decide(answer, '2026-03-10T12:00:00.000Z');
    await decide('undone', '2026-03-11T12:00:00.000Z');
    expect(await plannedAt()).toBe(DUE);
    await harness.run(RUN);
    expect(await mails()).toHaveLength(1);
  });
});
