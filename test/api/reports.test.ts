import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar-day.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { owedChangeCents } from '#shared/reports/entry-cents.ts';
import type { AgingReport, IncomeReport, TaxReport } from '#shared/reports/schema.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import {
  aCustomer,
  aPayment,
  aPerson,
  aSentInvoice,
  aStoredInvoice,
  aStoredReceipt,
  type Person,
  todayOf,
} from '#test/support/given.ts';
import { aPaidDeposit } from '#test/support/given-deposit.ts';
import { aRegisteredOwner } from '#test/support/taxed-invoices.ts';

const QUEBEC = { billingProvince: 'QC', billingCountry: 'Canada', taxMode: 'province' } as const;
const WINTER = 'from=2026-01-01&to=2026-03-31';

let owner: Person;
beforeAll(async () => {
  owner = await aRegisteredOwner();
});

const taxesOf = async (by: Person, days = WINTER) => (await by.call<TaxReport>('GET', `/reports/taxes?${days}`)).body;
const agingOf = async (by: Person, on = '') =>
  (await by.call<AgingReport>('GET', `/reports/aging?${on && `on=${on}`}`)).body;
const incomeOf = async (by: Person, query: string) =>
  (await by.call<IncomeReport>('GET', `/reports/income?${query}`)).body;

/** An invoice of 300.00 to Québec, sent on a day. */
const anInvoiceOn = (by: Person, issueDate: string, changes: object = {}): Promise<Invoice> =>
  aSentInvoice(by, {
    ...QUEBEC,
    ...{ issueDate, dueDate: addDays(issueDate, 30), items: [{ name: 'Design', quantity: 3, rate: 100 }] },
    ...changes,
  });
const pay = (by: Person, { id }: Invoice, input: object) =>
  by.call('POST', `/invoices/${id}/payments`, { body: aPayment(input) });

describe('the sales taxes of a period', () => {
  it('are those of the invoices issued in it, with what was received for them', async () => {
    const invoice = await anInvoiceOn(owner, '2026-01-05');
    await pay(owner, invoice, { amount: 114.98, paidOn: '2026-02-01' });
    await anInvoiceOn(owner, '2026-04-01');
    await anInvoiceOn(owner, '2026-03-31', { currency: 'USD' });
    await aStoredInvoice(owner, { ...QUEBEC, issueDate: '2026-01-06' });
    const { returns, documents } = await taxesOf(owner);
    expect(returns).toMatchObject([
      {
        account: 'GST_HST',
        lines: { '90': 30_000, '101': 30_000, '103': 1_500, '105': 1_500 },
        cash: { collected: 500 },
      },
      { account: 'QST', lines: { '203': 2_993, '205': 2_993 }, cash: { collected: 998 } },
    ]);
    expect(documents.map(({ on, kind, currency }) => [on, kind, currency])).toEqual([
      ['2026-01-05', 'sale', 'CAD'],
      ['2026-02-01', 'money', 'CAD'],
      ['2026-03-31', 'sale', 'USD'],
    ]);
    expect(documents[0]).toMatchObject({ invoiceId: invoice.id, invoiceNumber: invoice.invoiceNumber, place: 'QC' });
  });

  it('follow what happens to an invoice at once: credit note, write-off, its reversal, deletion', async () => {
    const by = await aRegisteredOwner();
    const today = await todayOf(by);
    const line = async (of: string, days = `from=${today}&to=${today}`) =>
      (await taxesOf(by, days)).returns.find(({ account }) => account === 'GST_HST')?.lines[of];
    const [credited, lost, gone] = [
      await anInvoiceOn(by, '2026-01-05'),
      await anInvoiceOn(by, '2026-01-06'),
      await anInvoiceOn(by, '2026-01-07'),
    ];
    expect(await line('103', WINTER)).toBe(4_500);
    const body = { id: crypto.randomUUID(), amount: 114.98 };
    expect((await by.call('POST', `/invoices/${credited.id}/credit-notes`, { body })).status).toBe(200);
    expect(await line('107')).toBe(500);
    await by.call('POST', `/invoices/${lost.id}/write-off`, { body: {} });
    expect(await line('107')).toBe(2_000);
    await by.call('DELETE', `/invoices/${lost.id}/write-off`);
    expect(await line('107')).toBe(500);
    await by.call('DELETE', `/invoices/${gone.id}`);
    expect(await line('103', WINTER)).toBe(3_000);
    await by.call('PATCH', `/invoices/${lost.id}`, { body: { issueDate: today, dueDate: addDays(today, 30) } });
    expect([await line('103', WINTER), await line('103')]).toEqual([1_500, 1_500]);
    await by.call('PATCH', `/invoices/${lost.id}`, { body: { status: 'CANCELLED' } });
    expect(await line('103')).toBe(0);
  });

  it('count a deposit once, on the day on which it pays an invoice', async () => {
    const by = await aRegisteredOwner();
    const today = await todayOf(by);
    const deposit = await aPaidDeposit(by, 100);
    const invoice = await anInvoiceOn(by, '2026-01-05', { customerId: deposit.customerId });
    expect((await taxesOf(by, `from=2026-01-01&to=${addDays('2026-01-01', 364)}`)).documents).toHaveLength(1);
    const body = { id: crypto.randomUUID(), depositId: deposit.id };
    expect((await by.call('POST', `/invoices/${invoice.id}/deposits`, { body })).status).toBe(200);
    const { returns, documents } = await taxesOf(by, `from=${today}&to=${today}`);
    expect(documents).toMatchObject([{ kind: 'money', on: today, cents: 10_000, invoiceId: invoice.id }]);
    expect(returns[0]?.cash).toEqual({ collected: 435 });
  });

  it('have an account for each registration, also without a document', async () => {
    const { returns } = await taxesOf(await aRegisteredOwner({ taxRegistrations: { GST: '84512 3397 RT0001' } }));
    expect(returns.map(({ account, cash }) => [account, cash])).toEqual([['GST_HST', { collected: 0 }]]);
    expect((await taxesOf(await aPerson())).returns).toEqual([]);
  });
});

