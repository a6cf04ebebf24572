import { describe, expect, it } from 'vitest';
import { BAD_DEBT, BC, moneyEntry, QUEBEC, salesEntry } from '#test/support/journal-entries.ts';
import type { HeldMoney } from './held-money.ts';
import { journalLines } from './journal-lines.ts';

const linesOf = (entry: Parameters<typeof journalLines>[0]) =>
  Object.fromEntries(journalLines(entry).map(({ role, cents }) => [role, cents]));

describe('the lines of', () => {
  it('a sale are what the customer owes, the price and each tax', () => {
    expect(linesOf(QUEBEC)).toEqual({ receivable: 34_493, taxable: -30_000, GST: -1_500, QST: -2_993 });
    expect(linesOf(BC)).toEqual({ receivable: 89_314, taxable: -81_631, exempt: -1_918, GST: -4_082, PST_BC: -1_683 });
  });

  it('a tax with two rates are two', () => {
    const book = salesEntry({ price: { taxable: 14_000 } });
    const taxes = [
      { code: 'HST' as const, baseCents: 4_000, cents: 200 },
      { code: 'HST' as const, baseCents: 10_000, cents: 1_300 },
    ];
    expect(journalLines({ ...book, taxes })).toEqual([
      { role: 'receivable', cents: 15_500 },
      { role: 'taxable', cents: -14_000 },
      { role: 'HST', cents: -200 },
      { role: 'HST', cents: -1_300 },
    ]);
  });

  it('a sale with a tax of its own have that on an account of its own', () => {
    const own = salesEntry({ price: { untaxed: 10_000 }, ownTaxCents: 1_000 });
    expect(linesOf(own)).toEqual({ receivable: 11_000, untaxed: -10_000, ownTax: -1_000 });
  });

  it('a credit note reduce sales and taxes', () => {
    expect(linesOf({ ...QUEBEC, kind: 'credit' })).toEqual({
      ...{ receivable: -34_493, taxable: 30_000, GST: 1_500, QST: 2_993 },
    });
  });

  it('a write-off are a bad debt and its taxes, which a recovery takes back', () => {
    expect(BAD_DEBT.slice(1).map(linesOf)).toEqual([
      { receivable: -11_946, badDebts: 10_389, GST: 520, QST: 1_037 },
      { receivable: 6_000, badDebts: -5_218, GST: -261, QST: -521 },
    ]);
  });

  it('a payment and a refund that is owed again are of the way of paying', () => {
    expect(linesOf(moneyEntry({ method: 'card' }))).toEqual({ card: 11_300, receivable: -11_300 });
    expect(linesOf(moneyEntry({ method: 'cheque', cents: -500 }))).toEqual({ cheque: -500, receivable: 500 });
  });

  it('cash that was rounded up or down have the rounding', () => {
    const cash = { method: 'cash' as const };
    expect(linesOf(moneyEntry({ ...cash, cents: 1_000, settlesCents: 1_002 }))).toEqual({
      ...{ cash: 1_000, rounding: 2, receivable: -1_002 },
    });
    expect(linesOf(moneyEntry({ ...cash, cents: 1_005, settlesCents: 1_003 }))).toEqual({
      ...{ cash: 1_005, rounding: -2, receivable: -1_003 },
    });
  });

  it('a refund that is not owed again are a refund, until a credit note takes it into account', () => {
    expect(linesOf(moneyEntry({ cents: -4_500, settlesCents: 0 }))).toEqual({ 'e-transfer': -4_500, refunds: 4_500 });
    expect(linesOf(moneyEntry({ method: 'other', cents: 0, settlesCents: -4_500 }))).toEqual({
      ...{ receivable: 4_500, refunds: -4_500 },
    });
  });

  it('credit that pays, or that is kept of a refund, are the credit of customers', () => {
    expect(linesOf(moneyEntry({ isCredit: true }))).toEqual({ credit: 11_300, receivable: -11_300 });
    expect(linesOf(moneyEntry({ isCredit: true, cents: -500 }))).toEqual({ credit: -500, receivable: 500 });
  });

  it('a deposit are credit of the customer', () => {
    const held: HeldMoney = {
      ...{ kind: 'held', on: '2026-03-04', customer: 'Anna Roy', currency: 'CAD', method: 'bank', cents: 25_000 },
    };
    expect(linesOf(held)).toEqual({ bank: 25_000, credit: -25_000 });
    expect(linesOf({ ...held, cents: -5_000 })).toEqual({ bank: -5_000, credit: 5_000 });
  });

  it('nothing are none', () => {
    expect(journalLines(salesEntry({ taxes: { HST: 0 } }))).toEqual([]);
  });
});
