import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '#shared/ledger/entry.ts';
import { aJournaledInvoice, line, SALE, shortJournal } from '#test/support/journaled-invoices.ts';
import { credit, payment } from '#test/support/ledger-harness.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { journalOf } from './journal.ts';

describe('credit notes', () => {
  it('in two parts add up to the price and the taxes', () => {
    const items = [line(1_000), line(99.99, { taxTreatment: 'exempt' })];
    const parts = [
      credit({ amountCents: 50_001, creditedOn: '2026-02-01' }),
      credit({ id: 'c2', number: 'CN2-1', amountCents: 72_998, creditedOn: '2026-03-01' }),
    ];
    const invoice = aJournaledInvoice({ billingProvince: 'ON', items }, { entries: parts });
    expect(shortJournal(invoice)).toEqual([
      { on: '2026-01-05', kind: 'sale', price: { taxable: 100_000, exempt: 9_999 }, taxes: { HST: 13_000 } },
      {
        ...{ on: '2026-02-01', kind: 'credit', creditNumber: 'CN-1' },
        ...{ price: { taxable: 40_651, exempt: 4_065 }, taxes: { HST: 5_285 } },
      },
      {
        ...{ on: '2026-03-01', kind: 'credit', creditNumber: 'CN2-1' },
        ...{ price: { taxable: 59_349, exempt: 5_934 }, taxes: { HST: 7_715 } },
      },
    ]);
    expect(journalOf(invoice)[1]).toMatchObject({ taxes: [{ baseCents: 40_652 }] });
  });

  it('of an invoice with a tax of its own have their part of it', () => {
    const own = { taxMode: 'custom', taxType: 'fixed', taxValue: 30 } as const;
    const [, first] = journalOf(aJournaledInvoice(own, { entries: [credit({ amountCents: 11_000 })] }));
    expect(first).toMatchObject({ kind: 'credit', ownTaxCents: 1_000, price: { untaxed: 10_000 }, taxes: [] });
  });
});

describe('a write-off', () => {
  const writtenOff = { at: '2026-06-01T12:00:00Z', on: '2026-06-01', by: 'a@example.com' };
  const lost = (entries: readonly LedgerEntry[]): InvoiceRecord => {
    const open = aJournaledInvoice({}, { entries });
    return { ...open, status: 'CANCELLED', writtenOff };
  };

  it('takes off what was due on its day, and gets back what was paid after all', () => {
    const late = payment({ id: 'p2', amountCents: 10_000, paidOn: '2026-07-01', at: '2026-07-01T12:00:00Z' });
    expect(shortJournal(lost([payment({ amountCents: 4_493 }), late]))).toEqual([
      SALE,
      { on: '2026-03-01', kind: 'money', method: 'e-transfer', cents: 4_493, taxes: { GST: 195, QST: 390 } },
      { on: '2026-06-01', kind: 'writeOff', price: { taxable: 26_092 }, taxes: { GST: 1_305, QST: 2_603 } },
      { on: '2026-07-01', kind: 'recovery', price: { taxable: 8_697 }, taxes: { GST: 435, QST: 868 } },
      { on: '2026-07-01', kind: 'money', method: 'e-transfer', cents: 10_000, taxes: { GST: 435, QST: 868 } },
    ]);
  });

  it('after a credit note, adds up with it to the taxes', () => {
    const entries = [credit({ amountCents: 11_111, creditedOn: '2026-02-01' })];
    const [, first, last] = shortJournal(lost(entries));
    expect(first).toMatchObject({ kind: 'credit', taxes: { GST: 483, QST: 964 } });
    expect(last).toMatchObject({ kind: 'writeOff', taxes: { GST: 1_017, QST: 2_029 } });
  });

  it('takes off again what the bank took back of a late payment', () => {
    const returned = payment({
      ...{ method: 'debit', amountCents: 10_000, paidOn: '2026-07-01', at: '2026-07-01T12:00:00Z' },
      disputes: { d: { stage: 'LOST', amountCents: 10_000, on: '2026-07-05' } },
    });
    expect(journalOf(lost([returned])).map(({ kind, on }) => `${on} ${kind}`)).toEqual([
      '2026-01-05 sale',
      '2026-06-01 writeOff',
      '2026-07-01 recovery',
      '2026-07-01 money',
      '2026-07-05 writeOff',
      '2026-07-05 money',
    ]);
  });
});
