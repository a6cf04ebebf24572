import { describe, expect, it } from 'vitest';
import { TAX_ACCOUNTS } from '#shared/canada/tax-codes.ts';
import { BAD_DEBT, BC, moneyEntry, ONTARIO, QUEBEC, RELIEVED, salesEntry } from '#test/support/journal-entries.ts';
import { netCents } from './entry-cents.ts';
import { RETURN_ACCOUNTS, RETURN_LINES, type ReturnAccount } from './return-lines.ts';
import { documentsOf, taxReport } from './tax-report.ts';

describe('the documents behind a figure', () => {
  const entries = [QUEBEC, ONTARIO, RELIEVED, BC, ...BAD_DEBT, moneyEntry(), moneyEntry({ cents: -5, taxes: [] })];
  const report = taxReport(entries, { range: { from: '2026-10-01', to: '2026-12-31' }, registered: TAX_ACCOUNTS });

  it.each([
    ...RETURN_LINES.map(({ account, line }) => [account, line]),
    ...RETURN_ACCOUNTS.map((it) => [it, 'cash']),
  ] as [ReturnAccount, string][])('%s %s add up to it', (account, line) => {
    const figures = report.returns.find((it) => it.account === account);
    const figure = line === 'cash' ? figures?.cash.collected : figures?.lines[line];
    const documents = documentsOf(report, account, line);
    expect(documents.reduce((sum, { cents }) => sum + cents, 0)).toBe(figure);
    expect(documents.every(({ cents }) => cents !== 0)).toBe(true);
  });

  it('are those that change it, with what each adds or takes away', () => {
    const [sale, writeOff, recovery] = BAD_DEBT;
    expect(documentsOf(report, 'QST', '205')).toEqual([
      { entry: QUEBEC, cents: 2_993 },
      { entry: sale, cents: 1_297 },
      { entry: recovery, cents: 521 },
    ]);
    expect(documentsOf(report, 'GST_HST', '107')).toEqual([{ entry: writeOff, cents: 520 }]);
    expect(documentsOf(report, 'PST_BC', 'sales')).toEqual([{ entry: BC, cents: netCents(BC.price) }]);
    expect(documentsOf(report, 'GST_HST', 'cash')).toEqual([{ entry: moneyEntry(), cents: 1_300 }]);
    const recovered = salesEntry({ kind: 'recovery', taxes: { PST_SK: 60 } });
    expect(documentsOf({ documents: [recovered] }, 'PST_SK', 'adjusted')).toEqual([{ entry: recovered, cents: -60 }]);
  });

  it('are none for a line that the account does not have', () => {
    expect(documentsOf(report, 'QST', '103')).toEqual([]);
  });
});
