import { describe, expect, it } from 'vitest';
import { moneyEntry, salesEntry } from '#test/support/journal-entries.ts';
import { incomeReport, monthsIn, type SoldLine } from './income-report.ts';
import type { JournalEntry } from './journal.ts';

const RANGE = { from: '2026-10-01', to: '2026-12-31' };

const SALE = salesEntry({ price: { taxable: 10_000, exempt: 500 }, taxes: { HST: 1_300 } });
const CREDIT = salesEntry({ kind: 'credit', on: '2026-11-02', price: { taxable: 2_000 }, taxes: { HST: 260 } });
const LOSSES = (['writeOff', 'recovery'] as const).map((kind) => salesEntry({ kind, price: { taxable: 999 } }));
const PAYMENT = moneyEntry({ on: '2026-12-31', cents: 11_800 });
const RETURN = moneyEntry({ on: '2026-12-31', cents: -800, settlesCents: 0 });

/** The rows as label, currency, billed and received. */
function rowsOf(entries: readonly JournalEntry[], options: Partial<Parameters<typeof incomeReport>[1]> = {}) {
  const { rows } = incomeReport(entries, { range: RANGE, by: 'month', ...options });
  return rows.map(({ label, currency, billedCents, receivedCents }) => [label, currency, billedCents, receivedCents]);
}

describe('income', () => {
  it('is sales before tax less credit notes, and money less what was returned; bad debts change nothing', () => {
    expect(rowsOf([SALE, CREDIT, ...LOSSES, PAYMENT, RETURN])).toEqual([
      ['2026-10', 'CAD', 10_500, 0],
      ['2026-11', 'CAD', -2_000, 0],
      ['2026-12', 'CAD', 0, 11_000],
    ]);
  });

  it('counts the first and the last day, and no other', () => {
    const days = ['2026-09-30', '2026-10-01', '2026-12-31', '2027-01-01'];
    expect(rowsOf(days.map((on) => ({ ...SALE, on })))).toEqual([
      ['2026-10', 'CAD', 10_500, 0],
      ['2026-11', 'CAD', 0, 0],
      ['2026-12', 'CAD', 10_500, 0],
    ]);
    expect(rowsOf([])).toEqual([]);
  });

  it('is kept apart by currency, Canadian dollars first', () => {
    const range = { from: '2026-10-01', to: '2026-10-31' };
    expect(rowsOf([{ ...SALE, currency: 'USD' }, SALE, { ...SALE, currency: 'GBP' }], { range })).toEqual([
      ['2026-10', 'CAD', 10_500, 0],
      ['2026-10', 'USD', 10_500, 0],
      ['2026-10', 'GBP', 10_500, 0],
    ]);
  });

  it('by province is by place of supply, most first', () => {
    const entries = [SALE, CREDIT, PAYMENT, { ...SALE, place: 'QC' as const }, { ...SALE, place: 'abroad' as const }];
    expect(rowsOf([...entries, { ...SALE, place: 'abroad' as const }], { by: 'province' })).toEqual([
      ['abroad', 'CAD', 21_000, 0],
      ['QC', 'CAD', 10_500, 0],
      ['ON', 'CAD', 8_500, 11_800],
    ]);
  });

  it('by customer is by their record, under their latest name, or else by name', () => {
    const renamed = { ...SALE, on: '2026-11-30', customer: 'Anna Roy-Lavoie' };
    const { customerId: _, ...unknown } = SALE;
    const { rows } = incomeReport([SALE, renamed, unknown], { range: RANGE, by: 'customer' });
    expect(rows).toEqual([
      { key: 'cust-1', label: 'Anna Roy-Lavoie', currency: 'CAD', billedCents: 21_000, receivedCents: 0 },
      { key: 'Anna Roy', label: 'Anna Roy', currency: 'CAD', billedCents: 10_500, receivedCents: 0 },
    ]);
  });
});

describe('by product', () => {
  const LINES: Record<string, SoldLine[]> = {
    'inv-1': [
      { product: 'Editing', cents: 7_000 },
      { product: 'Books', cents: 3_500 },
    ],
    'inv-2': [{ product: 'Books', cents: 10_500 }],
  };
  const linesOf = (invoiceId: string) => LINES[invoiceId] ?? [];
  const byProduct = (entries: readonly JournalEntry[]) => rowsOf(entries, { by: 'product', linesOf });

  it('each line counts with its shares of discount and shipping; money does not', () => {
    expect(byProduct([SALE, { ...SALE, invoiceId: 'inv-2' }, PAYMENT])).toEqual([
      ['Books', 'CAD', 14_000, undefined],
      ['Editing', 'CAD', 7_000, undefined],
    ]);
  });

  it('a credit note counts for the lines in proportion, and adds up to its amount', () => {
    const credit = salesEntry({ kind: 'credit', price: { taxable: 100 } });
    expect(byProduct([credit])).toEqual([
      ['Books', 'CAD', -33, undefined],
      ['Editing', 'CAD', -67, undefined],
    ]);
  });

  it('an invoice that was given away counts for nothing', () => {
    expect(byProduct([salesEntry(), { ...salesEntry(), invoiceId: 'inv-2' }])).toEqual([]);
  });
});

describe('the months of a range', () => {
  it.each([
    ['2026-10-01', '2026-10-31', ['2026-10']],
    ['2026-11-30', '2027-02-01', ['2026-11', '2026-12', '2027-01', '2027-02']],
    ['2026-11-30', '2026-11-01', ['2026-11']],
    ['2026-11-30', '2026-10-31', []],
  ])('%s to %s', (from, to, months) => {
    expect(monthsIn({ from, to })).toEqual(months);
  });
});
