import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { credit, DAYS, INVOICE, payment, refund } from '#test/support/ledger-harness.ts';
import type { LedgerEntry, PaymentEntry, RefundEntry } from './entry.ts';
import { refundableCents, standingOf } from './standing.ts';

describe('the balance', () => {
  it.each<[what: string, entries: LedgerEntry[], balance: number]>([
    ['nothing', [], 34_493],
    ['a payment', [payment()], 14_493],
    ['a payment of a cent less', [payment({ amountCents: 34_492 })], 1],
    ['more than the total', [payment({ amountCents: 40_000 })], 0],
    ['cash in full', [payment({ method: 'cash', amountCents: 34_495, roundingCents: -2 })], 0],
    ['a voided payment', [payment({ voidedAt: '2026-03-02T12:00:00Z' })], 34_493],
    ['another currency', [payment({ currency: 'USD' })], 34_493],
    ['a refund', [payment(), refund()], 14_493],
    ['a refund that is still owed', [payment(), refund({ stillOwed: true })], 19_493],
    ['a refund that failed', [payment(), refund({ stillOwed: true, status: 'failed' })], 14_493],
    ['a credit', [payment(), credit()], 9_993],
    ['a credit of everything', [credit({ amountCents: 34_493 })], 0],
    ['a refund with its credit', [payment(), refund(), credit({ refundId: 'r1', amountCents: 5_000 })], 14_493],
    ['a lost dispute', [payment({ disputes: { d: { stage: 'LOST', amountCents: 20_000, on: DAYS[1] } } })], 14_493],
  ])('after %s', (_, entries, balance) => {
    expect(standingOf(entries, INVOICE).balanceCents).toBe(balance);
  });
});

it.each<[status: RefundEntry['status'], paidCents: number, returnedCents: number, surplusCents: number]>([
  ['succeeded', 30_000, 4_500, 0],
  ['pending', 30_000, 4_500, 0],
  ['failed', 34_500, 0, 4_500],
])(
  'a refund with a credit note is not owed again; one that %s leaves %i paid',
  (status, paidCents, returnedCents, surplus) => {
    const entries = [
      payment({ amountCents: 34_500 }),
      refund({ amountCents: 4_500, status, reducesPrice: true }),
      credit({ refundId: 'r1' }),
    ];
    expect(standingOf(entries, { totalCents: 34_500, currency: 'CAD' })).toMatchObject({
      ...{ paidCents, returnedCents, creditedCents: 4_500, balanceCents: 0, surplusCents: surplus },
    });
  },
);

it('never pays less than nothing: five cents that settle three are owed again as three', () => {
  const cash = payment({ method: 'cash', amountCents: 5, roundingCents: -2 });
  const back = refund({ amountCents: 4, stillOwed: true, method: 'cash' });
  expect(standingOf([cash, back], INVOICE)).toMatchObject({ paidCents: 0, balanceCents: INVOICE.totalCents });
});

it('counts what the bank takes back after it was kept as credit, or applied from a deposit', () => {
  const kept = refund({ amountCents: 20_000, receiptId: 'r1' });
  const taken = payment({ disputes: { d: { stage: 'LOST', amountCents: 20_000, on: DAYS[2] } } });
  const { movements, returnedCents, paidCents } = standingOf([taken, kept], INVOICE);
  expect(movements.reduce((sum, { cents }) => sum + cents, 0)).toBe(-20_000);
  expect({ returnedCents, paidCents }).toEqual({ returnedCents: 40_000, paidCents: 20_000 });
  expect(refundableCents(taken, [taken, kept])).toBe(0);
  const disputed = payment({ disputes: { d: { stage: 'OPEN', amountCents: 20_000, on: DAYS[2] } } });
  expect(standingOf([disputed, kept], INVOICE).disputedCents).toBe(20_000);
});

it('lists payments of the same day in the order in which they were recorded', () => {
  const late = payment({ id: 'p2', amountCents: 9_000, at: '2026-03-01T18:00:00Z' });
  const { movements } = standingOf([late, payment({ amountCents: 100 }), refund({ refundedOn: DAYS[0] })], INVOICE);
  expect(movements.map(({ cents }) => cents)).toEqual([100, 9_000, -100]);
});

it('lists money received and returned, oldest first', () => {
  const disputes = { d: { stage: 'LOST', amountCents: 1_000, on: DAYS[2] } } as const;
  expect(standingOf([payment({ disputes }), refund()], INVOICE).movements).toEqual([
    { on: DAYS[0], at: '2026-03-01T12:00:00Z', cents: 20_000, method: 'e-transfer' },
    { on: DAYS[1], cents: -5_000, method: 'e-transfer' },
    { on: DAYS[2], cents: -1_000, method: 'e-transfer', isDispute: true },
  ]);
});

