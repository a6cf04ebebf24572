import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, monthEnd } from '#shared/calendar-day.ts';
import type { AttentionKind, Dashboard } from '#shared/reports/dashboard.ts';
import type { AgingReport, IncomeReport } from '#shared/reports/schema.ts';
import { anAccountantOf, anEmployeeOf } from '#test/support/an-employee.ts';
import { call } from '#test/support/client.ts';
import { accept } from '#test/support/estimate-calls.ts';
import { aPublishedEstimate } from '#test/support/estimate-page.ts';
import {
  aPayment,
  aPerson,
  aPersonReadyToSend,
  aSentInvoice,
  aStoredInvoice,
  type Person,
  todayOf,
} from '#test/support/given.ts';

const dashboardOf = async (by: Person) => (await by.call<Dashboard>('GET', '/reports/dashboard')).body;

it('is empty for a new business', async () => {
  const by = await aPerson();
  expect(await dashboardOf(by)).toEqual({ on: await todayOf(by), months: [], aging: [], attention: [] });
});

it('has the figures of the reports of income and aging', async () => {
  const by = await aPerson();
  const today = await todayOf(by);
  const soon = { issueDate: today, dueDate: addDays(today, 30) };
  const late = await aSentInvoice(by, { issueDate: addDays(today, -70), dueDate: addDays(today, -40) });
  await aSentInvoice(by, soon);
  const dollars = await aSentInvoice(by, { ...soon, currency: 'USD' });
  await by.call('POST', `/invoices/${dollars.id}/payments`, {
    body: aPayment({ amount: dollars.total, paidOn: today }),
  });
  const { months, aging } = await dashboardOf(by);
  const days = `from=${addDays(monthEnd(today, -6), 1)}&to=${monthEnd(today)}`;
  const income = await by.call<IncomeReport>('GET', `/reports/income?${days}&by=month`);
  expect(months).toEqual(income.body.rows);
  expect(months).toHaveLength(12);
  const { rows } = (await by.call<AgingReport>('GET', '/reports/aging')).body;
  const totalCents = rows.reduce((sum, row) => sum + row.totalCents, 0);
  const buckets = expect.objectContaining({ '31-60': Math.round(late.total * 100) });
  expect(aging).toEqual([{ currency: 'CAD', totalCents, buckets }]);
});

describe('what needs attention', () => {
  let owner: Person;
  let today: string;
  beforeAll(async () => {
    owner = await aPersonReadyToSend();
    today = await todayOf(owner);
  });

  const idsOf = async (kind: AttentionKind) =>
    (await dashboardOf(owner)).attention?.find((found) => found.kind === kind)?.records.map(({ id }) => id) ?? [];

  it('is a payment that a customer reported, until it is answered', async () => {
    const { id } = await aSentInvoice(owner);
    const { body } = await call<{ claimId: string }>('POST', `/invoices/${id}/payment-claims`, {
      body: { method: 'e-transfer' },
    });
    expect(await idsOf('claim')).toEqual([id]);
    await owner.call('POST', `/invoices/${id}/payment-claims/${body.claimId}`, { body: { action: 'dismiss' } });
    expect(await idsOf('claim')).toEqual([]);
  });

  it('is a draft of yesterday, until it is sent', async () => {
    const { id } = await aStoredInvoice(owner, { issueDate: addDays(today, -1), dueDate: addDays(today, 9) });
    await aStoredInvoice(owner, { issueDate: today, dueDate: addDays(today, 9) });
    expect(await idsOf('oldDraft')).toEqual([id]);
    await owner.call('PATCH', `/invoices/${id}`, { body: { status: 'SENT' } });
    expect(await idsOf('oldDraft')).toEqual([]);
  });

  it('is the return of the last quarter, until it is filed, if the business files here', async () => {
    const returnsDue = async () => (await dashboardOf(owner)).attention?.filter(({ kind }) => kind === 'returnDue');
    const since = ((Number(today.slice(5, 7)) - 1) % 3) + 1;
    const [last, earlier] = [since, since + 3].map((months) => {
      return { from: addDays(monthEnd(today, -months - 3), 1), to: monthEnd(today, -months) };
    });
    expect(await returnsDue()).toEqual([]);
    const file = (days: object = {}) =>
      owner.call('POST', '/reports/taxes/filings', { body: { account: 'GST_HST', ...days } });
    expect((await file(earlier)).status).toBe(201);
    expect(await returnsDue()).toEqual([{ kind: 'returnDue', count: 1, records: [], days: last }]);
    expect((await file(last)).status).toBe(201);
    expect(await returnsDue()).toEqual([]);
  });

  it('is an estimate, once it is accepted', async () => {
    const { id, link = '' } = await aPublishedEstimate(owner, { issueDate: today, dueDate: addDays(today, 30) });
    expect(await idsOf('toInvoice')).toEqual([]);
    await accept(link);
    expect(await idsOf('toInvoice')).toEqual([id]);
  });
});

it('is not for employees, and has nothing for an accountant to do', async () => {
  const owner = await aPerson();
  await aStoredInvoice(owner, { issueDate: '2026-01-05', dueDate: '2026-02-04' });
  const [employee, accountant] = [await anEmployeeOf(owner), await anAccountantOf(owner)];
  expect((await employee.call('GET', '/reports/dashboard')).status).toBe(403);
  expect((await dashboardOf(owner)).attention).toHaveLength(1);
  expect(await dashboardOf(accountant)).toEqual({ on: await todayOf(owner), months: [], aging: [] });
});