describe('what is owed', () => {
  it('is by customer and days after the due day, as of any day', async () => {
    const by = await aRegisteredOwner();
    const customer = await aCustomer(by, { name: 'Café Léger' });
    const named = { customerId: customer.id, billingName: 'Café Léger' };
    const first = await anInvoiceOn(by, '2026-01-05', named);
    await pay(by, first, { amount: 100, paidOn: '2026-02-10' });
    const second = await anInvoiceOn(by, '2026-01-10', named);
    await pay(by, second, { amount: second.total, paidOn: '2026-03-01' });
    expect(await agingOf(by, '2026-02-09')).toEqual({
      on: '2026-02-09',
      rows: [
        {
          ...{ customerId: customer.id, customer: 'Café Léger', currency: 'CAD', totalCents: 68_986, creditCents: 0 },
          buckets: { current: 34_493, '1-30': 34_493, '31-60': 0, '61-90': 0, '90+': 0 },
          invoices: [
            expect.objectContaining({
              invoiceId: first.id,
              dueDate: '2026-02-04',
              bucket: '1-30',
              balanceCents: 34_493,
            }),
            expect.objectContaining({ invoiceId: second.id, bucket: 'current', balanceCents: 34_493 }),
          ],
        },
      ],
    });
    expect((await agingOf(by, '2026-02-10')).rows).toMatchObject([{ totalCents: 58_986 }]);
    expect((await agingOf(by, '2026-03-01')).rows).toMatchObject([{ totalCents: 24_493 }]);
    expect((await agingOf(by, '2026-01-04')).rows).toEqual([]);
    const now = await agingOf(by);
    expect(now).toMatchObject({ on: await todayOf(by), rows: [{ totalCents: 24_493, buckets: { '90+': 24_493 } }] });
    expect(await agingOf(by, now.on)).toEqual(now);
  });

  it('is nothing of a write-off from its day on, nor of a deposit; credit is beside it', async () => {
    const by = await aRegisteredOwner();
    const today = await todayOf(by);
    const lost = await anInvoiceOn(by, '2026-01-05');
    await by.call('POST', `/invoices/${lost.id}/write-off`, { body: {} });
    await aPaidDeposit(by, 100);
    const customer = await aCustomer(by, { name: 'Ann' });
    await aStoredReceipt(by, { customerId: customer.id, amount: 12.5, paidOn: '2026-02-01' });
    const credit = { customerId: customer.id, customer: 'Ann', currency: 'CAD', totalCents: 0, creditCents: 1_250 };
    expect((await agingOf(by)).rows).toMatchObject([credit]);
    expect((await agingOf(by, addDays(today, -1))).rows).toMatchObject([{ totalCents: 34_493 }, credit]);
  });

  it('is refused of a day to come', async () => {
    const answer = await owner.call('GET', `/reports/aging?on=${addDays(await todayOf(owner), 1)}`);
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'on', rule: 'notInFuture' }] } });
  });
});

