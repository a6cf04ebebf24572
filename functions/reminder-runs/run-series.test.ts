import { beforeEach, describe, expect, it, vi } from 'vitest';
import { customersIn } from '#functions/domain/people/customers.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { FIRST_DUE, SECOND_DUE, seriesHarness } from '#test/support/series-harness.ts';
import type { DueSeries } from './run-series.ts';

const table = await emulatedTable();
const harness = seriesHarness(table);
const { onlyInvoice, newsOf } = harness;

let businessId: string;
beforeEach(async () => {
  businessId = await harness.aBusiness();
});

const runHourly = async (from: string, hours: number) => {
  for (let hour = 0; hour < hours; hour++)
    await harness.runAll(new Date(Date.parse(from) + hour * 3_600_000).toISOString());
};

describe('a series that sends its invoices', () => {
  it('makes and sends one on its day at its hour, once', async () => {
    const of = await harness.aSeries(businessId);
    await runHourly('2026-10-31T11:10:00.000Z', 2);
    expect(await harness.invoicesOf(of)).toEqual([]);
    await runHourly('2026-10-31T13:10:00.000Z', 3);
    const invoice = await onlyInvoice(of);
    const customer = await customersIn(table, businessId).find(invoice.customerId ?? '');
    expect(invoice).toMatchObject({
      ...{ seriesId: of.seriesId, status: 'SENT', issueDate: '2026-10-31', dueDate: '2026-11-30', totalCents: 10_000 },
      ...{ billingName: 'Café Léger', billingEmail: customer?.email, payTo: { eTransferEmail: 'pay@example.com' } },
      items: [{ name: 'Hosting in October 2026', quantity: 1, rate: 100 }],
    });
    expect(await harness.mailsAbout(invoice)).toMatchObject([
      { kind: 'INVOICE', to: customer?.email, status: 'SENT', seriesId: of.seriesId },
    ]);
    const events = await harness.eventsOf(invoice.id, 'CREATED', 'EMAIL', 'STATUS');
    expect(events).toMatchObject([
      { type: 'CREATED', seriesId: of.seriesId },
      { type: 'EMAIL', recipient: customer?.email },
      { type: 'STATUS', from: 'DRAFT', to: 'SENT' },
    ]);
    expect(events.some((event) => 'by' in event)).toBe(false);
    expect(await harness.read(of)).toMatchObject({ next: 1, madeCount: 1, lastMade: '2026-10-31', status: 'ACTIVE' });
    expect(await harness.dueAt(of)).toBe(SECOND_DUE);
  });

  it('goes on at the same hour after the clocks change, with the last day of a shorter month', async () => {
    const of = await harness.aSeries(businessId);
    await harness.run(of, '2026-10-31T13:10:00.000Z');
    await harness.run(of, '2026-11-30T13:10:00.000Z');
    await onlyInvoice(of);
    for (const now of ['2026-11-30T14:10:00.000Z', '2026-12-31T14:10:00.000Z', '2027-01-31T14:10:00.000Z'])
      await harness.run(of, now);
    await harness.run(of, '2027-02-28T14:10:00.000Z');
    expect((await harness.invoicesOf(of)).map(({ issueDate }) => issueDate)).toEqual([
      ...['2026-10-31', '2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28'],
    ]);
  });

  it('makes and sends twelve in a year, each on its own day', async () => {
    const of = await harness.aSeries(businessId, { schedule: { end: { lastDay: '2027-09-30' } } });
    for (let day = Date.parse(FIRST_DUE); day < Date.parse('2027-12-01'); day += 7 * 86_400_000)
      await harness.run(of, new Date(day).toISOString());
    const made = await harness.invoicesOf(of);
    expect(made.map(({ issueDate }) => issueDate.slice(0, 7))).toEqual([
      ...['2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05', '2027-06', '2027-07'],
      ...['2027-08', '2027-09'],
    ]);
    expect(made.every(({ status }) => status === 'SENT')).toBe(true);
    expect((await Promise.all(made.map(harness.mailsAbout))).flat()).toHaveLength(12);
    expect(await harness.read(of)).toMatchObject({ status: 'ENDED', madeCount: 12 });
  });

  it('ends with its last invoice', async () => {
    const of = await harness.aSeries(businessId, { schedule: { end: { count: 2 } } });
    for (const now of [FIRST_DUE, SECOND_DUE, '2026-12-31T14:10:00.000Z']) await harness.run(of, now);
    expect(await harness.read(of)).toMatchObject({ status: 'ENDED', madeCount: 2 });
    expect(await harness.dueAt(of)).toBeUndefined();
    expect((await harness.invoicesOf(of)).map(({ status }) => status)).toEqual(['SENT', 'SENT']);
  });

  it('passes over a skipped day, and until the day on which it is no longer paused', async () => {
    const skipping = await harness.aSeries(businessId, { skipped: ['2026-11-30'] });
    const paused = await harness.aSeries(businessId, { status: 'PAUSED', pausedUntil: '2026-12-01' });
    for (const now of [FIRST_DUE, SECOND_DUE, '2026-12-31T14:10:00.000Z']) await harness.runAll(now);
    const daysOf = async (of: DueSeries) => (await harness.invoicesOf(of)).map(({ issueDate }) => issueDate);
    expect(await daysOf(skipping)).toEqual(['2026-10-31', '2026-12-31']);
    expect(await harness.read(skipping)).toMatchObject({ skipped: [], madeCount: 2 });
    expect(await daysOf(paused)).toEqual(['2026-12-31']);
    const after = await harness.read(paused);
    expect(after.status).toBe('ACTIVE');
    expect(after.pausedUntil).toBeUndefined();
  });

  it('makes them some days before, with the content of that day alone', async () => {
    const of = await harness.aSeries(businessId, { schedule: { daysInAdvance: 10 } });
    const { customerId } = await harness.read(of);
    const content = {
      billingName: 'Typed',
      currency: 'CAD',
      paymentMethod: 'e-transfer',
      paymentTerms: 'Soon.',
    } as const;
    const items = [{ name: '{quarter}: {period}', quantity: 2, rate: 80 }];
    await harness.change(of, { only: { day: '2026-10-31', content: { ...content, items, customerId, dueInDays: 7 } } });
    await harness.run(of, '2026-10-21T13:10:00.000Z');
    expect(await onlyInvoice(of)).toMatchObject({ totalCents: 16_000, issueDate: '2026-10-31', dueDate: '2026-11-07' });
    expect((await onlyInvoice(of)).items[0]?.name).toBe('Q4: October 31 – November 29, 2026');
    expect((await harness.read(of)).only).toBeUndefined();
    await harness.run(of, '2026-11-20T14:10:00.000Z');
    expect((await harness.invoicesOf(of)).map(({ totalCents }) => totalCents)).toEqual([16_000, 10_000]);
  });

  it('uses the customer as they are by then, in their language', async () => {
    const of = await harness.aSeries(businessId);
    const { customerId = '' } = await harness.read(of);
    const customers = customersIn(table, businessId);
    await customers.change(customerId, { name: 'Café Lourd', state: 'QC', language: 'fr', address: '2, rue Nord' });
    await harness.run(of, FIRST_DUE);
    expect(await onlyInvoice(of)).toMatchObject({
      ...{ billingName: 'Café Lourd', billingAddress: '2, rue Nord', language: 'fr' },
      items: [{ name: 'Hosting in octobre 2026' }],
    });
  });
});

