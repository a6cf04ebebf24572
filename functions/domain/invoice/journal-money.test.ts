import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '#shared/ledger/entry.ts';
import { aJournaledInvoice, type Short, shortJournal } from '#test/support/journaled-invoices.ts';
import { credit, payment, refund } from '#test/support/ledger-harness.ts';
import type { InvoiceRecord } from './invoice-record.ts';

describe('money', () => {
  const moneyOf = (entries: readonly LedgerEntry[], changes: Partial<InvoiceRecord> = {}) =>
    shortJournal(aJournaledInvoice(changes, { entries })).filter(({ kind }) => kind === 'money');
  const money = (on: string, cents: number, more: Short = {}) => {
    return { on, kind: 'money', method: 'e-transfer', cents, ...more };
  };

  it('has the taxes in proportion, in total exactly those of the invoice', () => {
    const entries = ['2026-03-01', '2026-03-02', '2026-03-03'].map((paidOn, index) =>
      payment({
        id: `p${index}`,
        paidOn,
        at: `${paidOn}T12:00:00Z`,
        amountCents: [11_498, 11_498, 11_497][index] ?? 0,
      }),
    );
    expect(moneyOf(entries)).toEqual([
      money('2026-03-01', 11_498, { taxes: { GST: 500, QST: 998 } }),
      money('2026-03-02', 11_498, { taxes: { GST: 500, QST: 997 } }),
      money('2026-03-03', 11_497, { taxes: { GST: 500, QST: 998 } }),
    ]);
  });

  it('beyond the total has no taxes, and none when it is returned', () => {
    const entries = [payment({ amountCents: 40_000 }), refund({ amountCents: 5_507 })];
    expect(moneyOf(entries)).toEqual([
      money('2026-03-01', 40_000, { taxes: { GST: 1_500, QST: 2_993 } }),
      money('2026-03-02', -5_507),
    ]);
  });

  it('beyond what a credit note left has no taxes', () => {
    const entries = [credit({ amountCents: 34_393, creditedOn: '2026-02-01' }), payment({ amountCents: 30_000 })];
    expect(moneyOf(entries)).toEqual([money('2026-03-01', 30_000, { taxes: { GST: 4, QST: 9 } })]);
  });

  it('of a deposit counts on the day on which it is applied', () => {
    const applied = payment({ amountCents: 34_493, appliedOn: '2026-05-05', receiptId: 'r', deposit: 'D-1' });
    const taxes = { GST: 1_500, QST: 2_993 };
    expect(moneyOf([applied])).toEqual([money('2026-05-05', 34_493, { isCredit: true, taxes })]);
  });

  it('that was returned with a credit note loses the taxes of that', () => {
    const entries = [
      payment({ amountCents: 34_493 }),
      refund({ amountCents: 4_500, reducesPrice: true }),
      credit({ refundId: 'r1', creditedOn: '2026-03-02' }),
    ];
    expect(shortJournal(aJournaledInvoice({}, { entries })).slice(2)).toEqual([
      {
        ...{ on: '2026-03-02', kind: 'credit', creditNumber: 'CN-1' },
        ...{ price: { taxable: 3_914 }, taxes: { GST: 196, QST: 390 } },
      },
      money('2026-03-02', -4_500, { taxes: { GST: -196, QST: -390 } }),
    ]);
  });

  it('that was returned before its credit note settles less from that day on', () => {
    const entries = [
      payment({ amountCents: 34_493 }),
      refund({ amountCents: 4_500, reducesPrice: true }),
      credit({ refundId: 'r1', creditedOn: '2026-03-09' }),
    ];
    expect(moneyOf(entries).slice(1)).toEqual([
      money('2026-03-02', -4_500, { settlesCents: 0 }),
      money('2026-03-09', 0, { method: 'other', settlesCents: -4_500, taxes: { GST: -196, QST: -390 } }),
    ]);
  });

  it('that was returned without a credit note keeps its taxes, unless it is owed again', () => {
    const paid = payment({ amountCents: 34_493 });
    expect(moneyOf([paid, refund()])[1]).toEqual(money('2026-03-02', -5_000, { settlesCents: 0 }));
    expect(moneyOf([paid, refund({ stillOwed: true })])[1]).toEqual(
      money('2026-03-02', -5_000, { taxes: { GST: -217, QST: -434 } }),
    );
  });

  it('of a debit is returned when the bank returns it', () => {
    const debit = payment({
      ...{ method: 'debit', amountCents: 34_493 },
      disputes: { d: { stage: 'LOST', amountCents: 34_493, on: '2026-03-09' } },
    });
    expect(moneyOf([debit])).toEqual([
      money('2026-03-01', 34_493, { method: 'debit', taxes: { GST: 1_500, QST: 2_993 } }),
      money('2026-03-09', -34_493, { method: 'debit', taxes: { GST: -1_500, QST: -2_993 } }),
    ]);
  });

  it('in cash settles what its rounding adds, with the taxes of all of it', () => {
    const cash = payment({ method: 'cash', amountCents: 34_495, roundingCents: -2 });
    expect(moneyOf([cash])).toEqual([
      money('2026-03-01', 34_495, { method: 'cash', settlesCents: 34_493, taxes: { GST: 1_500, QST: 2_993 } }),
    ]);
  });

  it('of an invoice that was cancelled by hand has no taxes', () => {
    const paid = aJournaledInvoice({}, { entries: [payment(), refund({ amountCents: 20_000, stillOwed: true })] });
    const cancelled = { ...paid, status: 'CANCELLED' } as const;
    expect(shortJournal(cancelled)).toEqual([money('2026-03-01', 20_000), money('2026-03-02', -20_000)]);
  });
});
