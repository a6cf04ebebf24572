import { describe, expect, it } from 'vitest';
import { enCaTaxSummary as texts } from '#shared/locale/en-ca-tax-summary.ts';
import type { JournalEntry } from '#shared/reports/journal.ts';
import { taxReport } from '#shared/reports/tax-report.ts';
import { ONTARIO, RELIEVED } from '#test/support/journal-entries.ts';
import { summaryRows } from './summary-rows.ts';

function figuresOf(entries: readonly JournalEntry[]) {
  const range = { from: '2026-10-01', to: '2026-12-31' };
  const [figures] = taxReport(entries, { range, registered: ['GST'] }).returns;
  if (!figures) throw new Error('The business is registered');
  return figures;
}

describe('the lines of a filed return', () => {
  const filed = { on: '2027-01-10', by: 'Ann', lines: figuresOf([RELIEVED]).lines };
  const rowsNow = (entries: readonly JournalEntry[]) =>
    summaryRows({ figures: figuresOf(entries), filed }, { texts, language: 'en' }).map(({ key, cents, filedCents }) => [
      key,
      cents,
      filedCents,
    ]);

  it('have one that nothing counts on any more beside what was filed on it', () => {
    const rows = rowsNow([ONTARIO]);
    expect(rows).toContainEqual(['111', 0, 800]);
    expect(rows).toContainEqual(['113', 11_960, 500]);
  });

  it('are as filed if nothing changed', () => {
    expect(rowsNow([RELIEVED]).every(([, , filedCents]) => filedCents === undefined)).toBe(true);
  });
});
