import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standingOf } from '#shared/ledger/standing.ts';
import { credit, payment, refund } from '#test/support/ledger-harness.ts';
import { ledgers, TOTAL_CENTS } from '#test/support/ledgers.ts';
import { repeats } from '#test/support/repeats.ts';
import type { AccountInvoice } from './account-entries.ts';
import { statementOf } from './statement.ts';

const invoice = (changes: Partial<AccountInvoice> = {}): AccountInvoice => ({
  invoiceNumber: 'INV-1',
  issueDate: '2026-02-10',
  dueDate: '2026-03-12',
  currency: 'CAD',
  totalCents: 34_493,
  entries: [],
  ...changes,
});

const YEAR = { from: '2026-01-01', to: '2026-12-31', today: '2026-12-31' };

/** The lines of the only section, such as "2026-03-01 payment -20000 = 14493". */
function linesOf(changes: Partial<AccountInvoice>, days = YEAR): string[] {
  const [section] = statementOf({ invoices: [invoice(changes)], ...days });
  return (section?.entries ?? []).map(
    ({ on, kind, cents, balanceCents }) => `${on} ${kind} ${cents} = ${balanceCents}`,
  );
}

describe('a statement', () => {
  it('lists invoices, credit notes and payments, with the balance after each', () => {
    expect(linesOf({ entries: [payment(), credit()] })).toEqual([
      '2026-02-10 invoice 34493 = 34493',
      '2026-03-01 payment -20000 = 14493',
      '2026-04-15 creditNote -4500 = 9993',
    ]);
  });

  it('charges only the refunds that are still owed', () => {
    expect(linesOf({ entries: [payment(), refund({ stillOwed: true })] }).slice(2)).toEqual([
      '2026-03-02 refund 5000 = 19493',
    ]);
    expect(linesOf({ entries: [payment(), refund()] }).slice(2)).toEqual([
      '2026-03-02 refund 5000 = 19493',
      '2026-03-02 adjustment -5000 = 14493',
    ]);
  });

  it('counts a refund that reduced the price once', () => {
    const entries = [payment(), refund(), credit({ amountCents: 5_000, creditedOn: '2026-03-02', refundId: 'r1' })];
    expect(linesOf({ entries }).slice(2)).toEqual([
      '2026-03-02 creditNote -5000 = 9493',
      '2026-03-02 refund 5000 = 14493',
    ]);
  });

  it('shows a cash payment apart from its rounding', () => {
    const entries = [payment({ method: 'cash', amountCents: 34_495, roundingCents: -2 })];
    expect(linesOf({ entries }).slice(1)).toEqual(['2026-03-01 payment -34495 = -2', '2026-03-01 cashRounding 2 = 0']);
  });

  it('returns an overpayment without an adjustment', () => {
    const entries = [payment({ amountCents: 36_493 }), refund({ amountCents: 2_000 })];
    expect(linesOf({ entries }).slice(1)).toEqual(['2026-03-01 payment -36493 = -2000', '2026-03-02 refund 2000 = 0']);
  });

  it('ends at zero once the balance is written off', () => {
    expect(linesOf({ entries: [payment()], writtenOffOn: '2026-06-01' }).slice(2)).toEqual([
      '2026-06-01 writeOff -14493 = 0',
    ]);
  });

  it('does not change past lines when a written-off invoice is paid after all', () => {
    const unpaid = { writtenOffOn: '2026-06-01', entries: [] };
    const paid = { ...unpaid, entries: [payment({ amountCents: 34_493, paidOn: '2026-06-10' })] };
    expect(linesOf(paid).slice(0, 2)).toEqual(linesOf(unpaid));
    expect(linesOf(paid).slice(1)).toEqual([
      '2026-06-01 writeOff -34493 = 0',
      '2026-06-10 payment -34493 = -34493',
      '2026-06-10 writeOffReversal 34493 = 0',
    ]);
  });

  it('reverses an adjustment once a credit note settles its refund', () => {
    const late = credit({ amountCents: 5_000, refundId: 'r1' });
    expect(linesOf({ entries: [payment(), refund(), late] }).slice(2)).toEqual([
      '2026-03-02 refund 5000 = 19493',
      '2026-03-02 adjustment -5000 = 14493',
      '2026-04-15 creditNote -5000 = 9493',
      '2026-04-15 adjustmentReversal 5000 = 14493',
    ]);
  });

  it('returns the money of each lost dispute on the day it was lost', () => {
    const disputes = {
      d: { stage: 'LOST' as const, amountCents: 3_000, on: '2026-05-01' },
      c: { stage: 'LOST' as const, amountCents: 2_000, on: '2026-04-01' },
    };
    expect(linesOf({ entries: [payment({ disputes })] }).slice(2)).toEqual([
      '2026-04-01 dispute 2000 = 16493',
      '2026-04-01 adjustment -2000 = 14493',
      '2026-05-01 dispute 3000 = 17493',
      '2026-05-01 adjustment -3000 = 14493',
    ]);
  });

  it('charges what the bank returned of a debit again, without an adjustment', () => {
    const disputes = { d: { stage: 'LOST', amountCents: 20_000, on: '2026-03-11' } } as const;
    const entries = [
      payment({ method: 'debit', disputes }),
      payment({ id: 'p2', paidOn: '2026-03-20', amountCents: 34_493 }),
    ];
    expect(linesOf({ entries }).slice(1)).toEqual([
      '2026-03-01 payment -20000 = 14493',
      '2026-03-11 dispute 20000 = 34493',
      '2026-03-20 payment -34493 = 0',
    ]);
  });

  it.each([
    ['on the day on which it began', '2026-03-04', 1],
    ['before', '2026-03-03', 0],
  ])('names a bank payment on its way, %s, without an effect on the balances', (_, to, count) => {
    const pendingDebit = { cents: 34_493, on: '2026-03-04' };
    const [section] = statementOf({
      invoices: [invoice({ pendingDebit })],
      from: '2026-01-01',
      to,
      today: '2026-03-05',
    });
    const pending = { on: '2026-03-04', invoiceNumber: 'INV-1', cents: 34_493 };
    expect(section?.pending).toEqual(count > 0 ? [pending] : []);
    expect(section).toMatchObject({ closingCents: 34_493 });
    expect(section?.entries).toHaveLength(1);
    const deposit = invoice({ pendingDebit, isDeposit: true });
    const sections = statementOf({ invoices: [deposit], from: '2026-01-01', to, today: '2026-03-05' });
    expect(sections.map((each) => each.pending)).toEqual(count > 0 ? [[{ ...pending, isDeposit: true }]] : []);
  });

  it('counts only the payments of an invoice cancelled by hand', () => {
    expect(linesOf({ isCancelled: true, entries: [payment(), credit(), refund({ stillOwed: true })] })).toEqual([
      '2026-03-01 payment -20000 = -20000',
      '2026-03-02 refund 5000 = -15000',
    ]);
  });

  it('counts no more as overdue than is owed in total', () => {
    const credited = invoice({ entries: [payment({ amountCents: 34_493 + 4_000 })] });
    expect(statementOf({ invoices: [invoice(), credited], ...YEAR })).toMatchObject([
      { closingCents: 30_493, overdueCents: 30_493 },
    ]);
  });

  it('begins with the balance of the day before, and ends on its last day', () => {
    const [march] = statementOf({
      invoices: [invoice({ entries: [payment(), credit()] })],
      ...{ from: '2026-03-01', to: '2026-03-31', today: '2026-12-31' },
    });
    expect(march).toMatchObject({ openingCents: 34_493, closingCents: 14_493, overdueCents: 14_493 });
    expect(march?.entries).toHaveLength(1);
  });

  it.each([
    ['on its due day', '2026-03-12', '2026-12-31', 0],
    ['the day after', '2026-03-13', '2026-12-31', 34_493],
    ['before it, if the last day has not come', '2026-12-31', '2026-03-12', 0],
  ])('counts an invoice as overdue %s', (_, to, today, overdueCents) => {
    expect(statementOf({ invoices: [invoice()], from: '2026-01-01', to, today })).toMatchObject([{ overdueCents }]);
  });

  it('is refused for more lines than can be printed', () => {
    const listed = (count: number) =>
      statementOf({ invoices: Array.from({ length: count }, () => invoice()), ...YEAR });
    expect(listed(2_000)[0]?.entries).toHaveLength(2_000);
    expect(() => listed(2_001)).toThrow('Please choose fewer days.');
  });

  it('has a section for each currency with entries, and none for the rest', () => {
    const invoices = [invoice({ currency: 'USD' }), invoice(), invoice({ currency: 'EUR', issueDate: '2027-01-01' })];
    expect(statementOf({ invoices, ...YEAR }).map(({ currency }) => currency)).toEqual(['CAD', 'USD']);
    expect(statementOf({ invoices: [], ...YEAR })).toEqual([]);
  });
});

