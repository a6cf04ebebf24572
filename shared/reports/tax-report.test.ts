import { describe, expect, it } from 'vitest';
import { TAX_ACCOUNTS } from '#shared/canada/tax-codes.ts';
import { BAD_DEBT, BC, moneyEntry, ONTARIO, QUEBEC, salesEntry } from '#test/support/journal-entries.ts';
import type { JournalEntry } from './journal.ts';
import { RETURN_ACCOUNTS } from './return-lines.ts';
import { isCounted, taxReport } from './tax-report.ts';

const QUARTER = { from: '2026-10-01', to: '2026-12-31' };

/** The returns of a report on a quarter, by account. */
function returnsOf(entries: readonly JournalEntry[], registered: Parameters<typeof taxReport>[1]['registered'] = []) {
  const { returns } = taxReport(entries, { range: QUARTER, registered });
  return Object.fromEntries(returns.map(({ account, lines, cash }) => [account, { ...lines, cash: cash.collected }]));
}

const NOTHING = { '90': 0, '91': 0, '101': 0, '103': 0, '104': 0, '105': 0, '107': 0, cash: 0 };
const NO_PST = { sales: 0, taxed: 0, collected: 0, badDebts: 0, credited: 0, adjusted: 0, net: 0, cash: 0 };

describe('the figures of a return', () => {
  it.each<[string, readonly JournalEntry[], Record<string, Record<string, number>>]>([
    [
      'Québec: GST and QST',
      [QUEBEC],
      {
        GST_HST: { ...NOTHING, '90': 30_000, '101': 30_000, '103': 1_500, '105': 1_500 },
        QST: { '203': 2_993, '204': 0, '205': 2_993, '207': 0, cash: 0 },
      },
    ],
    [
      'Ontario: HST is with the GST',
      [ONTARIO, QUEBEC],
      {
        GST_HST: { ...NOTHING, '90': 122_000, '101': 122_000, '103': 13_460, '105': 13_460 },
        QST: { '203': 2_993, '204': 0, '205': 2_993, '207': 0, cash: 0 },
      },
    ],
    [
      'British Columbia: all sales there, and those with PST',
      [BC, ONTARIO],
      {
        GST_HST: { ...NOTHING, '90': 173_631, '91': 1_918, '101': 175_549, '103': 16_042, '105': 16_042 },
        PST_BC: { ...NO_PST, sales: 83_549, taxed: 24_043, collected: 1_683, net: 1_683 },
      },
    ],
    [
      'a bad debt is deducted, and what was recovered of it added',
      BAD_DEBT,
      {
        GST_HST: { ...NOTHING, '90': 12_999, '101': 12_999, '103': 650, '104': 261, '105': 911, '107': 520 },
        QST: { '203': 1_297, '204': 521, '205': 1_818, '207': 1_037, cash: 0 },
      },
    ],
    [
      'a credit note reduces neither sales nor the tax collected',
      [QUEBEC, salesEntry({ kind: 'credit', place: 'QC', price: { taxable: 10_000 }, taxes: { GST: 500, QST: 998 } })],
      {
        GST_HST: { ...NOTHING, '90': 30_000, '101': 30_000, '103': 1_500, '105': 1_500, '107': 500 },
        QST: { '203': 2_993, '204': 0, '205': 2_993, '207': 998, cash: 0 },
      },
    ],
    [
      'Manitoba and Saskatchewan: credit notes, and bad debts less what was recovered',
      [
        salesEntry({ place: 'MB', price: { taxable: 9_999 }, taxes: { RST_MB: 700 } }),
        salesEntry({ kind: 'credit', place: 'MB', price: { taxable: 999 }, taxes: { RST_MB: 70 } }),
        salesEntry({ kind: 'writeOff', place: 'MB', price: { taxable: 5_000 }, taxes: { RST_MB: 350 } }),
        salesEntry({ kind: 'recovery', place: 'MB', price: { taxable: 1_000 }, taxes: { RST_MB: 70 } }),
        salesEntry({ place: 'SK', price: { taxable: 19_134 }, taxes: { PST_SK: [12_345, 741] } }),
      ],
      {
        PST_SK: { ...NO_PST, sales: 19_134, taxed: 12_345, collected: 741, net: 741 },
        RST_MB: {
          ...{ sales: 9_999, taxed: 9_999, collected: 700, cash: 0 },
          ...{ badDebts: 280, credited: 70, adjusted: 350, net: 350 },
        },
      },
    ],
    [
      'zero-rated supplies are taxable sales; exports, exempt and untaxed ones are not',
      [
        salesEntry({
          price: { taxable: 100, zeroRated: 20, exported: 3_000, exempt: 400, untaxed: 50_000 },
          taxes: { HST: 13 },
        }),
      ],
      { GST_HST: { ...NOTHING, '90': 120, '91': 53_400, '101': 53_520, '103': 13, '105': 13 } },
    ],
    [
      'Nova Scotia: the rates of both days',
      [
        salesEntry({ ...{ on: '2026-11-30', place: 'NS' }, price: { taxable: 20_000 }, taxes: { HST: 3_000 } }),
        salesEntry({ ...{ on: '2026-12-01', place: 'NS' }, price: { taxable: 20_000 }, taxes: { HST: 2_800 } }),
      ],
      { GST_HST: { ...NOTHING, '90': 40_000, '101': 40_000, '103': 5_800, '105': 5_800 } },
    ],
    [
      'cash: the tax in payments, less that in money returned, beside the sales',
      [
        salesEntry({ price: { taxable: 10_000 }, taxes: { HST: 1_300 } }),
        moneyEntry(),
        moneyEntry({ cents: -2_000, taxes: [{ code: 'HST', cents: -230 }] }),
      ],
      { GST_HST: { ...NOTHING, '90': 10_000, '101': 10_000, '103': 1_300, '105': 1_300, cash: 1_070 } },
    ],
  ])('%s', (_, entries, expected) => {
    expect(returnsOf(entries)).toEqual(expected);
  });

  it('leave out other currencies and the tax that the business typed', () => {
    const dollars = salesEntry({ currency: 'USD', price: { taxable: 50_000 }, taxes: { HST: 6_500 } });
    const typed = salesEntry({ price: { untaxed: 10_000 }, ownTaxCents: 1_000 });
    const money = moneyEntry({ currency: 'USD' });
    expect(returnsOf([dollars, typed, money], ['GST'])).toEqual({
      GST_HST: { ...NOTHING, '91': 10_000, '101': 10_000 },
    });
    expect([dollars, typed, money].map(isCounted)).toEqual([false, true, false]);
    expect(taxReport([dollars, typed, money], { range: QUARTER, registered: [] })).toEqual({
      ...QUARTER,
      returns: [],
      documents: [dollars, typed, money],
    });
  });
});