describe('income', () => {
  it('is billed before tax and received with it, by month, customer, product and province', async () => {
    const by = await aRegisteredOwner();
    const items = [
      { name: 'Design', quantity: 1, rate: 300 },
      { name: 'Print', quantity: 1, rate: 100 },
    ];
    const discount = { discountType: 'fixed', discountValue: 40 };
    const invoice = await anInvoiceOn(by, '2026-01-05', { items, ...discount, billingName: 'Ann' });
    await pay(by, invoice, { amount: 114.98, paidOn: '2026-03-01' });
    const sums = async (of: string) =>
      (await incomeOf(by, `${WINTER}&by=${of}`)).rows.map(({ key, billedCents, receivedCents }) => [
        key,
        billedCents,
        receivedCents,
      ]);
    expect(await sums('month')).toEqual([
      ['2026-01', 36_000, 0],
      ['2026-02', 0, 0],
      ['2026-03', 0, 11_498],
    ]);
    expect(await sums('customer')).toEqual([['Ann', 36_000, 11_498]]);
    expect(await sums('province')).toEqual([['QC', 36_000, 11_498]]);
    expect(await sums('product')).toEqual([
      ['Design', 27_000, undefined],
      ['Print', 9_000, undefined],
    ]);
  });
});

describe('a report', () => {
  it.each([
    ['from=2026-03-02&to=2026-03-01', 'to', 'after'],
    ['from=2024-01-01&to=2025-01-01', 'to', 'maxDays'],
    ['from=2026-03-01', 'to', 'required'],
    ['from=2026-02-30&to=2026-03-01', 'from', 'date'],
  ])('of %s is refused', async (days, path, rule) => {
    for (const report of ['taxes?', 'income?by=month&']) {
      const answer = await owner.call('GET', `/reports/${report}${days}`);
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path, rule }] } });
    }
  });

  it('of a leap year is not', async () => {
    expect((await owner.call('GET', '/reports/taxes?from=2024-01-01&to=2024-12-31')).status).toBe(200);
  });

  it('is not for employees, and has nothing of another business', async () => {
    const employee = await anEmployeeOf(owner);
    for (const path of [`taxes?${WINTER}`, 'aging', `income?${WINTER}&by=month`])
      expect((await employee.call('GET', `/reports/${path}`)).status).toBe(403);
    const other = await aPerson();
    expect((await taxesOf(other)).documents).toEqual([]);
    expect((await agingOf(other)).rows).toEqual([]);
  });

  it('agrees with the account of a customer', async () => {
    const by = await aRegisteredOwner();
    const customer = await aCustomer(by);
    const invoice = await anInvoiceOn(by, '2026-01-05', { customerId: customer.id });
    await pay(by, invoice, { amount: 300, paidOn: '2026-02-01', method: 'cash' });
    const { documents } = await taxesOf(by);
    const owedCents = documents.reduce((sum, entry) => sum + owedChangeCents(entry), 0);
    const { body } = await by.call<{ owed: { amount: number }[] }>('GET', `/customers/${customer.id}/account`);
    expect(body.owed).toMatchObject([{ amount: owedCents / 100 }]);
  });
});