const DAYS = [
  '2026-02-20',
  '2026-03-01',
  '2026-03-02',
  '2026-04-15',
  '2026-05-01',
  '2026-06-01',
  '2026-07-01',
] as const;

describe('the statement of any account', () => {
  const ends = fc.constantFrom('open', 'open', 'writtenOff', 'cancelled');
  const accounts = fc
    .array(fc.tuple(ledgers, fc.constantFrom(...DAYS), ends, fc.constantFrom(...DAYS)), { minLength: 1, maxLength: 4 })
    .map((made) =>
      made.map(([{ entries }, issueDate, end, endedOn], index) =>
        invoice({
          ...{ entries, issueDate, totalCents: TOTAL_CENTS, invoiceNumber: `INV-${index}` },
          ...(end === 'writtenOff' && { writtenOffOn: endedOn }),
          ...(end === 'cancelled' && { isCancelled: true }),
        }),
      ),
    );
  const standingIn = ({ entries, isCancelled, writtenOffOn, totalCents, currency }: AccountInvoice) => {
    const money = entries.filter(({ kind }) => kind !== 'credit');
    if (isCancelled) return standingOf(money, { totalCents: 0, currency });
    const standing = standingOf(entries, { totalCents, currency });
    return writtenOffOn ? { ...standing, balanceCents: 0 } : standing;
  };

  it('adds up, from any day to any other', () => {
    fc.assert(
      fc.property(accounts, fc.constantFrom(...DAYS), fc.constantFrom(...DAYS), (invoices, one, other) => {
        const [from, to] = [one, other].sort() as [string, string];
        const sections = statementOf({ invoices, from, to, today: to });
        for (const { openingCents, entries, closingCents, overdueCents } of sections) {
          expect(overdueCents).toBeLessThanOrEqual(Math.max(0, closingCents));
          expect(entries.reduce((sum, { cents }) => sum + cents, openingCents)).toBe(closingCents);
          expect(entries.at(-1)?.balanceCents ?? openingCents).toBe(closingCents);
        }
      }),
      { numRuns: repeats(300, 20_000) },
    );
  });

  it('ends with the balances of its invoices, less overpayments', () => {
    fc.assert(
      fc.property(accounts, (invoices) => {
        const standings = invoices.map(standingIn);
        const [section] = statementOf({ invoices, from: '2020-01-01', to: '2030-01-01', today: '2026-12-31' });
        const lateCents = standings.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
        const closingCents = standings.reduce((sum, { surplusCents }) => sum - surplusCents, lateCents);
        expect(section?.closingCents ?? 0).toBe(closingCents);
        expect(section?.overdueCents ?? 0).toBe(Math.min(lateCents, Math.max(0, closingCents)));
      }),
      { numRuns: repeats(300, 20_000) },
    );
  });

  it('continues where the previous one ended', () => {
    fc.assert(
      fc.property(accounts, fc.constantFrom(...DAYS), (invoices, day) => {
        const balances = (from: string, to: string) => {
          const [{ openingCents = 0, closingCents = 0 } = {}] = statementOf({ invoices, from, to, today: to });
          return { openingCents, closingCents };
        };
        const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
        expect(balances(next, '2026-12-31').openingCents).toBe(balances('2026-01-01', day).closingCents);
      }),
      { numRuns: repeats(300, 20_000) },
    );
  });

  it('stays the same whatever happens later', () => {
    fc.assert(
      fc.property(accounts, fc.constantFrom(...DAYS), (invoices, to) => {
        const statement = (known: AccountInvoice[]) =>
          statementOf({ invoices: known, from: '2026-01-01', to, today: to });
        expect(statement(invoices)).toEqual(statement(invoices.map((each) => asOf(each, to))));
      }),
      { numRuns: repeats(300, 20_000) },
    );
  });
});

/** An invoice as it was at the end of a day. */
function asOf({ writtenOffOn, entries, ...rest }: AccountInvoice, day: string): AccountInvoice {
  const known = entries.filter((entry) => {
    if (entry.kind === 'credit') return entry.creditedOn <= day;
    return (entry.kind === 'refund' ? entry.refundedOn : entry.paidOn) <= day;
  });
  return { ...rest, entries: known, ...(writtenOffOn && writtenOffOn <= day && { writtenOffOn }) };
}
