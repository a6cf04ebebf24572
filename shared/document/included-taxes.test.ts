import { describe, expect, it } from 'vitest';

import { withIncludedTaxes } from './included-taxes.ts';
import type { PricedContent } from './pricing.ts';
import { invoiceTotals } from './totals.ts';

const REGISTERED = { taxRegistrations: { GST: '84512 3397 RT0001', QST: '1234567890 TQ0001' } };

const kept = (rate: number, billingProvince: string, changes: object = {}) =>
  withIncludedTaxes(
    {
      items: [{ name: 'Deposit', quantity: 1, rate, taxTreatment: 'noPst' as const }],
      issueDate: '2026-11-29',
      billingProvince,
      billingCountry: 'Canada',
      ...changes,
    },
    REGISTERED,
  );

const amounts = ({ taxes = [] }: PricedContent) => Object.fromEntries(taxes.map(({ code, amount }) => [code, amount]));

describe('a deposit of 50.00 that is forfeited includes', () => {
  it.each([
    ['GST 2.38 and QST 4.54 in Québec', 'Québec', { GST: 2.38, QST: 4.54 }, 43.08],
    ['HST 5.75 in Ontario: 13/113', 'Ontario', { HST: 5.75 }, 44.25],
    ['HST 6.14 in Nova Scotia: 14/114', 'Nova Scotia', { HST: 6.14 }, 43.86],
    ['GST 2.38 in Alberta', 'Alberta', { GST: 2.38 }, 47.62],
    ['GST 2.38 and no PST in British Columbia', 'British Columbia', { GST: 2.38 }, 47.62],
  ])('%s', (_, province, taxes, net) => {
    const document = kept(50, province);
    expect(amounts(document)).toEqual(taxes);
    expect(document.items[0]?.rate).toBe(net);
    expect(document.totalCents).toBe(50_00);
    expect(invoiceTotals(document).totalCents).toBe(50_00);
  });

  it('HST 6.52 in Nova Scotia before April 2025: 15/115', () => {
    expect(amounts(kept(50, 'Nova Scotia', { issueDate: '2025-03-31' }))).toEqual({ HST: 6.52 });
  });
});

it('includes no tax of an issuer that charges none, nor for exempt work', () => {
  const content = { items: [{ quantity: 1, rate: 50 }], issueDate: '2026-11-29', billingProvince: 'Ontario' };
  expect(withIncludedTaxes(content, undefined)).toMatchObject({ taxMode: 'none', totalCents: 50_00 });
  const exempt = [{ quantity: 1, rate: 50, taxTreatment: 'exempt' as const }];
  expect(withIncludedTaxes({ ...content, items: exempt }, REGISTERED)).toMatchObject({ taxes: [], totalCents: 50_00 });
});

it.each(['Québec', 'Ontario', 'Alberta'])('adds up to the cent for every amount, in %s', (province) => {
  for (let cents = 1; cents < 20_000; cents += 37) {
    expect(invoiceTotals(kept(cents / 100, province)).totalCents).toBe(cents);
  }
});
