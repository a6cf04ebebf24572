import { describe, expect, it } from 'vitest';
import type { ReturnSettings } from '#shared/reports/return-settings.ts';
import type { TaxReport } from '#shared/reports/schema.ts';
import { entriesOf } from '#test/support/activity-calls.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { aPerson, aSentInvoice, type Person } from '#test/support/given.ts';
import { aRegisteredOwner } from '#test/support/taxed-invoices.ts';

const QUICK = {
  GST_HST: { from: '2026-01-01', yearStart: 1, rates: { GST: 3.6 } },
  QST: { from: '2026-01-01', yearStart: 1, rates: { QST: 6.6 } },
};
const settingsOf = async (by: Person) => (await by.call<ReturnSettings>('GET', '/reports/taxes/settings')).body;
const change = (by: Person, body: object) => by.call<ReturnSettings>('PATCH', '/reports/taxes/settings', { body });
const returnsOf = async (by: Person, days: string) =>
  (await by.call<TaxReport>('GET', `/reports/taxes?${days}`)).body.returns;

/** An invoice to Québec on a day. */
const sold = (by: Person, issueDate: string, rate: number, changes: object = {}) =>
  aSentInvoice(by, {
    ...{ billingProvince: 'QC', billingCountry: 'Canada', taxMode: 'province', issueDate, dueDate: issueDate },
    ...{ items: [{ name: 'Design', quantity: 1, rate }], ...changes },
  });

describe('how a business files', () => {
  it('is every quarter by the regular method until it says otherwise', async () => {
    const owner = await aPerson();
    expect(await settingsOf(owner)).toEqual({ period: 'quarter', quick: {}, version: 1 });
    const changed = await change(owner, { period: 'month', quick: QUICK });
    expect([changed.status, changed.body]).toEqual([200, { period: 'month', quick: QUICK, version: 2 }]);
    expect(await settingsOf(owner)).toEqual(changed.body);
    expect(await settingsOf(await aPerson())).toMatchObject({ period: 'quarter' });
  });

  it('changes only what is sent, and the methods of all accounts at once', async () => {
    const owner = await aPerson();
    await change(owner, { quick: QUICK });
    expect((await change(owner, { period: 'year' })).body).toMatchObject({ period: 'year', quick: QUICK });
    expect((await change(owner, { quick: { QST: QUICK.QST } })).body.quick).toEqual({ QST: QUICK.QST });
    expect((await change(owner, { quick: {} })).body).toEqual({ period: 'year', quick: {}, version: 5 });
  });

  it('is recorded, and not again if it is the same', async () => {
    const owner = await aPerson();
    await change(owner, { quick: { GST_HST: QUICK.GST_HST } });
    await change(owner, { quick: { GST_HST: QUICK.GST_HST } });
    await change(owner, { period: 'quarter' });
    expect(await settingsOf(owner)).toMatchObject({ version: 2 });
    expect((await entriesOf(owner))[0]).toMatchObject({
      action: 'returns.update',
      changes: [{ field: 'quickGst', to: { kind: 'quickMethod', method: QUICK.GST_HST } }],
    });
  });

  it.each([
    [{ period: 'week' }, 'period'],
    [{ quick: { PST_BC: QUICK.QST } }, 'quick.PST_BC'],
    [{ quick: { QST: { ...QUICK.QST, rates: { GST: 3.6 } } } }, 'quick.QST.rates.GST'],
    [{ quick: { QST: { ...QUICK.QST, rates: { QST: 15.1 } } } }, 'quick.QST.rates.QST'],
    [{ quick: { QST: { ...QUICK.QST, rates: { QST: -1 } } } }, 'quick.QST.rates.QST'],
    [{ quick: { QST: { ...QUICK.QST, rates: { QST: 6.6001 } } } }, 'quick.QST.rates.QST'],
    [{ quick: { QST: { ...QUICK.QST, yearStart: 13 } } }, 'quick.QST.yearStart'],
    [{ quick: { QST: { ...QUICK.QST, from: '2026-02-30' } } }, 'quick.QST.from'],
    [{ quick: { QST: { yearStart: 1, rates: {} } } }, 'quick.QST.from'],
  ])('is refused as %j', async (body, path) => {
    const owner = await aPerson();
    expect(await change(owner, body)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    expect(await settingsOf(owner)).toMatchObject({ version: 1 });
  });

  it('is the owner’s to change', async () => {
    const employee = await anEmployeeOf(await aPerson());
    expect((await change(employee, { period: 'month' })).status).toBe(403);
  });
});

describe('the figures by the quick method', () => {
  it('have the credit on what is left of the year, and the rate of each place', async () => {
    const owner = await aRegisteredOwner();
    await sold(owner, '2026-02-10', 20_000);
    await sold(owner, '2026-04-10', 15_000);
    await sold(owner, '2026-04-11', 1_000, { billingProvince: 'ON' });
    await change(owner, { quick: QUICK });
    expect(await returnsOf(owner, 'from=2026-01-01&to=2026-03-31')).toMatchObject([
      { lines: { '101': 2_100_000, '103': 75_600, '105': 75_600, '107': 21_000 }, quick: { missing: [] } },
      { lines: { '203': 145_167, '207': 21_995 } },
    ]);
    const [missing] = await returnsOf(owner, 'from=2026-04-01&to=2026-06-30');
    expect(missing).toMatchObject({ lines: { 'eligible.ON': 113_000 }, quick: { missing: ['ON'] } });
    expect(missing?.lines).not.toHaveProperty('103');

    await change(owner, { quick: { ...QUICK, GST_HST: { ...QUICK.GST_HST, rates: { GST: 3.6, ON: 8.8 } } } });
    expect((await returnsOf(owner, 'from=2026-04-01&to=2026-06-30'))[0]).toMatchObject({
      // 567.00 + 99.44, and 1 % of 9,000.00.
      ...{ lines: { '103': 66_644, '107': 9_000 }, quick: { missing: [], creditedCents: 900_000 } },
    });
  });

  it('are those of the regular one before its first day', async () => {
    const owner = await aRegisteredOwner();
    await sold(owner, '2025-12-31', 100);
    await change(owner, { quick: QUICK });
    const [gst] = await returnsOf(owner, 'from=2025-10-01&to=2025-12-31');
    expect(gst).toMatchObject({ lines: { '90': 10_000, '103': 500 } });
    expect(gst).not.toHaveProperty('quick');
  });
});
