import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grossCents, owedChangeCents, signOf } from '#shared/reports/entry-cents.ts';
import type { JournalEntry } from '#shared/reports/journal.ts';
import { accountEntriesOf } from '#shared/statement/account-entries.ts';
import { aJournaledInvoice } from '#test/support/journaled-invoices.ts';
import { ledgers, TOTAL_CENTS } from '#test/support/ledgers.ts';
import { repeats } from '#test/support/repeats.ts';
import { journalOf } from './journal.ts';

describe('the journal of any invoice', () => {
  const ends = fc.constantFrom('open', 'open', 'writtenOff', 'cancelled');
  const endedOn = fc.constantFrom('2026-02-20', '2026-03-01', '2026-05-01', '2026-06-01', '2026-07-01');
  const invoices = fc.tuple(ledgers, ends, endedOn).map(([{ entries }, end, on]) => {
    const open = aJournaledInvoice({}, { entries });
    const status = end === 'open' ? open.status : 'CANCELLED';
    const writtenOff = { at: `${on}T12:00:00Z`, on, by: 'a@example.com' };
    const { isCredited: _c, isRefunded: _r, ...cancelled } = open;
    const record = end === 'cancelled' ? cancelled : open;
    return { entries, end, on, invoice: { ...record, status, ...(end === 'writtenOff' && { writtenOff }) } };
  });
  const runs = { numRuns: repeats(300, 20_000) };

  it('adds up to the balance of every day on a statement', () => {
    expect(aJournaledInvoice().totalCents).toBe(TOTAL_CENTS);
    fc.assert(
      fc.property(invoices, ({ invoice, entries, end, on }) => {
        const { invoiceNumber, issueDate, dueDate, currency, totalCents } = invoice;
        const account = accountEntriesOf({
          ...{ invoiceNumber, issueDate, dueDate, currency, totalCents, entries },
          ...(end === 'writtenOff' && { writtenOffOn: on }),
          ...(end === 'cancelled' && { isCancelled: true }),
        });
        const journal = journalOf(invoice);
        for (const day of new Set([...account, ...journal].map((entry) => entry.on))) {
          const balanceCents = account.reduce((sum, entry) => (entry.on <= day ? sum + entry.cents : sum), 0);
          const owedCents = journal.reduce((sum, entry) => (entry.on <= day ? sum + owedChangeCents(entry) : sum), 0);
          expect(owedCents).toBe(balanceCents);
        }
      }),
      runs,
    );
  });

  it('takes off at most what it charged, each tax by itself', () => {
    fc.assert(
      fc.property(invoices, ({ invoice }) => {
        const entries = journalOf(invoice).filter((entry) => entry.kind !== 'money');
        const left = (of: (entry: (typeof entries)[number]) => number) =>
          entries.reduce((sum, entry) => sum + signOf(entry) * of(entry), 0);
        const taxIn = (code: string) => (entry: JournalEntry) =>
          entry.taxes.reduce((sum, tax) => (tax.code === code ? sum + tax.cents : sum), 0);
        const lefts = [left(({ price }) => price.taxable), left(taxIn('GST')), left(taxIn('QST'))];
        // A credit note after a recovery is rounded by itself.
        for (const cents of lefts) expect(cents).toBeGreaterThanOrEqual(-2);
        const gross = left((entry) => grossCents(entry));
        if (gross === 0) for (const cents of lefts) expect(Math.abs(cents)).toBeLessThanOrEqual(2);
      }),
      runs,
    );
  });

  it('has exactly its taxes in the money that pays it', () => {
    fc.assert(
      fc.property(invoices, ({ invoice, end }) => {
        const entries = journalOf(invoice);
        const money = entries.filter((entry) => entry.kind === 'money');
        const settledCents = money.reduce((sum, entry) => sum + (entry.settlesCents ?? entry.cents), 0);
        if (end === 'cancelled' || settledCents < invoice.totalCents) return;
        const taxes = money.flatMap((entry) => entry.taxes);
        expect(taxes.reduce((sum, { cents }) => sum + cents, 0)).toBe(4_493);
      }),
      runs,
    );
  });
});
