import { describe, expect, it } from 'vitest';
import { ONTARIO, RELIEVED } from '#test/support/journal-entries.ts';
import { netOfReturn } from './claims.ts';
import { inCad } from './entry-cents.ts';
import type { SalesEntry } from './journal.ts';
import { linesOfReturn, taxReport } from './tax-report.ts';

const range = { from: '2026-10-01', to: '2026-12-31' };

function returnOf(...entries: SalesEntry[]) {
  const [figures] = taxReport(entries, { range, registered: ['GST'] }).returns;
  if (!figures) throw new Error('No return');
  return figures;
}

describe('what Ontario credits to First Nations customers', () => {
  it('is collected on line 103 and claimed on line 111, so that the HST charged is what is paid', () => {
    const figures = returnOf(RELIEVED);
    expect(figures.lines).toMatchObject({ '103': 1_300, '105': 1_300, '107': 0, '111': 800 });
    expect(netOfReturn(figures)).toBe(500);
    expect(linesOfReturn(figures).at(-1)?.line).toBe('111');
  });

  it('is taken off both by a credit note', () => {
    const figures = returnOf(RELIEVED, { ...RELIEVED, kind: 'credit', creditNumber: 'CN-1' });
    expect(figures.lines).toMatchObject({ '103': 1_300, '107': 1_300 });
    expect(netOfReturn(figures)).toBe(0);
  });

  it('leaves no line where nothing was credited', () => {
    const figures = returnOf(ONTARIO);
    expect(figures.lines).not.toHaveProperty('111');
    expect(linesOfReturn(figures).map(({ line }) => line)).not.toContain('111');
  });

  it('is converted with the rest of a document in another currency', () => {
    const dollars = { ...RELIEVED, currency: 'USD', exchangeRate: { rate: 1.25, on: '2026-10-05' } } as const;
    expect(inCad(dollars)).toMatchObject({ taxes: [{ baseCents: 12_500, cents: 625, creditedCents: 1_000 }] });
  });
});
