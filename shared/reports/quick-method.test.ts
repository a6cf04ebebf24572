import { describe, expect, it } from 'vitest';
import { salesEntry } from '#test/support/journal-entries.ts';
import type { JournalEntry } from './journal.ts';
import { quickFrom } from './quick-method.ts';
import type { QuickMethod, QuickMethods } from './return-settings.ts';
import type { ReportRange } from './schema.ts';
import { documentsOf, linesOfReturn, taxReport } from './tax-report.ts';

const SERVICES = { GST_HST: { from: '2025-01-01', yearStart: 1, rates: { GST: 3.6 } } } as const;
const QUEBEC: QuickMethods = { ...SERVICES, QST: { from: '2025-01-01', yearStart: 1, rates: { QST: 6.6 } } };
const Q1 = { from: '2026-01-01', to: '2026-03-31' };
const Q2 = { from: '2026-04-01', to: '2026-06-30' };

/** A sale in Québec before tax, with GST and QST. */
const inQuebec = (on: string, taxable: number, gst: number, qst: number) =>
  salesEntry({ on, place: 'QC', price: { taxable }, taxes: { GST: gst, QST: qst } });
const inOntario = (on: string, taxable: number, hst: number, more: Parameters<typeof salesEntry>[0] = {}) =>
  salesEntry({ on, price: { taxable }, taxes: { HST: hst }, ...more });

/** Revenu Québec's example: 20,000.00 of services in the first quarter. */
const FIRST = inQuebec('2026-02-10', 2_000_000, 100_000, 199_500);
const SECOND = inQuebec('2026-05-10', 1_500_000, 75_000, 149_625);

const report = (entries: readonly JournalEntry[], range: ReportRange, quick: QuickMethods) =>
  taxReport(entries, { range, registered: ['GST'], quick });
const returnOf = (...args: Parameters<typeof report>) => report(...args).returns[0];

describe('a return by the quick method', () => {
  it('is that of Revenu Québec’s example: 756.00 less 210.00, and 1,451.67 less 219.95', () => {
    const { returns } = taxReport([FIRST], { range: Q1, registered: ['GST', 'QST'], quick: QUEBEC });
    expect(returns.map(({ account, lines }) => ({ account, ...lines }))).toEqual([
      {
        account: 'GST_HST',
        ...{ '101': 2_100_000, 'eligible.GST': 2_100_000, '103': 75_600, '105': 75_600, '107': 21_000 },
      },
      { account: 'QST', 'eligible.QST': 2_199_500, '203': 145_167, '205': 145_167, '207': 21_995 },
    ]);
  });

  it('has the credit only up to the first 30,000.00 and 31,421.00 of the fiscal year', () => {
    const { returns } = taxReport([FIRST, SECOND], { range: Q2, registered: ['GST', 'QST'], quick: QUEBEC });
    const [gst, qst] = returns;
    // 30,000.00 − 21,000.00, and 31,421.00 − 21,995.00.
    expect(gst?.quick?.creditedCents).toBe(900_000);
    expect(gst?.lines).toMatchObject({ 'eligible.GST': 1_575_000, '103': 56_700, '107': 9_000 });
    expect(qst?.quick?.creditedCents).toBe(942_600);
    expect(qst?.lines).toMatchObject({ 'eligible.QST': 1_649_625, '203': 108_875, '207': 9_426 });
  });

  it('of a year has the same credit as its quarters together', () => {
    const year = returnOf([FIRST, SECOND], { from: '2026-01-01', to: '2026-12-31' }, QUEBEC);
    expect(year?.lines).toMatchObject({ '101': 3_675_000, '103': 132_300, '107': 30_000 });
  });

  it('has the rates of each place, one of 8.8 % in Ontario', () => {
    const method = { ...SERVICES.GST_HST, rates: { GST: 3.6, ON: 8.8 } };
    const found = returnOf([FIRST, inOntario('2026-03-01', 1_000_000, 130_000)], Q1, { GST_HST: method });
    // 756.00 + 8.8 % of 11,300.00.
    expect(found?.lines).toMatchObject({
      ...{ '101': 3_230_000, 'eligible.GST': 2_100_000, 'eligible.ON': 1_130_000 },
      ...{ '103': 175_040, '105': 175_040, '107': 30_000 },
    });
  });

  it('has no tax until the rate of each place is known, and says which are missing', () => {
    const entries = [
      FIRST,
      inOntario('2026-03-01', 1_000, 130),
      inOntario('2026-03-01', 100, 13, { place: 'unknown' }),
    ];
    const found = returnOf(entries, Q1, SERVICES);
    expect(found?.quick).toMatchObject({ missing: ['ON', 'HST'] });
    expect(found?.lines).toEqual({
      ...{ '101': 2_101_243, 'eligible.GST': 2_100_000, 'eligible.ON': 1_130, 'eligible.HST': 113 },
    });
    expect(found && linesOfReturn(found).map(({ line }) => line)).toEqual([
      ...['101', 'eligible.GST', 'eligible.ON', 'eligible.HST', '103', '105', '107'],
    ]);
  });

  it('counts neither zero-rated, exported, exempt and untaxed sales nor those in another currency without a rate', () => {
    const other = salesEntry({
      ...{ on: '2026-02-01', place: 'QC' },
      price: { taxable: 100, zeroRated: 20, exported: 3_000, exempt: 400, untaxed: 50_000 },
      taxes: { GST: [100, 5] },
    });
    const dollars = { ...FIRST, currency: 'USD' as const };
    expect(returnOf([other, dollars], Q1, SERVICES)?.lines).toMatchObject({
      '101': 53_525,
      'eligible.GST': 105,
      '103': 4,
    });
    const rated = { ...dollars, exchangeRate: { rate: 1.5, on: '2026-02-10' } };
    expect(returnOf([rated], Q1, SERVICES)?.lines).toMatchObject({ '101': 3_150_000, '103': 113_400 });
  });

  it('is reduced by credit notes, not by write-offs, and grows by no recovery', () => {
    const part = {
      price: { taxable: 200_000 },
      taxes: { GST: 10_000, QST: 19_950 },
      place: 'QC',
      on: '2026-03-01',
    } as const;
    const credit = salesEntry({ ...part, kind: 'credit' });
    const lost = [salesEntry({ ...part, kind: 'writeOff' }), salesEntry({ ...part, kind: 'recovery' })];
    expect(returnOf([FIRST, credit, ...lost], Q1, SERVICES)?.lines).toEqual({
      ...{ '101': 1_890_000, 'eligible.GST': 1_890_000, '103': 68_040, '105': 68_040, '107': 18_900 },
    });
    // More was credited than sold: the credit of 1 % that was had before is given back.
    expect(returnOf([FIRST, { ...credit, on: '2026-04-01' }], Q2, SERVICES)?.lines).toEqual({
      ...{ '101': -210_000, 'eligible.GST': -210_000, '103': -7_560, '105': -7_560, '107': -2_100 },
    });
  });

  it('of supplies without anything to remit has no credit', () => {
    const method = { ...SERVICES.GST_HST, rates: { GST: 0, ON: 8.8 } };
    const found = returnOf([FIRST, inOntario('2026-03-01', 100_000, 13_000)], Q1, { GST_HST: method });
    expect(found?.lines).toMatchObject({ '103': 9_944, '107': 1_130 });
  });

  it('of a period without sales has a line of zero', () => {
    expect(returnOf([], Q1, SERVICES)?.lines).toEqual({
      ...{ '101': 0, 'eligible.GST': 0, '103': 0, '105': 0, '107': 0 },
    });
  });
});

