import { describe, expect, it } from 'vitest';
import { journalOf } from '#functions/domain/invoice/journal.ts';
import { daysBetween, monthEnd } from '#shared/calendar-day.ts';
import { PROVINCE_CODES } from '#shared/canada/provinces.ts';
import { TAX_CODES } from '#shared/canada/tax-codes.ts';
import { agingReport, balanceOn } from '#shared/reports/aging-report.ts';
import { PRICE_PARTS } from '#shared/reports/entry-cents.ts';
import type { IncomeBy } from '#shared/reports/groups.ts';
import { incomeReport } from '#shared/reports/income-report.ts';
import type { JournalEntry } from '#shared/reports/journal.ts';
import { RETURN_ACCOUNTS } from '#shared/reports/return-lines.ts';
import { documentsOf, taxReport } from '#shared/reports/tax-report.ts';
import { type StoredDocument, TIME_ZONE } from '#test/support/document-steps.ts';
import { exportedDocuments } from '#test/support/exported-documents.ts';
import { recomputedOwed } from '#test/support/recomputed-invoice.ts';
import { recomputedFigures, recomputedIncome, recomputedIncomeRows } from '#test/support/recomputed-reports.ts';
import { repeats } from '#test/support/repeats.ts';
import { reportDocuments } from '#test/support/report-documents.ts';
import { soldLines } from './income.ts';

// Every figure that a business sees equals the one computed from its exported invoices by other code.

const DOCUMENTS = reportDocuments(repeats(400, 5_000));
const ENTRIES = DOCUMENTS.flatMap(({ record }) => journalOf(record));
const EXPORTED = await exportedDocuments(DOCUMENTS);
const FIGURES = EXPORTED.map((invoice) => recomputedFigures(invoice, TIME_ZONE));
const INCOME = EXPORTED.map(recomputedIncome);
const LINES = new Map(DOCUMENTS.map(({ record }) => [record.id, soldLines(record)]));

const MONTHS = Array.from({ length: 18 }, (_, index) => {
  const from = new Date(Date.UTC(2025, index, 1)).toISOString().slice(0, 10);
  return { from, to: monthEnd(from) };
});
const QUARTERS = [0, 3, 6, 9, 12, 15].map((at) => ({ from: MONTHS[at]?.from ?? '', to: MONTHS[at + 2]?.to ?? '' }));
const YEARS = [
  { from: '2025-01-01', to: '2025-12-31' },
  { from: '2026-01-01', to: '2026-12-31' },
];
const DAYS = ['2025-03-31', '2025-04-01', '2025-04-02'].map((day) => ({ from: day, to: day }));
const EVER = { from: '2024-01-01', to: '2099-12-31' };

it('the documents are of every kind', () => {
  const is = {
    ...Object.fromEntries(
      ['sale', 'credit', 'writeOff', 'recovery', 'money'].map((it) => [it, of(({ kind }) => kind === it)]),
    ),
    ...Object.fromEntries(PROVINCE_CODES.map((it) => [it, of(({ place }) => place === it)])),
    ...Object.fromEntries(TAX_CODES.map((it) => [it, of(({ taxes }) => taxes.some(({ code }) => code === it))])),
    abroad: of(({ place }) => place === 'abroad'),
    unknown: of(({ place }) => place === 'unknown'),
    dollars: of(({ currency, exchangeRate }) => currency === 'USD' && !exchangeRate),
    rated: of(({ kind, exchangeRate }) => kind !== 'money' && exchangeRate !== undefined),
    ratedMoney: of(({ kind, exchangeRate }) => kind === 'money' && exchangeRate !== undefined),
    typed: of((entry) => entry.kind === 'sale' && entry.ownTaxCents !== undefined),
    returned: of((entry) => entry.kind === 'money' && entry.cents < 0),
    credited: of((entry) => entry.kind !== 'money' && entry.taxes.some(({ creditedCents }) => creditedCents)),
    settled: of((entry) => entry.kind === 'money' && entry.settlesCents !== undefined),
    ...Object.fromEntries(PRICE_PARTS.map((it) => [it, of((entry) => entry.kind === 'sale' && entry.price[it] > 0)])),
  };
  expect(Object.entries(is).filter(([, count]) => count < 3)).toEqual([]);
});

