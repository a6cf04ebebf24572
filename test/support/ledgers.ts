import fc from 'fast-check';
import { cashCents } from '#shared/ledger/cash.ts';
import type { CreditEntry, LedgerEntry, PaymentEntry, RefundEntry } from '#shared/ledger/entry.ts';
import { LEDGER_METHODS, MANUAL_METHODS } from '#shared/payment-methods.ts';

/** The total of the invoice that `ledgers` are for, in cents. */
export const TOTAL_CENTS = 34_493;

/** The entries of a ledger and the resulting amounts in cents, computed independently of the product's code. */
export type Ledger = {
  readonly entries: readonly LedgerEntry[];
  /** Settled by payments, including cash rounding. */
  readonly settledCents: number;
  /** Settled, less refunds that are owed again or were credited. */
  readonly paidCents: number;
  readonly creditedCents: number;
  readonly refundedCents: number;
};

const DAYS = ['2026-03-01', '2026-03-02', '2026-04-15'] as const;

const generatedPayment = fc.record({
  method: fc.constantFrom(...LEDGER_METHODS, 'cash' as const),
  settles: fc.integer({ min: 3, max: 20_000 }),
  paidOn: fc.constantFrom(...DAYS),
  isVoided: fc.constantFrom(false, false, false, true),
  /** Whether the amount owed again was credited instead. */
  isCredited: fc.boolean(),
  /** Consecutive refunds, each in percent of the rest of the payment. */
  refunds: fc.array(
    fc.record({
      percent: fc.integer({ min: 0, max: 100 }),
      isFailed: fc.boolean(),
      stillOwed: fc.boolean(),
      /** The method used after a card refund failed. */
      otherwise: fc.constantFrom(undefined, ...MANUAL_METHODS),
    }),
    { maxLength: 3 },
  ),
});
type Generated = typeof generatedPayment extends fc.Arbitrary<infer Value> ? Value : never;

const generated = fc.record({
  payments: fc.array(generatedPayment, { maxLength: 8 }),
  /** Credits of the unpaid balance. */
  credits: fc.array(fc.integer({ min: 1, max: 9_000 }), { maxLength: 2 }),
});

/**
 * Realistic ledgers of up to eight payments: cash is rounded, refunds do not exceed their payment, nor credit notes the
 * total.
 */
export const ledgers: fc.Arbitrary<Ledger> = generated.map(({ payments, credits }) => {
  const parts = payments.map(partOf);
  const credited = creditsOf(parts, credits);
  const sum = (part: (each: ReturnType<typeof partOf>) => number) =>
    parts.reduce((cents, each) => cents + part(each), 0);
  const settledCents = sum((part) => part.settledCents);
  return {
    entries: [...parts.flatMap(({ entries }) => entries.map((entry) => creditedBy(entry, credited))), ...credited],
    settledCents,
    paidCents: settledCents - sum((part) => part.owedAgainCents),
    creditedCents: credited.reduce((cents, { amountCents }) => cents + amountCents, 0),
    refundedCents: sum((part) => part.refundedCents),
  };
});

/** Credit notes for the credited refunds, then for parts of the remaining total. */
function creditsOf(parts: readonly ReturnType<typeof partOf>[], amounts: readonly number[]): CreditEntry[] {
  let leftCents = TOTAL_CENTS;
  const wanted = [
    ...parts.map(({ creditedRefundId, owedAgainCents }) => ({ refundId: creditedRefundId, cents: owedAgainCents })),
    ...amounts.map((cents) => ({ refundId: undefined, cents })),
  ];
  return wanted.flatMap(({ refundId, cents: amountCents }, index): CreditEntry[] => {
    if (amountCents === 0 || amountCents > leftCents || (index < parts.length && !refundId)) return [];
    leftCents -= amountCents;
    const at = `2026-06-0${index + 1}T12:00:00Z`;
    const facts = { id: `credit-${index}`, number: `CN-${index}`, currency: 'CAD', creditedOn: '2026-06-01', at };
    return [{ kind: 'credit', ...facts, amountCents, subtotalCents: amountCents, ...(refundId && { refundId }) }];
  });
}

/** A credited refund is not owed again. */
function creditedBy(entry: LedgerEntry, credits: readonly CreditEntry[]): LedgerEntry {
  const isCredited = entry.kind === 'refund' && credits.some(({ refundId }) => refundId === entry.id);
  return isCredited ? { ...entry, stillOwed: false, reducesPrice: true } : entry;
}

function partOf(generated: Generated, index: number) {
  const { method, settles, paidOn, isVoided, isCredited } = generated;
  const amountCents = method === 'cash' ? cashCents(settles, 'CAD') : settles;
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
  const none = { settledCents: 0, refundedCents: 0, owedAgainCents: 0, creditedRefundId: undefined };
  if (isVoided) return { entries: [payment], ...none };
  const refunds = refundsOf(payment, generated.refunds);
  const owed = refunds.filter(({ stillOwed, status }) => stillOwed && status !== 'failed');
  // A full refund includes the payment's rounding.
  const whole = (cents: number) => (cents === amountCents ? settles : cents);
  return {
    entries: [payment, ...refunds],
    settledCents: settles,
    refundedCents: whole(centsOf(refunds)),
    // A coin that was rounded up settled less than itself.
    owedAgainCents: Math.min(settles, whole(centsOf(owed))),
    creditedRefundId: isCredited && owed.length === 1 ? owed[0]?.id : undefined,
  };
}

function refundsOf(payment: PaymentEntry, generated: Generated['refunds']): RefundEntry[] {
  const refunds: RefundEntry[] = [];
  for (const [index, { percent, isFailed, stillOwed, otherwise }] of generated.entries()) {
    const hasFailed = payment.method === 'card' && refunds.some(({ status }) => status === 'failed');
    const method = hasFailed && otherwise ? otherwise : payment.method;
    const leftCents = payment.amountCents - centsOf(refunds);
    const amountCents = Math.round((leftCents * percent) / 100);
    if (amountCents === 0) continue;
    refunds.push({
      kind: 'refund',
      id: `${payment.id}-refund-${index}`,
      paymentId: payment.id,
      method,
      amountCents,
      currency: 'CAD',
      status: isFailed && method === payment.method ? 'failed' : 'succeeded',
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
