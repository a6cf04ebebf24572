import { expect, it } from 'vitest';
import type { JournalEntry } from '#shared/reports/journal.ts';
import { taxReport } from '#shared/reports/tax-report.ts';
import { moneyEntry, salesEntry } from '#test/support/journal-entries.ts';
import { documentsOutside } from './outside.ts';

const QUARTER = { from: '2026-10-01', to: '2026-12-31' };
const outside = (entries: JournalEntry[], registered: Parameters<typeof taxReport>[1]['registered'] = ['GST']) =>
  documentsOutside(taxReport(entries, { range: QUARTER, registered }));

it('has nothing of documents that count', () => {
  expect(outside([salesEntry({ price: { taxable: 100 }, taxes: { HST: 13 } }), moneyEntry()])).toEqual({
    currencies: [],
    typed: [],
    unplaced: [],
  });
});

it('has the documents of each other currency with their taxes, in the order of the currencies', () => {
  const euros = salesEntry({ currency: 'EUR', price: { exported: 5_000 } });
  const dollars = salesEntry({ currency: 'USD', price: { taxable: 10_000 }, taxes: { HST: 1_300 } });
  const credit = salesEntry({ kind: 'credit', currency: 'USD', price: { taxable: 1_000 }, taxes: { HST: 130 } });
  expect(outside([euros, dollars, credit, moneyEntry({ currency: 'USD' })]).currencies).toEqual([
    {
      currency: 'USD',
      documents: [
        { entry: dollars, cents: 1_300, beforeTaxCents: 10_000 },
        { entry: credit, cents: -130, beforeTaxCents: -1_000 },
      ],
      ratedCount: 0,
    },
    { currency: 'EUR', documents: [{ entry: euros, cents: 0, beforeTaxCents: 5_000 }], ratedCount: 0 },
  ]);
});

it('only counts the documents that have a rate, and has what is missing of them in both currencies', () => {
  const exchangeRate = { rate: 1.5, on: '2026-10-05' };
  const foreign = { currency: 'USD', exchangeRate, place: 'unknown' } as const;
  const sale = salesEntry({ ...foreign, price: { untaxed: 10_000 }, ownTaxCents: 500 });
  expect(outside([sale, salesEntry({ currency: 'USD' })])).toEqual({
    currencies: [
      {
        currency: 'USD',
        documents: [{ entry: salesEntry({ currency: 'USD' }), cents: 0, beforeTaxCents: 0 }],
        ratedCount: 1,
      },
    ],
    typed: [{ entry: sale, cents: 750, ownCents: 500 }],
    unplaced: [{ entry: sale, cents: 15_000, ownCents: 10_000 }],
  });
});

it('has no negative zero of a credit note without tax', () => {
  const credit = salesEntry({ kind: 'credit', currency: 'USD', price: { exported: 1_000 } });
  expect(outside([credit]).currencies[0]?.documents).toEqual([{ entry: credit, cents: 0, beforeTaxCents: -1_000 }]);
});

it('has taxes that were typed, which credit notes take away', () => {
  const sale = salesEntry({ price: { untaxed: 10_000 }, ownTaxCents: 500 });
  const credit = salesEntry({ kind: 'credit', price: { untaxed: 1_000 }, ownTaxCents: 50 });
  expect(outside([sale, credit]).typed).toEqual([
    { entry: sale, cents: 500 },
    { entry: credit, cents: -50 },
  ]);
});

it('has sales without a province only if a province’s return would have them', () => {
  const sale = salesEntry({ place: 'unknown', price: { taxable: 10_000 } });
  expect(outside([sale]).unplaced).toEqual([]);
  expect(outside([sale], ['GST', 'PST_BC']).unplaced).toEqual([{ entry: sale, cents: 10_000 }]);
});

it('has sales without a province and tax, which line 91 counts, and not their credit notes', () => {
  const sale = salesEntry({ place: 'unknown', price: { exempt: 500, untaxed: 10_000 } });
  const exempt = salesEntry({ place: 'unknown', price: { exempt: 500 } });
  const entries = [sale, exempt, { ...sale, kind: 'credit' as const }, { ...sale, place: 'ON' as const }];
  expect(outside(entries).unplaced).toEqual([{ entry: sale, cents: 10_500 }]);
  expect(outside(entries, []).unplaced).toEqual([]);
});
