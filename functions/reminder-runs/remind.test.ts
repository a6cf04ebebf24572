import { beforeEach, describe, expect, it } from 'vitest';
import { businessKey } from '#functions/data/table/keys.ts';
import { set } from '#functions/data/table/write.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { remindersHarness } from '#test/support/reminders-harness.ts';

const table = await emulatedTable();
const harness = remindersHarness(table);
let businessId: string;
beforeEach(async () => {
  businessId = await harness.aBusiness();
});

const reminded = async (id: string) => (await harness.eventsOf(id, 'REMINDER')).map(({ at }) => at.slice(0, 16));
/** Each hour of a time span, at 37 minutes past. */
function* hoursOf(from: string, to: string) {
  for (let at = Date.parse(`${from}:37Z`); at < Date.parse(`${to}:37Z`); at += 3_600_000)
    yield new Date(at).toISOString();
}
const runHourly = async (from: string, to: string) => {
  for (const now of hoursOf(from, to)) await harness.run(now);
};

describe('an hourly run', () => {
  it('reminds at each step, and records it', async () => {
    const { id, billingEmail: to } = await harness.anIssuedInvoice(businessId);
    for (const day of ['09-28', '09-30', '10-07', '10-14', '10-21'])
      await runHourly(`2026-${day}T12`, `2026-${day}T14`);
    expect(await reminded(id)).toEqual([
      '2026-09-28T13:37',
      '2026-09-30T13:37',
      '2026-10-07T13:37',
      '2026-10-14T13:37',
    ]);
    const mails = (await harness.mailsAbout(id)).filter(({ kind }) => kind === 'REMINDER');
    expect(new Set(mails)).toEqual(new Set([-3, 0, 7, 14].map((step) => expect.objectContaining({ to, step }))));
    expect((await harness.read(id)).version).toBe(1);
    expect(await harness.dueAt(id)).toBeUndefined();
  });

  it('counts 48 hours from the planned hour, so that the due day is not missed', async () => {
    const { id } = await harness.anIssuedInvoice(businessId, { dueDate: '2027-03-31' });
    // Three days before is a Sunday, so that the reminder is sent on Monday.
    await runHourly('2027-03-28T12', '2027-03-31T14');
    expect(await reminded(id)).toEqual(['2027-03-29T13:37', '2027-03-31T13:37']);
  });

  it('sends a reminder delayed by the 48 hours after an email by hand on the next business day', async () => {
    const { id } = await harness.anIssuedInvoice(businessId);
    await harness.change(id, {}, [{ at: '2026-09-28T13:01:00.000Z', type: 'EMAIL', recipient: 'ap@example.com' }]);
    await runHourly('2026-09-28T13', '2026-10-01T14');
    expect(await reminded(id)).toEqual(['2026-10-01T13:37']);
  });

  it('sends only the latest step after an outage, in the morning', async () => {
    const { id } = await harness.anIssuedInvoice(businessId);
    await runHourly('2026-10-08T02', '2026-10-08T15');
    expect(await reminded(id)).toEqual(['2026-10-08T13:37']);
  });

  it('sends nothing before its time, nor on a weekend', async () => {
    const { id } = await harness.anIssuedInvoice(businessId);
    for (const day of ['26', '27', '28']) await runHourly(`2026-09-${day}T11`, `2026-09-${day}T13`);
    expect(await reminded(id)).toEqual([]);
  });
});