describe('the rounding of a cash payment', () => {
  const cash = payment({ method: 'cash', amountCents: 34_490, roundingCents: 3 });
  const refundOf = (amountCents: number, changes: Partial<RefundEntry> = {}) =>
    standingOf([cash, refund({ amountCents, method: 'cash', ...changes })], INVOICE);

  it('is returned with the last of it', () => {
    expect(refundOf(34_485)).toMatchObject({ returnedCents: 34_485, isReturned: false });
    const all = refundOf(34_490);
    expect(all).toMatchObject({ returnedCents: 34_493, isReturned: true, balanceCents: 0, surplusCents: 0 });
    expect(all.movements.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  });

  it('is owed again with the whole payment', () => {
    expect(refundOf(34_490, { stillOwed: true }).balanceCents).toBe(34_493);
  });
});

const cents = fc.integer({ min: 1, max: 50_000 });
const stage = fc.constantFrom('INQUIRY', 'OPEN', 'LOST', 'WON');

const payments = fc
  .array(
    fc.record({
      amountCents: cents,
      method: fc.constantFrom('e-transfer', 'card', 'debit'),
      voidedAt: fc.constantFrom(undefined, undefined, '2026-05-01'),
      paidOn: fc.constantFrom(...DAYS),
      currency: fc.constantFrom('CAD', 'CAD', 'CAD', 'USD'),
      disputes: fc.option(fc.record({ stage, amountCents: cents, on: fc.constantFrom(...DAYS) }), { nil: undefined }),
      refunds: fc.array(
        fc.record({
          amountCents: cents,
          status: fc.constantFrom('pending', 'succeeded', 'failed'),
          stillOwed: fc.boolean(),
          refundedOn: fc.constantFrom(...DAYS),
        }),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 5 },
  )
  .map((payments) =>
    payments.flatMap(({ refunds, disputes, ...given }, index): LedgerEntry[] => [
      payment({ ...given, id: `p${index}`, disputes: disputes && { d: disputes } } as Partial<PaymentEntry>),
      ...refunds.map((each, at) => refund({ ...each, id: `r${index}.${at}`, paymentId: `p${index}`, at: `${at}` })),
    ]),
  );

const ledgers = fc
  .tuple(payments, fc.array(fc.record({ amountCents: cents, of: fc.nat(20) }), { maxLength: 3 }))
  .map(([entries, credits]): LedgerEntry[] => {
    const refunds = entries.filter(({ kind }) => kind === 'refund');
    const creditOf = ({ amountCents, of }: { amountCents: number; of: number }, index: number) => {
      const refundId = refunds[of]?.id;
      return credit({ id: `c${index}`, amountCents, ...(refundId && { refundId }) });
    };
    return [...entries, ...credits.map(creditOf)];
  });

describe('any ledger', () => {
  it('is the same in any order', () => {
    fc.assert(
      fc.property(ledgers, fc.infiniteStream(fc.nat()), (entries, order) => {
        const keys = new Map(entries.map((entry) => [entry, order.next().value ?? 0]));
        const shuffled = entries.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
        const { movements, ...amounts } = standingOf(entries, INVOICE);
        const again = standingOf(shuffled, INVOICE);
        expect(again).toMatchObject(amounts);
        expect(byDay(again.movements)).toEqual(byDay(movements));
      }),
      { numRuns: 1_000 },
    );
  });

  it('neither invents nor loses a cent', () => {
    fc.assert(
      fc.property(ledgers, (entries) => {
        const standing = standingOf(entries, INVOICE);
        const { paidCents, returnedCents, disputedCents, balanceCents, surplusCents, movements } = standing;
        const { creditedCents } = standing;
        const owedCents = INVOICE.totalCents - creditedCents;
        const payments = entries
          .filter((entry) => entry.kind === 'payment')
          .filter(({ currency, voidedAt }) => currency === 'CAD' && !voidedAt);
        const takenBack = movements.reduce((sum, movement) => sum + (movement.takenBackCents ?? 0), 0);
        const received = payments.reduce((sum, { amountCents }) => sum + amountCents, 0) - takenBack;
        const moved = movements.reduce((sum, movement) => sum + movement.cents, 0);
        expect(moved).toBe(received - returnedCents);
        expect(returnedCents).toBeLessThanOrEqual(received);
        expect(disputedCents).toBeLessThanOrEqual(received - returnedCents);
        expect(creditedCents).toBeLessThanOrEqual(INVOICE.totalCents);
        expect(balanceCents).toBe(Math.max(0, owedCents - paidCents));
        expect(surplusCents).toBe(Math.max(0, moved - owedCents));
        const left = payments.reduce((sum, each) => sum + refundableCents(each, entries), 0);
        expect(left).toBe(received - returnedCents - disputedCents);
      }),
      { numRuns: 1_000 },
    );
  });

  it('never has more due than the total, nor a refund due again unless it is still owed', () => {
    fc.assert(
      fc.property(ledgers, (entries) => {
        const { balanceCents } = standingOf(entries, INVOICE);
        const withoutRefunds = standingOf(
          entries.filter(({ kind }) => kind !== 'refund'),
          INVOICE,
        );
        const credited = new Set(entries.map((entry) => entry.kind === 'credit' && entry.refundId));
        const owedAgain = entries.some(
          (entry) => entry.kind === 'refund' && (entry.stillOwed || credited.has(entry.id)),
        );
        expect(balanceCents).toBeLessThanOrEqual(INVOICE.totalCents);
        // A bank takes no more of a debit than is left after refunds.
        const isTakenBack = withoutRefunds.movements.some(({ takenBackCents }) => takenBackCents);
        if (!owedAgain && !isTakenBack) expect(balanceCents).toBe(withoutRefunds.balanceCents);
      }),
      { numRuns: 1_000 },
    );
  });
});

function byDay(movements: readonly { on: string; cents: number }[]): Record<string, number> {
  const days: Record<string, number> = {};
  for (const { on, cents: moved } of movements) days[on] = (days[on] ?? 0) + moved;
  return days;
}