describe('a report', () => {
  it('has the accounts of the business, in the order of RETURN_ACCOUNTS', () => {
    expect(Object.keys(returnsOf([], TAX_ACCOUNTS))).toEqual([...RETURN_ACCOUNTS]);
    expect(Object.keys(returnsOf([], ['QST', 'GST']))).toEqual(['GST_HST', 'QST']);
  });

  it('has an account that the business gave up, as long as a document has its tax', () => {
    expect(Object.keys(returnsOf([QUEBEC], ['GST']))).toEqual(['GST_HST', 'QST']);
    expect(Object.keys(returnsOf([moneyEntry()]))).toEqual(['GST_HST']);
    expect(returnsOf([salesEntry({ price: { untaxed: 10_000 } })])).toEqual({});
  });

  it('counts the first and the last day, and no other', () => {
    const days = ['2026-09-30', '2026-10-01', '2026-12-31', '2027-01-01'];
    const entries = days.map((on, index) =>
      salesEntry({ on, price: { taxable: 100 * 10 ** index }, taxes: { HST: 13 * 10 ** index } }),
    );
    const report = taxReport(entries, { range: QUARTER, registered: [] });
    expect(report.returns[0]?.lines).toMatchObject({ '90': 11_000, '103': 1_430 });
    expect(report.documents).toEqual(entries.slice(1, 3));
  });

  it('of adjacent months adds up to that of the quarter', () => {
    const entries = [QUEBEC, ONTARIO, BC, ...BAD_DEBT, moneyEntry()].flatMap((entry) =>
      ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map((on) => ({ ...entry, on })),
    );
    const months = ['2026-10', '2026-11', '2026-12'].map((month) =>
      taxReport(entries, { range: { from: `${month}-01`, to: `${month}-31` }, registered: TAX_ACCOUNTS }),
    );
    const quarter = taxReport(entries, { range: QUARTER, registered: TAX_ACCOUNTS });
    for (const { account, lines, cash } of quarter.returns) {
      const parts = months.map(({ returns }) => returns.find((it) => it.account === account));
      for (const [line, cents] of Object.entries(lines)) {
        expect(
          parts.reduce((sum, part) => sum + (part?.lines[line] ?? 0), 0),
          `${account} ${line}`,
        ).toBe(cents);
      }
      expect(parts.reduce((sum, part) => sum + (part?.cash.collected ?? 0), 0)).toBe(cash.collected);
    }
  });
});