describe('a series of drafts', () => {
  it('makes a draft and tells the owner once', async () => {
    const of = await harness.aSeries(businessId, { mode: 'draft' });
    await Promise.all([harness.runAll(FIRST_DUE), harness.runAll(FIRST_DUE)]);
    const invoice = await onlyInvoice(of);
    expect(invoice.status).toBe('DRAFT');
    expect(await harness.mailsAbout(invoice)).toHaveLength(1);
    expect(await newsOf(invoice)).toEqual([{ what: 'SERIES_DRAFT', seriesId: of.seriesId }]);
  });
});

describe('a late run', () => {
  it('makes up for the latest twelve days, lists the others, and sends as many emails as a day allows', async () => {
    const of = await harness.aSeries(businessId, { schedule: { firstDay: '2025-07-15' } });
    await harness.run(of, FIRST_DUE);
    const [first, ...others] = await harness.invoicesOf(of);
    expect(first?.issueDate).toBe('2025-11-15');
    expect(await newsOf(first ?? { id: '' })).toEqual([
      { what: 'SERIES_MISSED', seriesId: of.seriesId, days: ['2025-07-15', '2025-08-15', '2025-09-15', '2025-10-15'] },
    ]);
    // Ten messages a day to one recipient: the next one waits, and so do the days after it.
    expect([first, ...others].map((each) => each?.status)).toEqual([...Array(10).fill('SENT'), 'DRAFT']);
    await harness.run(of, '2026-11-01T14:10:00.000Z');
    const all = await harness.invoicesOf(of);
    expect(all.map(({ status }) => status)).toEqual(Array(12).fill('SENT'));
    expect(all.at(-1)?.issueDate).toBe('2026-10-15');
    expect((await Promise.all(all.map(harness.mailsAbout))).flat()).toHaveLength(13);
    expect(await harness.read(of)).toMatchObject({
      ...{ madeCount: 12, next: 16 },
      missed: ['2025-07-15', '2025-08-15', '2025-09-15', '2025-10-15'],
    });
  });

  it('keeps the latest 24 missed days', async () => {
    const of = await harness.aSeries(businessId, { mode: 'draft', schedule: { unit: 'week', firstDay: '2026-01-05' } });
    await harness.run(of, '2026-10-31T13:10:00.000Z');
    const { missed = [], madeCount } = await harness.read(of);
    expect([madeCount, missed.length, missed.at(-1)]).toEqual([12, 24, '2026-08-03']);
    expect((await harness.invoicesOf(of))[0]?.issueDate).toBe('2026-08-10');
  });

  it('makes no invoice again whose day is in a new schedule, too, even if it was deleted', async () => {
    const of = await harness.aSeries(businessId);
    await harness.run(of, FIRST_DUE);
    await harness.invoices.remove(await onlyInvoice(of), { by: 'owner@example.com', now: new Date(FIRST_DUE) });
    await harness.change(of, { next: 0 });
    await harness.run(of, SECOND_DUE);
    expect((await harness.invoicesOf(of)).map(({ issueDate }) => issueDate)).toEqual(['2026-11-30']);
    expect(await harness.read(of)).toMatchObject({ madeCount: 2, next: 2 });
  });
});

it('draws another number if all with the usual digits are taken', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.25);
  const series = [await harness.aSeries(businessId), await harness.aSeries(businessId)];
  await harness.runAll(FIRST_DUE);
  vi.restoreAllMocks();
  const numbers = (await Promise.all(series.map(onlyInvoice))).map(({ invoiceNumber }) => invoiceNumber);
  expect(numbers.toSorted()).toEqual(['INV-20261031250', 'INV-202610312500000']);
});