describe('the fiscal year', () => {
  const since = (changes: Partial<QuickMethod>): QuickMethods => {
    return { GST_HST: { from: '2024-01-01', yearStart: 4, rates: { GST: 5 }, ...changes } };
  };
  const sale = (on: string) => inQuebec(on, 2_000_000, 100_000, 199_500);
  const HALF = { from: '2026-01-01', to: '2026-06-30' };

  it('begins the credit anew, also within a period', () => {
    const entries = [sale('2025-04-01'), sale('2026-03-31'), sale('2026-04-01')];
    // 9,000.00 were left of the year before.
    expect(returnOf(entries, HALF, since({}))?.quick?.creditedCents).toBe(900_000 + 2_100_000);
    expect(returnOf(entries, HALF, since({ yearStart: 1 }))?.quick?.creditedCents).toBe(3_000_000);
  });

  it('has no credit if the method began in it, unless on the day of the registration', () => {
    const entries = [sale('2025-12-31'), sale('2026-01-01'), sale('2026-04-01')];
    const begun = since({ from: '2026-01-01' });
    expect(returnOf(entries, HALF, begun)?.quick?.creditedCents).toBe(2_100_000);
    expect(returnOf(entries, { ...HALF, to: '2026-03-31' }, begun)?.lines['107']).toBe(0);
    const registered = since({ from: '2026-01-01', sinceRegistration: true });
    expect(returnOf(entries, HALF, registered)?.quick?.creditedCents).toBe(4_200_000);
  });

  it.each<[string, Partial<QuickMethod>, string]>([
    ['the year of the period', {}, '2025-04-01'],
    ['the year that begins with it', { yearStart: 1 }, '2026-01-01'],
    ['only the period in a year without the credit', { from: '2025-06-01' }, '2026-01-01'],
    ['the days since the registration', { from: '2025-06-01', sinceRegistration: true }, '2025-06-01'],
  ])('needs the entries of %s', (_, changes, from) => {
    expect(quickFrom({ from: '2024-01-01', yearStart: 4, rates: {}, ...changes }, HALF)).toBe(from);
  });
});

it('a period that begins before the method is by the regular one', () => {
  const found = returnOf([FIRST], Q1, { GST_HST: { ...SERVICES.GST_HST, from: '2026-01-02' } });
  expect(found?.quick).toBeUndefined();
  expect(found?.lines).toMatchObject({ '90': 2_000_000, '103': 100_000 });
});

it('the documents behind the lines of the quick method add up to them, and derived lines have none', () => {
  const credit = salesEntry({ ...FIRST, kind: 'credit', price: { taxable: 999 }, taxes: { GST: 50, QST: 100 } });
  const entries = [FIRST, inOntario('2026-03-01', 100_000, 13_000), credit];
  const found = report(entries, Q1, SERVICES);
  const [figures] = found.returns;
  for (const { line, counts } of figures ? linesOfReturn(figures) : []) {
    const listed = documentsOf(found, 'GST_HST', line);
    if (counts === 'derived') expect(listed).toEqual([]);
    else expect(listed.reduce((sum, { cents }) => sum + cents, 0)).toBe(figures?.lines[line]);
  }
});
