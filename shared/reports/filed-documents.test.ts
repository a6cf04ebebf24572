import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { salesEntry } from '#test/support/journal-entries.ts';
import { changesSince, type Figures, filedDocuments } from './filed-documents.ts';
import type { SalesEntry } from './journal.ts';
import { RETURN_ACCOUNTS, type ReturnAccount } from './return-lines.ts';
import { taxReport } from './tax-report.ts';

const range = { from: '2026-07-01', to: '2026-09-30' };

/** The figures of a return on the quarter. */
function figuresOf(entries: readonly SalesEntry[], account: ReturnAccount = 'GST_HST'): Figures {
  const report = taxReport(entries, { range, registered: ['GST', 'QST', 'PST_BC', 'PST_SK', 'RST_MB'] });
  const figures = report.returns.find((it) => it.account === account);
  if (!figures) throw new Error('The report has every return');
  return { lines: figures.lines, documents: filedDocuments(report, figures) };
}

const sale = (invoiceId: string, price: number, changes: Partial<SalesEntry> = {}): SalesEntry => ({
  ...salesEntry({ on: '2026-07-14', invoiceId, invoiceNumber: invoiceId, price: { taxable: price } }),
  taxes: [{ code: 'HST', baseCents: price, cents: Math.round(price * 0.13) }],
  ...changes,
});

describe('the documents of a filed period', () => {
  it('have what each adds to the lines, without payments and other currencies', () => {
    const { documents } = figuresOf([sale('A', 10_000), sale('B', 500, { currency: 'USD' })]);
    expect(documents).toEqual([
      {
        ...{ kind: 'sale', on: '2026-07-14', invoiceId: 'A', invoiceNumber: 'A' },
        lines: { '90': 10_000, '101': 10_000, '103': 1_300, '105': 1_300 },
      },
    ]);
  });
});

describe('what changed since', () => {
  const filed = figuresOf([sale('A', 10_000), sale('B', 5_000)]);

  it('is nothing if nothing did', () => {
    expect(changesSince(filed, figuresOf([sale('B', 5_000), sale('A', 10_000)]))).toEqual({ lines: {}, documents: [] });
    expect(changesSince(figuresOf([]), figuresOf([]))).toEqual({ lines: {}, documents: [] });
  });

  it('is a document that was added, changed, or counts no more, with its difference by line', () => {
    const credit = sale('A', 1_000, { kind: 'credit', creditNumber: 'CN-1', on: '2026-08-01' });
    const { lines, documents } = changesSince(filed, figuresOf([sale('A', 20_000), credit]));
    expect(documents).toMatchObject([
      { change: 'changed', invoiceNumber: 'A', lines: { '90': 10_000, '101': 10_000, '103': 1_300, '105': 1_300 } },
      { change: 'gone', invoiceNumber: 'B', lines: { '90': -5_000, '101': -5_000, '103': -650, '105': -650 } },
      { change: 'added', kind: 'credit', creditNumber: 'CN-1', lines: { '107': 130 } },
    ]);
    expect(lines).toEqual({ '90': 5_000, '101': 5_000, '103': 650, '105': 650, '107': 130 });
  });

  it('is shown also where changes make up for each other', () => {
    const { lines, documents } = changesSince(filed, figuresOf([sale('A', 5_000), sale('B', 10_000)]));
    expect(lines).toEqual({});
    expect(documents.map(({ change }) => change)).toEqual(['changed', 'changed']);
  });

  it('is no change if an invoice has another day of the period, and one of two write-offs if that is gone', () => {
    expect(
      changesSince(filed, figuresOf([sale('A', 10_000, { on: '2026-09-30' }), sale('B', 5_000)])).documents,
    ).toEqual([]);
    const lost = (on: string) => sale('A', 1_000, { kind: 'writeOff', on });
    const both = figuresOf([sale('A', 10_000), lost('2026-08-01'), lost('2026-08-02')]);
    const { documents } = changesSince(both, figuresOf([sale('A', 10_000), lost('2026-08-02')]));
    expect(documents).toMatchObject([{ change: 'gone', kind: 'writeOff', on: '2026-08-01', lines: { '107': -130 } }]);
  });

  it('adds up to the difference of each line, whatever the documents', () => {
    const entry = fc
      .record({
        invoiceId: fc.constantFrom('A', 'B', 'C', 'D'),
        cents: fc.integer({ min: 0, max: 1_000_000 }),
        kind: fc.constantFrom('sale', 'credit', 'writeOff', 'recovery'),
        on: fc.constantFrom('2026-06-30', '2026-07-01', '2026-08-15', '2026-09-30', '2026-10-01'),
        place: fc.constantFrom('ON', 'QC', 'BC', 'MB'),
        code: fc.constantFrom('GST', 'HST', 'QST', 'PST_BC', 'RST_MB'),
        currency: fc.constantFrom('CAD', 'CAD', 'USD'),
      })
      .map(({ cents, code, ...rest }): SalesEntry => {
        const { kind } = rest;
        return {
          ...sale(rest.invoiceId, cents, { ...rest, ...(kind === 'credit' && { creditNumber: `CN-${cents}` }) }),
          taxes: [{ code, baseCents: cents, cents: Math.round(cents / 11) }],
        };
      });
    const documents = fc.uniqueArray(entry, {
      selector: ({ invoiceId, kind, creditNumber, on }) =>
        [invoiceId, kind, creditNumber, kind === 'writeOff' || kind === 'recovery' ? on : ''].join('#'),
    });
    fc.assert(
      fc.property(documents, documents, fc.constantFrom(...RETURN_ACCOUNTS), (before, after, account) => {
        const [old, next] = [figuresOf(before, account), figuresOf(after, account)];
        const { lines, documents: changed } = changesSince(old, next);
        for (const line of Object.keys(next.lines)) {
          const differences = changed.reduce((sum, it) => sum + (it.lines[line] ?? 0), 0);
          expect(differences).toBe((next.lines[line] ?? 0) - (old.lines[line] ?? 0));
          expect(lines[line] ?? 0).toBe(differences);
        }
      }),
    );
  });
});
