import { describe, expect, it } from 'vitest';
import { journalOf } from '#functions/domain/invoice/journal.ts';
import { balanceOn } from '#shared/reports/aging-report.ts';
import { journalLines } from '#shared/reports/journal-lines.ts';
import type { LedgerRole } from '#shared/reports/ledger-accounts.ts';
import { taxReport } from '#shared/reports/tax-report.ts';
import { repeats } from '#test/support/repeats.ts';
import { reportDocuments } from '#test/support/report-documents.ts';

// The books of a business agree with its reports, for documents of every kind.

const DOCUMENTS = reportDocuments(repeats(400, 5_000)).map(({ record }) => journalOf(record));
const ENTRIES = DOCUMENTS.flat();
const DAYS = ['2025-01-01', '2025-03-31', '2025-04-01', '2025-06-30', '2025-09-30', '2025-12-31', '2026-06-30'];
const PERIODS = DAYS.slice(1).map((to, index) => [DAYS[index] ?? '', to] as const);

/** What entries debit to accounts, less what they credit, in cents. */
function bookedTo(roles: readonly LedgerRole[], entries: typeof ENTRIES): number {
  return entries.flatMap(journalLines).reduce((sum, { role, cents }) => (roles.includes(role) ? sum + cents : sum), 0);
}

it('every entry balances', () => {
  for (const entry of ENTRIES) {
    const sum = journalLines(entry).reduce((cents, line) => cents + line.cents, 0);
    expect(sum, `${entry.invoiceId} ${entry.kind} on ${entry.on}`).toBe(0);
  }
});

describe.each(PERIODS)('from %s to %s', (from, to) => {
  const within = ENTRIES.filter(({ on, currency }) => currency === 'CAD' && from <= on && on <= to);
  const returns = taxReport(within, {
    range: { from, to },
    registered: ['GST', 'QST', 'PST_BC', 'PST_SK', 'RST_MB'],
  }).returns.map(({ account, lines }) => [account, lines] as const);

  it('the accounts of taxes have what the returns say was collected less adjustments', () => {
    for (const [account, lines] of returns) {
      const roles: readonly LedgerRole[] = account === 'GST_HST' ? ['GST', 'HST'] : [account];
      expect(bookedTo(roles, within) + netOf(lines), account).toBe(0);
    }
  });

  it('sales less credit notes are those of the return', () => {
    const sales = Object.fromEntries(returns).GST_HST?.['101'] ?? 0;
    const sold = within.filter(({ kind }) => kind === 'sale');
    expect(bookedTo(['taxable', 'zeroRated', 'exported', 'exempt', 'untaxed'], sold) + sales).toBe(0);
  });

  it('what customers owe changes as their balances do', () => {
    for (const journal of DOCUMENTS) {
      const entries = journal.filter(({ on }) => from < on && on <= to);
      expect(bookedTo(['receivable'], entries)).toBe(balanceOn(journal, to) - balanceOn(journal, from));
    }
  });
});

/** The tax charged less what was credited or written off, with what was recovered, by the lines of a return. */
function netOf(lines: Readonly<Record<string, number>>): number {
  if (lines.net !== undefined) return lines.net;
  const [charged = 0, added = 0, deducted = 0] = ['103', '104', '107'].map((line) => lines[line]);
  const [charged2 = 0, added2 = 0, deducted2 = 0] = ['203', '204', '207'].map((line) => lines[line]);
  // What is credited to First Nations customers in Ontario was never charged.
  return charged + added - deducted + charged2 + added2 - deducted2 - (lines['111'] ?? 0);
}
