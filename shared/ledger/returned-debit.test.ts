import { describe, expect, it } from 'vitest';
import { credit, DAYS, INVOICE, payment, refund } from '#test/support/ledger-harness.ts';
import type { LedgerEntry, PaymentEntry } from './entry.ts';
import { refundableCents, standingOf } from './standing.ts';

describe('a debit that the bank returns', () => {
  const returned = (amountCents: number, changes: Partial<PaymentEntry> = {}) =>
    payment({ method: 'debit', disputes: { d: { stage: 'LOST', amountCents, on: DAYS[2] } }, ...changes });
  const whole = { ...payment({ method: 'debit', amountCents: 34_493 }) };

  it.each<[what: string, entries: LedgerEntry[], balance: number]>([
    ['the whole payment', [returned(34_493, { amountCents: 34_493 })], 34_493],
    ['a part of it', [returned(4_493, { amountCents: 34_493 })], 4_493],
    [
      'the part that was not paid by card',
      [payment({ id: 'c', method: 'card', amountCents: 14_493 }), returned(20_000)],
      20_000,
    ],
    ['more than it', [returned(40_000, { amountCents: 34_493 })], 34_493],
    [
      'it, after an e-Transfer paid it again',
      [returned(34_493, { amountCents: 34_493 }), payment({ id: 'e', amountCents: 34_493 })],
      0,
    ],
    ['what was not refunded of it', [returned(20_000), refund({ method: 'debit', stillOwed: true })], 34_493],
    ['it, and a credit note settles a part', [returned(34_493, { amountCents: 34_493 }), credit()], 29_993],
  ])('is owed again: %s', (_, entries, balance) => {
    expect(standingOf(entries, INVOICE).balanceCents).toBe(balance);
  });

  it('counts as paid once the bank gave it back, as if nothing had happened', () => {
    const won = { ...whole, disputes: { d: { stage: 'WON', amountCents: 34_493, on: DAYS[2] } } } as const;
    expect(standingOf([won], INVOICE)).toEqual(standingOf([whole], INVOICE));
  });

  it('was neither received nor refunded; both days keep their movement', () => {
    const standing = standingOf([returned(34_493, { amountCents: 34_493 })], INVOICE);
    expect(standing).toEqual({
      ...{ paidCents: 0, creditedCents: 0, returnedCents: 0, disputedCents: 0, balanceCents: 34_493, surplusCents: 0 },
      isReturned: false,
      movements: [
        { on: DAYS[0], at: '2026-03-01T12:00:00Z', cents: 34_493, method: 'debit', takenBackCents: 34_493 },
        { on: DAYS[2], cents: -34_493, method: 'debit', isDispute: true },
      ],
    });
    expect(refundableCents(returned(34_493, { amountCents: 34_493 }), [])).toBe(0);
  });

  it('has its deposit request owed again, though it was applied', () => {
    const applied = refund({ method: 'debit', amountCents: 20_000, receiptId: 'r1' });
    expect(standingOf([returned(20_000), applied], { totalCents: 20_000, currency: 'CAD' })).toMatchObject({
      ...{ paidCents: 0, returnedCents: 20_000, balanceCents: 20_000, surplusCents: 0, isReturned: false },
    });
  });
});
