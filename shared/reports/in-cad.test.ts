import { describe, expect, it } from 'vitest';
import { moneyEntry, salesEntry } from '#test/support/journal-entries.ts';
import { inCad, netCents } from './entry-cents.ts';
import { documentsOf, isCounted, taxReport } from './tax-report.ts';

const RATE = { rate: 1.3712, on: '2026-10-05' };
const SALE = salesEntry({
  ...{ currency: 'USD', exchangeRate: RATE },
  price: { taxable: 33_333, exempt: 1, untaxed: 0 },
  taxes: { HST: 4_333 },
  ownTaxCents: 7,
});

describe('an entry in Canadian dollars', () => {
  it('has each amount converted once', () => {
    expect(inCad(SALE)).toEqual({
      ...SALE,
      currency: 'CAD',
      price: { taxable: 45_706, zeroRated: 0, exported: 0, exempt: 1, untaxed: 0 },
      taxes: [{ code: 'HST', baseCents: 45_706, cents: 5_941 }],
      ownTaxCents: 10,
    });
  });

  it('has the money of a payment, what it settles, and its taxes', () => {
    const paid = moneyEntry({ currency: 'USD', exchangeRate: RATE, cents: -11_300, settlesCents: 0 });
    expect(inCad(paid)).toMatchObject({ cents: -15_495, settlesCents: 0, taxes: [{ code: 'HST', cents: 1_783 }] });
    expect(inCad(moneyEntry({ currency: 'USD', exchangeRate: RATE }))).not.toHaveProperty('settlesCents');
  });

  it('is itself if it is in Canadian dollars already, and none without a rate', () => {
    const canadian = salesEntry();
    expect(inCad(canadian)).toBe(canadian);
    expect(inCad({ ...SALE, exchangeRate: undefined })).toBeUndefined();
    expect([canadian, SALE, { ...SALE, exchangeRate: undefined }].map(isCounted)).toEqual([true, true, false]);
  });
});

describe('a report', () => {
  const RANGE = { from: '2026-10-01', to: '2026-12-31' };
  const credit = salesEntry({ ...SALE, kind: 'credit', price: { taxable: 3_333 }, taxes: { HST: 433 } });
  const report = taxReport([SALE, credit, salesEntry({ price: { taxable: 100 }, taxes: { HST: 13 } })], {
    range: RANGE,
    registered: [],
  });

  it('counts other currencies at their rate, and lists what adds up to each figure', () => {
    const [gst] = report.returns;
    expect(gst?.lines).toMatchObject({ '90': 45_806, '91': 1, '101': 45_807, '103': 5_954, '107': 594 });
    expect(documentsOf(report, 'GST_HST', '103')).toEqual([
      { entry: SALE, cents: 5_941, ownCents: 4_333 },
      { entry: report.documents[2], cents: 13 },
    ]);
    expect(documentsOf(report, 'GST_HST', '101')[0]?.cents).toBe(45_707);
  });

  it('keeps its documents in their own currency', () => {
    expect(report.documents[0]).toEqual(SALE);
    expect(netCents(SALE.price)).toBe(33_334);
  });

  it('has an account for a tax in another currency once that has a rate', () => {
    const { exchangeRate: _, ...unrated } = SALE;
    expect(taxReport([unrated], { range: RANGE, registered: [] }).returns).toEqual([]);
    expect(taxReport([SALE], { range: RANGE, registered: [] }).returns).toHaveLength(1);
  });
});
