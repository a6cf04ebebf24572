import { describe, expect, it } from 'vitest';
import { statementTextsFor } from '#shared/locale/statement-texts-for.ts';
import { payment, refund } from '#test/support/ledger-harness.ts';
import type { AccountInvoice } from './account-entries.ts';
import type { AccountReceipt } from './receipt-entries.ts';
import { statementOf } from './statement.ts';

const invoice = (invoiceNumber: string, entries: AccountInvoice['entries'], totalCents = 10_000): AccountInvoice => ({
  ...{ invoiceNumber, issueDate: '2026-02-10', dueDate: '2026-03-12', currency: 'CAD', totalCents, entries },
});

const receipt = (changes: Partial<AccountReceipt> = {}): AccountReceipt => ({
  ...{ id: 'r', currency: 'CAD', method: 'bank', paidOn: '2026-03-01', amountCents: 20_007 },
  applications: [{ amountCents: 10_000 }, { amountCents: 10_000 }],
  returns: [],
  ...changes,
});

const part = (changes: Parameters<typeof payment>[0] = {}) =>
  payment({ id: 'r', amountCents: 10_000, method: 'bank', paidOn: '2026-03-01', receiptId: 'r', ...changes });

/** The lines in words with their amount and the balance after them. */
function linesOf(invoices: AccountInvoice[], receipts: AccountReceipt[]) {
  const days = { from: '2026-01-01', to: '2026-12-31', today: '2026-12-31' };
  const [section] = statementOf({ invoices, receipts, ...days });
  const { line } = statementTextsFor('en');
  return {
    lines: (section?.entries ?? []).map(
      (entry) => `${entry.on} ${line(entry)}: ${entry.cents} = ${entry.balanceCents}`,
    ),
    credit: section?.creditCents,
    closing: section?.closingCents,
  };
}

describe('a receipt', () => {
  it('is one line with the invoices that it paid; its rest is credit', () => {
    const invoices = [invoice('INV-1', [part()]), invoice('INV-2', [part()])];
    expect(linesOf(invoices, [receipt()])).toEqual({
      lines: [
        '2026-02-10 Invoice INV-1: 10000 = 10000',
        '2026-02-10 Invoice INV-2: 10000 = 20000',
        '2026-03-01 Payment for invoices INV-1 and INV-2 (Bank transfer): -20007 = -7',
      ],
      credit: 7,
      closing: -7,
    });
  });

  it('without an invoice is a payment', () => {
    const { lines, credit } = linesOf([], [receipt({ applications: [] })]);
    expect(lines).toEqual(['2026-03-01 Payment (Bank transfer): -20007 = -20007']);
    expect(credit).toBe(20_007);
  });
});

describe('credit', () => {
  it('that is applied later changes nothing of the balance, and says what it paid', () => {
    const applied = [invoice('INV-3', [part({ appliedOn: '2026-04-01' })])];
    const received = receipt({ applications: [{ amountCents: 10_000, appliedOn: '2026-04-01' }] });
    expect(linesOf(applied, [received])).toEqual({
      lines: [
        '2026-02-10 Invoice INV-3: 10000 = 10000',
        '2026-03-01 Payment (Bank transfer): -20007 = -10007',
        '2026-04-01 Credit applied to invoice INV-3: 0 = -10007',
      ],
      credit: 10_007,
      closing: -10_007,
    });
  });

  it('that is given back is owed to nobody', () => {
    const returns = [{ on: '2026-05-01', amountCents: 20_007, method: 'cash' }] as const;
    const { lines, credit, closing } = linesOf([], [receipt({ applications: [], returns })]);
    expect(lines.at(-1)).toBe('2026-05-01 Credit given back (Cash): 20007 = 0');
    expect([credit, closing]).toEqual([0, 0]);
  });

  it('that is kept from a refund is one line, and owed again on its invoice', () => {
    const paid = payment({ amountCents: 10_000 });
    const kept = refund({ amountCents: 5_000, stillOwed: true, receiptId: 'r1' });
    const { refundedOn: paidOn } = kept;
    const own = receipt({ id: 'r1', amountCents: 5_000, applications: [], keptFrom: 'INV-1', paidOn });
    const { lines, credit, closing } = linesOf([invoice('INV-1', [paid, kept])], [own]);
    expect(lines.at(-1)).toBe(`${paidOn} Refund for invoice INV-1 kept as credit: 0 = 0`);
    expect([credit, closing]).toEqual([5_000, 0]);
  });

  it('reads in French', () => {
    const { line } = statementTextsFor('fr');
    const facts = { invoiceNumber: '', invoices: ['F-1', 'F-2'], method: 'bank' } as const;
    expect(line({ ...facts, kind: 'receipt' })).toBe('Paiement des factures F-1 et F-2 (virement bancaire)');
    expect(line({ ...facts, kind: 'creditApplied' })).toBe('Crédit appliqué aux factures F-1 et F-2');
    expect(line({ kind: 'creditReturned', invoiceNumber: '', method: 'other' })).toBe('Crédit remis');
  });
});
