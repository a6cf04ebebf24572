import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportedRefunds } from '#functions/domain/invoice/card-refunds.ts';
import { type Ledger, merged } from '#functions/domain/invoice/change-ledger.ts';
import { failedCents } from '#functions/domain/invoice/failed-refunds.ts';
import type { StoredEntry, StoredPayment, StoredRefund } from '#functions/domain/invoice/ledger-store.ts';
import { refundableCents, standingOf } from '#shared/ledger/standing.ts';
import { fromCents } from '#shared/money.ts';
import { MANUAL_METHODS, type ManualMethod } from '#shared/payment-methods.ts';
import { repeats } from '#test/support/repeats.ts';
import { answeredRefund, begunRefund } from './refund-entry.ts';

const TIME_ZONE = 'America/Edmonton';
const INVOICE = { totalCents: 20_000, currency: 'CAD' } as const;
const PAYMENT: StoredPayment = {
  kind: 'payment',
  id: 'pi_1',
  accountId: 'acct_1',
  method: 'card',
  amountCents: 20_000,
  currency: 'CAD',
  paidOn: '2026-03-01',
  at: '2026-03-01T12:00:00.000Z',
  revision: 1,
};

/** The in-memory ledger of an invoice paid by card. */
class Book {
  entries: StoredEntry[] = [PAYMENT];
  #count = 0;

  get #now(): Date {
    return new Date(Date.parse(PAYMENT.at) + this.#count * 60_000);
  }

  get #ledger(): Ledger {
    const business = { timeZone: TIME_ZONE, stripeAccountId: 'acct_1' };
    return { invoice: { ...INVOICE, status: 'PAID' }, business, entries: this.entries } as unknown as Ledger;
  }

  /** Refunds an amount, by card through the provider. Throws the product's errors. */
  refund(amountCents: number, { method, stillOwed = false }: { method?: ManualMethod; stillOwed?: boolean } = {}) {
    this.#count += 1;
    const id = `refund-${this.#count}`;
    const input = { id, paymentId: PAYMENT.id, amount: fromCents(amountCents), stillOwed, ...(method && { method }) };
    this.#add(begunRefund(this.#ledger, { input, by: 'maya@larch.test', now: this.#now, listed: undefined })?.entries);
    const refund = this.refunds.find((entry) => entry.id === id) as StoredRefund;
    if (refund.status !== 'pending') return refund;
    const answer = { id: `re_${id}`, amountCents, status: 'succeeded', at: refund.at, entryId: id } as const;
    this.#add(answeredRefund(this.#ledger, { refund, answer, now: this.#now })?.entries);
    return refund;
  }

  /** Makes a card refund fail at the bank. */
  fail({ id, amountCents, at }: StoredRefund) {
    const refunds = [{ id: `re_${id}`, amountCents, status: 'failed', at, entryId: id }] as const;
    this.#add(reportedRefunds({ payment: PAYMENT, refunds, entries: this.entries, timeZone: TIME_ZONE }));
  }

  get refunds(): StoredRefund[] {
    return this.entries.filter((entry) => entry.kind === 'refund');
  }

  get failedCents() {
    return failedCents(PAYMENT, this.entries);
  }

  #add(entries: readonly StoredEntry[] = []) {
    this.entries = merged(this.entries, entries);
  }
}

/** A ledger with failed refunds of these amounts. */
function failedBook(...amounts: number[]): Book {
  const book = new Book();
  for (const amount of amounts) book.fail(book.refund(amount));
  return book;
}

describe('a card refund that failed at the bank', () => {
  it('can be settled by another method', () => {
    const book = failedBook(5_000);
    expect(book.failedCents).toBe(5_000);
    expect(book.refund(2_000, { method: 'cheque' })).toMatchObject({ method: 'cheque', status: 'succeeded' });
    expect(book.failedCents).toBe(3_000);
    expect(() => book.refund(3_001, { method: 'cash' })).toThrow('amount must be at most 30.00');
    book.refund(3_000, { method: 'cash' });
    expect(() => book.refund(1, { method: 'cash' })).toThrow('Only what a failed refund did not return');
    expect(standingOf(book.entries, INVOICE)).toMatchObject({ returnedCents: 5_000, balanceCents: 0 });
    expect(refundableCents(PAYMENT, book.entries)).toBe(15_000);
  });

  it('is owed once if a retry fails, and not at all once a retry succeeds', () => {
    const book = failedBook(5_000, 5_000);
    expect(book.failedCents).toBe(5_000);
    book.refund(5_000);
    expect(book.failedCents).toBe(0);
  });

  it('is owed in addition to one of another amount', () => {
    const book = failedBook(5_000, 3_000);
    expect(book.failedCents).toBe(8_000);
    book.refund(3_000, { method: 'bank' });
    book.refund(5_000, { method: 'e-transfer' });
    expect(book.failedCents).toBe(0);
  });

  it('is not owed while a refund is pending, or if none failed', () => {
    const book = new Book();
    book.refund(5_000);
    expect(() => book.refund(5_000, { method: 'cash' })).toThrow('Only what a failed refund did not return');
  });

  it('is returned on its own day, by its own method', () => {
    const book = failedBook(5_000);
    book.refund(5_000, { method: 'cheque' });
    expect(standingOf(book.entries, INVOICE).movements.at(-1)).toMatchObject({ cents: -5_000, method: 'cheque' });
  });
});

const step = fc.record({
  cents: fc.constantFrom(1, 2_500, 5_000, 5_000, 12_345, 20_000),
  method: fc.constantFrom(undefined, undefined, ...MANUAL_METHODS),
  fails: fc.boolean(),
  stillOwed: fc.boolean(),
});

it('never returns an amount twice, whatever is refunded, fails and is returned by another method', () => {
  const property = fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
    const book = new Book();
    for (const { cents, method, fails, stillOwed } of steps) {
      const leftCents = refundableCents(PAYMENT, book.entries);
      const limitCents = method ? book.failedCents : leftCents;
      if (cents > limitCents) expect(() => book.refund(cents, { ...(method && { method }), stillOwed })).toThrow();
      else {
        const made = book.refund(cents, { ...(method && { method }), stillOwed });
        if (fails && !method) book.fail(made);
      }
      const sum = (some: readonly StoredRefund[]) => some.reduce((total, { amountCents }) => total + amountCents, 0);
      const counted = book.refunds.filter(({ status }) => status !== 'failed');
      const failed = book.refunds.filter(({ status }) => status === 'failed');
      const owedAgainCents = sum(counted.filter((refund) => refund.stillOwed));
      expect(sum(counted)).toBeLessThanOrEqual(PAYMENT.amountCents);
      expect(sum(counted.filter((refund) => refund.method !== 'card'))).toBeLessThanOrEqual(sum(failed));
      expect(refundableCents(PAYMENT, book.entries)).toBe(PAYMENT.amountCents - sum(counted));
      expect(book.failedCents).toBeLessThanOrEqual(PAYMENT.amountCents - sum(counted));
      expect(standingOf(book.entries, INVOICE)).toMatchObject({
        returnedCents: sum(counted),
        balanceCents: owedAgainCents,
        surplusCents: 0,
      });
    }
  });
  fc.assert(property, { numRuns: repeats(300, 5_000) });
});
