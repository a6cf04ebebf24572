import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar-day.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { Filing, FilingChanges } from '#shared/reports/filing.ts';
import { aFiling } from '#test/support/a-filing.ts';
import { aSentInvoice, type Person, todayOf } from '#test/support/given.ts';
import { aRegisteredOwner } from '#test/support/taxed-invoices.ts';

const QUEBEC = { billingProvince: 'QC', billingCountry: 'Canada', taxMode: 'province' } as const;
const WINTER = { from: '2026-01-01', to: '2026-03-31' };

/** An invoice of 300.00 to Québec, sent on a day. */
const anInvoiceOn = (by: Person, issueDate: string): Promise<Invoice> =>
  aSentInvoice(by, {
    ...QUEBEC,
    ...{ issueDate, dueDate: addDays(issueDate, 30), items: [{ name: 'Design', quantity: 3, rate: 100 }] },
  });
const listOf = async (by: Person) =>
  (await by.call<{ filings: Filing[] }>('GET', '/reports/taxes/filings')).body.filings;
const changesOf = async (by: Person, { id }: Filing) =>
  (await by.call<FilingChanges>('GET', `/reports/taxes/filings/${id}/changes`)).body;
const file = (by: Person, body: object) => by.call('POST', '/reports/taxes/filings', { body });

let owner: Person;
beforeAll(async () => {
  owner = await aRegisteredOwner();
});

describe('a filed period', () => {
  it('keeps the figures of its time, with who filed it and what they claimed', async () => {
    const by = await aRegisteredOwner();
    const begun = Date.now();
    await anInvoiceOn(by, '2026-01-05');
    const filing = await aFiling(by, { account: 'QST', ...WINTER, claimedCents: 1_000 });
    expect(filing).toMatchObject({ account: 'QST', ...WINTER, claimedCents: 1_000, by: by.email });
    expect(filing.lines).toMatchObject({ '203': 2_993, '205': 2_993, '207': 0 });
    expect(Date.parse(filing.filedAt)).toBeGreaterThanOrEqual(begun);
    await anInvoiceOn(by, '2026-03-31');
    await aFiling(by, { account: 'GST_HST', ...WINTER });
    expect(await listOf(by)).toMatchObject([{ account: 'GST_HST', lines: { '103': 3_000 } }, filing]);
  });

  it('tells what changed since: added, changed, credited, deleted', async () => {
    const by = await aRegisteredOwner();
    const [kept, edited, gone] = [
      await anInvoiceOn(by, '2026-01-05'),
      await anInvoiceOn(by, '2026-01-06'),
      await anInvoiceOn(by, '2026-01-07'),
    ];
    const filing = await aFiling(by, WINTER);
    expect(await changesOf(by, filing)).toEqual({ lines: {}, documents: [] });
    const late = await anInvoiceOn(by, '2026-03-31');
    const items = [{ name: 'Design', quantity: 4, rate: 100 }];
    expect((await by.call('PATCH', `/invoices/${edited.id}`, { body: { items } })).status).toBe(200);
    await by.call('DELETE', `/invoices/${gone.id}`);
    // Its credit note is of today, so that it counts in another period.
    const credit = { id: crypto.randomUUID(), amount: 114.98 };
    await by.call('POST', `/invoices/${kept.id}/credit-notes`, { body: credit });
    const { lines, documents } = await changesOf(by, filing);
    expect(documents).toMatchObject([
      { change: 'changed', invoiceId: edited.id, lines: { '101': 10_000, '103': 500 } },
      { change: 'gone', invoiceId: gone.id, isDeleted: true, lines: { '101': -30_000, '103': -1_500 } },
      { change: 'added', invoiceId: late.id, lines: { '101': 30_000, '103': 1_500 } },
    ]);
    expect(lines).toEqual({ '90': 10_000, '101': 10_000, '103': 500, '105': 500 });
    expect((await listOf(by))[0]?.lines['103']).toBe(4_500);
  });

  it('is not filed after all', async () => {
    const filing = await aFiling(owner, WINTER);
    expect((await owner.call('DELETE', `/reports/taxes/filings/${filing.id}`)).status).toBe(204);
    expect((await owner.call('DELETE', `/reports/taxes/filings/${filing.id}`)).status).toBe(404);
    expect((await owner.call('GET', `/reports/taxes/filings/${filing.id}/changes`)).status).toBe(404);
    await aFiling(owner, WINTER);
  });
});

