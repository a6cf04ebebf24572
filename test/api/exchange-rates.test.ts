import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar-day.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { TaxReport } from '#shared/reports/schema.ts';
import { entriesOf } from '#test/support/activity-calls.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { aPayment, aPerson, aSentInvoice, aStoredInvoice, type Person, todayOf } from '#test/support/given.ts';
import { aRegisteredOwner } from '#test/support/taxed-invoices.ts';

const RATE = { rate: 1.3712, on: '2026-01-05' };
const ISSUED = { issueDate: '2026-01-05', dueDate: '2026-02-04' };

/** An invoice of 300.00 US dollars before tax to Québec. */
const inDollars = (by: Person, changes: object = {}): Promise<Invoice> =>
  aSentInvoice(by, {
    ...{ billingProvince: 'QC', billingCountry: 'Canada', taxMode: 'province', currency: 'USD' },
    ...{ ...ISSUED, items: [{ name: 'Design', quantity: 3, rate: 100 }] },
    ...changes,
  });
const setRate = (by: Person, id: string, body: object = RATE) =>
  by.call<Invoice>('POST', `/invoices/${id}/exchange-rate`, { body });
const removeRate = (by: Person, id: string) => by.call<Invoice>('DELETE', `/invoices/${id}/exchange-rate`);
const rateOf = async (by: Person, id: string) => (await by.call<Invoice>('GET', `/invoices/${id}`)).body.exchangeRate;
const taxesOf = async (by: Person, days = 'from=2026-01-01&to=2026-12-31') =>
  (await by.call<TaxReport>('GET', `/reports/taxes?${days}`)).body;
const linesOf = async (by: Person, days?: string) => (await taxesOf(by, days)).returns[0]?.lines;

describe('the exchange rate of an invoice', () => {
  it('lets it count in the figures of returns, until it is removed', async () => {
    const owner = await aRegisteredOwner();
    const { id } = await inDollars(owner);
    expect(await linesOf(owner)).toMatchObject({ '90': 0, '103': 0 });

    const set = await setRate(owner, id);
    expect([set.status, set.body.exchangeRate]).toEqual([200, RATE]);
    expect(await rateOf(owner, id)).toEqual(RATE);
    // 300.00 and 15.00 at 1.3712.
    expect(await linesOf(owner)).toMatchObject({ '90': 41_136, '101': 41_136, '103': 2_057 });
    expect((await taxesOf(owner)).documents).toMatchObject([
      { currency: 'USD', exchangeRate: RATE, price: { taxable: 30_000 } },
    ]);

    const other = { rate: 1.4, on: '2026-01-06' };
    expect((await setRate(owner, id, other)).body.exchangeRate).toEqual(other);
    expect(await linesOf(owner)).toMatchObject({ '90': 42_000, '103': 2_100 });

    const removed = await removeRate(owner, id);
    expect([removed.status, removed.body.exchangeRate]).toEqual([200, undefined]);
    expect(await linesOf(owner)).toMatchObject({ '90': 0, '103': 0 });
  });

  it('is that of its payments and credit notes, too', async () => {
    const owner = await aRegisteredOwner();
    const { id } = await inDollars(owner);
    await setRate(owner, id);
    const today = await todayOf(owner);
    const payment = aPayment({ amount: 100, paidOn: '2026-02-01' });
    expect((await owner.call('POST', `/invoices/${id}/payments`, { body: payment })).status).toBe(200);
    const credit = { id: crypto.randomUUID(), amount: 114.98 };
    expect((await owner.call('POST', `/invoices/${id}/credit-notes`, { body: credit })).status).toBe(200);
    const { returns, documents } = await taxesOf(owner, `from=2026-01-01&to=${today}`);
    expect(documents.map(({ kind, exchangeRate }) => [kind, exchangeRate])).toEqual([
      ['sale', RATE],
      ['money', RATE],
      ['credit', RATE],
    ]);
    // The credit note has 5.00 of GST, the payment 4.35.
    expect(returns[0]).toMatchObject({ lines: { '103': 2_057, '107': 686 }, cash: { collected: 596 } });
  });

  it('survives edits and an open editor, but neither another currency nor a draft', async () => {
    const owner = await aRegisteredOwner();
    const { id, version } = await inDollars(owner);
    await setRate(owner, id);
    const edit = (body: object) => owner.call<Invoice>('PATCH', `/invoices/${id}`, { body });
    expect((await edit({ additionalNotes: 'Thank you', version })).body.exchangeRate).toEqual(RATE);
    expect((await edit({ currency: 'EUR' })).body.exchangeRate).toBeUndefined();
    await setRate(owner, id);
    expect((await edit({ status: 'DRAFT' })).body.exchangeRate).toBeUndefined();
    expect((await edit({ status: 'SENT' })).body.exchangeRate).toBeUndefined();
  });

  it('is recorded with both values, and not again if it is the same', async () => {
    const owner = await aPerson();
    const { id, invoiceNumber } = await inDollars(owner, { taxMode: 'none' });
    await setRate(owner, id);
    await setRate(owner, id, { ...RATE, rate: 1.4 });
    await setRate(owner, id, { ...RATE, rate: 1.4 });
    expect((await entriesOf(owner))[0]).toMatchObject({
      ...{ action: 'invoice.set-rate', record: { label: invoiceNumber } },
      changes: [
        {
          field: 'exchangeRate',
          from: { kind: 'exchangeRate', ...RATE },
          to: { kind: 'exchangeRate', ...RATE, rate: 1.4 },
        },
      ],
    });
  });
});

