import type { CreditEntry, PaymentEntry, RefundEntry } from '#shared/ledger/entry.ts';

/** The invoice of a ledger. */
export const INVOICE = { totalCents: 34_493, currency: 'CAD' };
/** Days of its entries, in order. */
export const DAYS = ['2026-03-01', '2026-03-02', '2026-04-15'] as const;

/** A payment of 200.00. */
export const payment = (changes: Partial<PaymentEntry> = {}): PaymentEntry => ({
  kind: 'payment',
  id: 'p1',
  method: 'e-transfer',
  amountCents: 20_000,
  currency: 'CAD',
  paidOn: DAYS[0],
  at: '2026-03-01T12:00:00Z',
  ...changes,
});

/** A refund of 50.00 of that payment. */
export const refund = (changes: Partial<RefundEntry> = {}): RefundEntry => ({
  kind: 'refund',
  id: 'r1',
  paymentId: 'p1',
  method: 'e-transfer',
  amountCents: 5_000,
  currency: 'CAD',
  status: 'succeeded',
  refundedOn: DAYS[1],
  at: '2026-03-02T12:00:00Z',
  ...changes,
});

/** A credit note of 45.00. */
export const credit = (changes: Partial<CreditEntry> = {}): CreditEntry => ({
  kind: 'credit',
  id: 'c1',
  number: 'CN-1',
  amountCents: 4_500,
  subtotalCents: 4_500,
  currency: 'CAD',
  creditedOn: DAYS[2],
  at: '2026-04-15T12:00:00Z',
  ...changes,
});