describe('a period by the quick method', () => {
  const setQuick = async (by: Person, quick: object) =>
    expect((await by.call('PATCH', '/reports/taxes/settings', { body: { quick } })).status).toBe(200);
  const method = { from: '2026-01-01', yearStart: 1 };

  it('needs its rates', async () => {
    const by = await aRegisteredOwner();
    await anInvoiceOn(by, '2026-01-05');
    await setQuick(by, { GST_HST: { ...method, rates: {} } });
    expect(await file(by, { account: 'GST_HST', ...WINTER })).toMatchObject({
      ...{ status: 400, body: { reason: 'RATES_MISSING' } },
    });
  });

  it('changes with its documents, not with the method', async () => {
    const by = await aRegisteredOwner();
    await anInvoiceOn(by, '2026-01-05');
    await setQuick(by, { GST_HST: { ...method, rates: { GST: 3.6 } } });
    const filing = await aFiling(by, WINTER);
    expect(filing.lines).toMatchObject({ '101': 31_500, 'eligible.GST': 31_500, '103': 1_134, '107': 315 });
    await setQuick(by, {});
    expect(await changesOf(by, filing)).toEqual({ lines: {}, documents: [] });
    const late = await anInvoiceOn(by, '2026-03-31');
    const { lines, documents } = await changesOf(by, filing);
    expect(documents).toMatchObject([
      { change: 'added', invoiceId: late.id, lines: { '101': 31_500, 'eligible.GST': 31_500 } },
    ]);
    expect(lines).toEqual({ '101': 31_500, 'eligible.GST': 31_500, '103': 1_134, '105': 1_134, '107': 315 });
  });
});

describe('periods of an account', () => {
  const YEAR = { from: '2025-01-01', to: '2025-12-31' };

  it('never overlap, but those of another account may', async () => {
    const by = await aRegisteredOwner();
    await aFiling(by, YEAR);
    for (const days of [YEAR, { from: '2025-12-31', to: '2026-01-31' }, { from: '2025-05-01', to: '2025-05-01' }]) {
      const { status, body } = await file(by, { account: 'GST_HST', ...days });
      expect([status, body]).toMatchObject([409, { reason: 'FILING_OVERLAPS', params: YEAR }]);
    }
    await aFiling(by, { account: 'QST', ...YEAR });
    await aFiling(by, { from: '2026-01-01', to: '2026-01-31' });
  });

  it('never overlap if two windows file at once', async () => {
    const by = await aRegisteredOwner();
    const windows = [YEAR, YEAR, { from: '2025-12-01', to: '2025-12-31' }, { from: '2025-03-01', to: '2026-02-28' }];
    const answers = await Promise.all(windows.map((days) => file(by, { account: 'GST_HST', ...days })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await listOf(by)).toHaveLength(1);
  });
});

describe('filing is refused', () => {
  it('until the last day is over', async () => {
    const today = await todayOf(owner);
    const { status, body } = await file(owner, { account: 'QST', from: today, to: today });
    expect([status, body]).toMatchObject([400, { reason: 'PERIOD_NOT_OVER', params: { to: today } }]);
    const yesterday = addDays(today, -1);
    await aFiling(owner, { account: 'QST', from: yesterday, to: yesterday });
  });

  it.each([
    ['days that end before they begin', { from: '2025-02-01', to: '2025-01-31' }],
    ['more than a year', { from: '2024-01-01', to: '2025-01-01' }],
    ['no day', { from: '2025-02-30', to: '2025-03-31' }],
    ['no account', { account: 'HST' }],
    ['part of a cent', { claimedCents: 0.5 }],
    ['less than nothing claimed', { claimedCents: -1 }],
    ['a claim on a return without one', { account: 'PST_BC', claimedCents: 100 }],
  ])('for %s', async (_, changes) => {
    const body = { account: 'GST_HST', from: '2025-01-01', to: '2025-03-31', ...changes };
    expect((await file(owner, body)).status).toBe(400);
  });
});