describe('nobody is reminded of an invoice that, since it was indexed,', () => {
  const now = '2026-09-28T13:10:00.000Z';
  it.each<[string, Partial<InvoiceRecord>]>([
    ['was paid', { status: 'PAID' }],
    ['was paid in full but not marked yet', { paidCents: 10_000 }],
    ['was cancelled', { status: 'CANCELLED' }],
    ['was refunded', { status: 'CANCELLED', isRefunded: true, returnedCents: 10_000 }],
    ['is disputed', { disputedCents: 100 }],
    [
      'was reported as paid',
      { claim: { id: 'claim', method: 'e-transfer', at: '2026-09-25T15:00:00.000Z', on: '2026-09-25' } },
    ],
    [
      'bounced',
      {
        deliveryFailure: { kind: 'BOUNCED', address: 'gone@example.com', sentAt: now },
        billingEmail: 'gone@example.com',
      },
    ],
    ['was switched off', { reminders: 'off' }],
  ])('%s', async (_, change) => {
    const invoice = await harness.anIssuedInvoice(businessId);
    await harness.change(invoice.id, change);
    // As if the invoice were still in the index.
    await harness.invoices.reschedule(await harness.read(invoice.id), new Date(now));
    await harness.run(now);
    expect(await harness.mailsAbout(invoice.id)).toEqual([]);
  });

  it('has a customer who was deleted, or wants none', async () => {
    const [deleted, unwilling] = [await harness.aCustomer(businessId), await harness.aCustomer(businessId)];
    const ids = [];
    for (const customerId of [deleted, unwilling]) {
      ids.push((await harness.anIssuedInvoice(businessId, { customerId })).id);
    }
    await customersIn(table, businessId).remove(deleted);
    await customersIn(table, businessId).change(unwilling, { remind: false });
    await harness.run(now);
    expect(await Promise.all(ids.map(harness.dueAt))).toEqual([undefined, undefined]);
    expect((await Promise.all(ids.map(harness.mailsAbout))).flat()).toEqual([]);
  });

  it('belongs to a business that was disabled', async () => {
    const { id } = await harness.anIssuedInvoice(businessId);
    await table.transact({ business: { Update: set(businessKey(businessId), { deletedAt: now }) } });
    await harness.run(now);
    expect(await harness.mailsAbout(id)).toEqual([]);
  });
});

describe('of a suspended business,', () => {
  const suspend = (suspendedAt: string | undefined, restoredAt?: string) =>
    table.transact({ business: { Update: set(businessKey(businessId), { suspendedAt, restoredAt }) } });

  it('nobody is reminded until it is restored; what was due before is skipped, and the next step is sent in time', async () => {
    const { id } = await harness.anIssuedInvoice(businessId);
    await suspend('2026-09-25T15:00:00.000Z');
    await runHourly('2026-09-28T12', '2026-10-05T14');
    expect(await reminded(id)).toEqual([]);
    expect(await harness.dueAt(id)).toBeUndefined();
    await suspend(undefined, '2026-10-05T14:00:00.000Z');
    await harness.reschedule(businessId);
    await runHourly('2026-10-05T14', '2026-10-07T14');
    expect(await reminded(id)).toEqual(['2026-10-07T13:37']);
  });

  it('no invoice is reminded later that had no step left', async () => {
    const { id } = await harness.anIssuedInvoice(businessId);
    await suspend(undefined, '2026-10-14T13:00:00.000Z');
    await harness.reschedule(businessId);
    expect(await harness.dueAt(id)).toBeUndefined();
  });
});

it('asks the owner about a reported payment once, and reminds two days later', async () => {
  const { id } = await harness.anIssuedInvoice(businessId);
  await harness.change(id, {
    claim: { id: 'claim', method: 'e-transfer', at: '2026-09-23T15:00:00.000Z', on: '2026-09-23' },
  });
  for (const day of ['09-28', '09-29', '09-30', '10-01']) await runHourly(`2026-${day}T12`, `2026-${day}T14`);
  expect(await harness.mailsAbout(id)).toMatchObject([
    { kind: 'OWNER_NOTICE', news: { what: 'CLAIM_OPEN', amountCents: 10_000, on: '2026-09-23' } },
  ]);
  expect(await reminded(id)).toEqual([]);
  await runHourly('2026-10-02T12', '2026-10-02T15');
  expect(await reminded(id)).toEqual(['2026-10-02T13:37']);
});

it('asks about the amount that the customer reported', async () => {
  const { id } = await harness.anIssuedInvoice(businessId);
  const claim = { id: 'claim', method: 'e-transfer', at: '2026-09-23T15:00:00.000Z', on: '2026-09-23' } as const;
  await harness.change(id, { claim: { ...claim, amount: 349.99 } });
  await runHourly('2026-09-30T12', '2026-09-30T14');
  expect(await harness.mailsAbout(id)).toMatchObject([{ news: { what: 'CLAIM_OPEN', amountCents: 34_999 } }]);
});

it('reschedules reminders once a business switches them on or off, or changes the days', async () => {
  const other = await harness.aBusiness({ isOn: false });
  const { id } = await harness.anIssuedInvoice(other);
  const rescheduled = async (settings: object) => {
    await harness.choose(other, settings);
    await harness.reschedule(other);
    return harness.dueAt(id);
  };
  expect(await rescheduled({ isOn: true })).toBe('2026-09-28T13:00:00.000Z');
  expect(await rescheduled({ days: [1], hour: 10 })).toBe('2026-10-01T14:00:00.000Z');
  expect(await rescheduled({ since: '2026-09-08T00:00:00.000Z' })).toBeUndefined();
});
