import fc from 'fast-check';
import { cashCents } from '#shared/ledger/cash.ts';
import { LEDGER_METHODS, type LedgerEntry, type PaymentEntry, type RefundEntry } from '#shared/ledger/entry.ts';

/** The total of the invoice that `ledgers` are for, in cents. */
export const TOTAL_CENTS = 34_493;

/** Entries of a ledger with what follows from them, in cents, computed apart from the product's code. */
export type Ledger = {
  readonly entries: readonly LedgerEntry[];
  /** What payments settle, with their rounding. */
  readonly settledCents: number;
  /** The same less what is owed again. */
  readonly paidCents: number;
  readonly refundedCents: number;
};

const DAYS = ['2026-03-01', '2026-03-02', '2026-04-15'] as const;

const generatedPayment = fc.record({
  method: fc.constantFrom(...LEDGER_METHODS, 'cash' as const),
  settles: fc.integer({ min: 3, max: 20_000 }),
  paidOn: fc.constantFrom(...DAYS),
  isVoided: fc.constantFrom(false, false, false, true),
  /** Parts of the payment, in percent, that are returned one after the other. */
  refunds: fc.array(
    fc.record({ percent: fc.integer({ min: 0, max: 100 }), isFailed: fc.boolean(), stillOwed: fc.boolean() }),
    { maxLength: 3 },
  ),
});
type Generated = typeof generatedPayment extends fc.Arbitrary<infer Value> ? Value : never;

/** For tests: ledgers of up to eight payments that a business could have; cash is rounded, refunds fit their payment. */
export const ledgers: fc.Arbitrary<Ledger> = fc.array(generatedPayment, { maxLength: 8 }).map((generated) => {
  const parts = generated.map(partOf);
  const sum = (part: (each: ReturnType<typeof partOf>) => number) =>
    parts.reduce((cents, each) => cents + part(each), 0);
  const settledCents = sum((part) => part.settledCents);
  return {
    entries: parts.flatMap(({ entries }) => entries),
    settledCents,
    paidCents: settledCents - sum((part) => part.owedAgainCents),
    refundedCents: sum((part) => part.refundedCents),
  };
});

function partOf(generated: Generated, index: number) {
  const { method, settles, paidOn, isVoided } = generated;
  const amountCents = method === 'cash' ? cashCents(settles) : settles;
  const at = `2026-03-0${index + 1}T12:00:00Z`;
  const payment: PaymentEntry = {
    kind: 'payment',
    id: `payment-${index}`,
    method,
    amountCents,
    currency: 'CAD',
    paidOn,
    at,
    ...(amountCents !== settles && { roundingCents: settles - amountCents }),
    ...(isVoided && { voidedAt: at }),
  };
  if (isVoided) return { entries: [payment], settledCents: 0, refundedCents: 0, owedAgainCents: 0 };
  const refunds = refundsOf(payment, generated.refunds);
  // The last of a payment takes its rounding along.
  const whole = (cents: number) => (cents === amountCents ? settles : cents);
  return {
    entries: [payment, ...refunds],
    settledCents: settles,
    refundedCents: whole(centsOf(refunds)),
    owedAgainCents: whole(centsOf(refunds.filter(({ stillOwed }) => stillOwed))),
  };
}

function refundsOf(payment: PaymentEntry, generated: Generated['refunds']): RefundEntry[] {
  const refunds: RefundEntry[] = [];
  for (const [index, { percent, isFailed, stillOwed }] of generated.entries()) {
    const leftCents = payment.amountCents - centsOf(refunds);
    const amountCents = Math.round((leftCents * percent) / 100);
    if (amountCents === 0) continue;
    refunds.push({
      kind: 'refund',
      id: `${payment.id}-refund-${index}`,
      paymentId: payment.id,
      method: payment.method,
      amountCents,
      currency: 'CAD',
      status: isFailed ? 'failed' : 'succeeded',
      refundedOn: '2026-05-01',
      at: `2026-05-0${index + 1}T12:00:00Z`,
      stillOwed,
    });
  }
  return refunds;
}

function centsOf(refunds: readonly RefundEntry[]): number {
  return refunds.filter(({ status }) => status !== 'failed').reduce((cents, { amountCents }) => cents + amountCents, 0);
}