describe('the figures of returns', () => {
  it('of each document equal the recomputed ones', () => {
    for (const [index, { record }] of DOCUMENTS.entries()) {
      const days = new Set(journalOf(record).map(({ on }) => on));
      const recomputed = FIGURES[index] ?? [];
      for (const day of new Set([...days, ...recomputed.map(({ on }) => on)])) {
        const range = { from: day, to: day };
        expect(reported(journalOf(record), range), `${record.id} on ${day}`).toEqual(summed(recomputed, range));
      }
    }
  });

  it.each([...MONTHS, ...QUARTERS, ...YEARS, ...DAYS].map(({ from, to }) => [from, to]))(
    'from %s to %s equal the recomputed ones, and the documents behind them',
    (from = '', to = '') => {
      const report = taxReport(ENTRIES, { range: { from, to }, registered: [] });
      expect(reported(ENTRIES, { from, to })).toEqual(summed(FIGURES.flat(), { from, to }));
      for (const { account, lines, cash } of report.returns) {
        for (const [line, cents] of [...Object.entries(lines), ['cash', cash.collected] as const]) {
          const listed = documentsOf(report, account, line).reduce((sum, it) => sum + it.cents, 0);
          expect(listed, `${account} ${line}`).toBe(cents);
        }
      }
    },
  );

  it('count each document in one period: months add up to quarters and years', () => {
    for (const whole of [...QUARTERS, YEARS[0] ?? EVER]) {
      const months = MONTHS.filter(({ from, to }) => whole.from <= from && to <= whole.to);
      const sums: Record<string, number> = {};
      for (const [figure, cents] of months.flatMap((month) => Object.entries(reported(ENTRIES, month)))) {
        sums[figure] = (sums[figure] ?? 0) + cents;
      }
      expect(withoutZeros(sums)).toEqual(reported(ENTRIES, whole));
    }
  });

  it('add up: lines 90 and 91 to 101, and the taxes paid and taken off of a settled invoice to those charged', () => {
    for (const { record } of DOCUMENTS) {
      const { GST_HST: lines } = Object.fromEntries(
        taxReport(journalOf(record), { range: EVER, registered: ['GST'] }).returns.map((it) => [it.account, it.lines]),
      );
      expect((lines?.['90'] ?? 0) + (lines?.['91'] ?? 0)).toBe(lines?.['101']);
    }
    // At an exchange rate, each entry is rounded by itself.
    for (const { record } of DOCUMENTS.filter(({ record }) => isSettled(record) && !record.exchangeRate)) {
      for (const { lines, cash, account } of taxReport(journalOf(record), { range: EVER, registered: [] }).returns) {
        const [charged, taken] = account === 'GST_HST' ? ['105', '107'] : account === 'QST' ? ['205', '207'] : PST;
        // What Ontario credits is in the tax charged, and claimed.
        const others = (lines[taken] ?? 0) + (lines['111'] ?? 0);
        expect(cash.collected + others, `${record.id} ${account}`).toBe(lines[charged]);
      }
    }
  });
});

describe('what is owed', () => {
  it.each([...MONTHS.map(({ to }) => to), '2025-04-01', '2027-12-31'])('on %s equals the recomputed', (on) => {
    const invoices = DOCUMENTS.filter(({ record }) => record.status !== 'DRAFT' && !record.isDeposit).map(
      ({ record }) => {
        const { id, invoiceNumber, customerId, billingName: customer, currency, issueDate, dueDate } = record;
        const balanceCents = balanceOn(journalOf(record), on);
        return { invoiceId: id, invoiceNumber, customerId, customer, currency, issueDate, dueDate, balanceCents };
      },
    );
    const found = agingReport(invoices, { on }).rows.flatMap(
      ({ customer, currency, invoices, totalCents, buckets }) => {
        expect(invoices.reduce((sum, { balanceCents }) => sum + balanceCents, 0)).toBe(totalCents);
        expect(Object.values(buckets).reduce((sum, cents) => sum + cents, 0)).toBe(totalCents);
        return invoices.map((it) => [it.invoiceId, customer, currency, it.bucket, it.balanceCents].join(' '));
      },
    );
    const expected = recomputedOwed(EXPORTED, on, TIME_ZONE).map(({ invoice, cents }) => {
      const late = daysBetween(invoice.dueDate, on);
      const bucket = late < 1 ? 'current' : late > 90 ? '90+' : ['1-30', '31-60', '61-90'][Math.ceil(late / 30) - 1];
      return [invoice.id, invoice.billingName, invoice.currency, bucket, cents].join(' ');
    });
    expect(found.sort()).toEqual(expected.sort());
  });
});

describe('income', () => {
  it.each<[IncomeBy, string, string]>(
    [...QUARTERS, ...YEARS, ...DAYS].flatMap(({ from, to }) =>
      (['month', 'customer', 'product', 'province'] as const).map((by): [IncomeBy, string, string] => [by, from, to]),
    ),
  )('by %s from %s to %s equals the recomputed', (by, from, to) => {
    const { rows } = incomeReport(ENTRIES, { range: { from, to }, by, linesOf: (id) => LINES.get(id) ?? [] });
    const found = Object.fromEntries(
      rows
        .filter(({ billedCents, receivedCents = 0 }) => billedCents !== 0 || receivedCents !== 0)
        .map(({ key, currency, billedCents, receivedCents = 0 }) => [
          `${currency} ${key}`,
          [billedCents, receivedCents],
        ]),
    );
    expect(found).toEqual(recomputedIncomeRows(INCOME, { by, from, to }));
  });
});

/** The number of entries of a kind. */
function of(isOne: (entry: JournalEntry) => boolean): number {
  return ENTRIES.filter(isOne).length;
}

const PST = ['collected', 'adjusted'] as const;

/** Whether an invoice was paid or taken off to the cent. */
function isSettled(record: StoredDocument['record']): boolean {
  const { status, writtenOff, isDeposit, totalCents, paidCents = 0, creditedCents = 0 } = record;
  if (isDeposit || paidCents + creditedCents > totalCents) return false;
  return status === 'PAID' || writtenOff !== undefined;
}

/** The figures of a report that are not zero, by account and line. */
function reported(entries: readonly JournalEntry[], range: { from: string; to: string }): Record<string, number> {
  const { returns } = taxReport(entries, { range, registered: ['GST', 'QST', 'PST_BC', 'PST_SK', 'RST_MB'] });
  expect(returns.map(({ account }) => account)).toEqual([...RETURN_ACCOUNTS]);
  return withoutZeros(
    Object.fromEntries(
      returns.flatMap(({ account, lines, cash }) => [
        ...Object.entries(lines).map(([line, cents]) => [`${account} ${line}`, cents] as const),
        [`${account} cash`, cash.collected] as const,
      ]),
    ),
  );
}

function summed(figures: ReturnType<typeof recomputedFigures>, { from, to }: { from: string; to: string }) {
  const sums: Record<string, number> = {};
  for (const { on, figure, cents } of figures) {
    if (from <= on && on <= to) sums[figure] = (sums[figure] ?? 0) + cents;
  }
  return withoutZeros(sums);
}

function withoutZeros(figures: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).filter(([, cents]) => cents !== 0));
}