describe('a rate is refused', () => {
  it.each([
    [
      'CAD',
      'An invoice in Canadian dollars needs no exchange rate',
      (by: Person) => inDollars(by, { currency: 'CAD' }),
    ],
    [
      'a draft',
      'A draft counts in no report. Its exchange rate can be entered once it is sent.',
      (by: Person) => aStoredInvoice(by, { currency: 'USD' }),
    ],
  ])('for an invoice that needs none: %s', async (_, message, of) => {
    const owner = await aPerson();
    const { id } = await of(owner);
    const refused = await setRate(owner, id);
    expect([refused.status, refused.body]).toMatchObject([409, { reason: 'NO_EXCHANGE_RATE', message }]);
    expect((await removeRate(owner, id)).status).toBe(200);
  });

  it('if it is none, or of a day to come', async () => {
    const owner = await aPerson();
    const { id } = await inDollars(owner, { taxMode: 'none' });
    const today = await todayOf(owner);
    for (const [body, path] of [
      [{ rate: 0, on: today }, 'rate'],
      [{ rate: 100.01, on: today }, 'rate'],
      [{ rate: 1.1234567, on: today }, 'rate'],
      [{ rate: '1.3', on: today }, 'rate'],
      [{ rate: 1.3 }, 'on'],
      [{ rate: 1.3, on: addDays(today, 1) }, 'on'],
      [{ rate: 1.3, on: today, currency: 'USD' }, 'currency'],
    ] as const) {
      const { status, body: answer } = await setRate(owner, id, body);
      expect([status, answer], JSON.stringify(body)).toMatchObject([400, { issues: [{ path }] }]);
    }
    expect((await setRate(owner, id, { rate: 100, on: today })).status).toBe(200);
    expect((await setRate(owner, id, { rate: 0.0001, on: today })).status).toBe(200);
  });

  it('from an employee, and from another business', async () => {
    const owner = await aPerson();
    const { id } = await inDollars(owner, { taxMode: 'none' });
    expect((await setRate(await anEmployeeOf(owner), id)).status).toBe(403);
    expect((await setRate(await aPerson(), id)).status).toBe(404);
    expect(await rateOf(owner, id)).toBeUndefined();
  });
});
