import type Stripe from 'stripe';
import { beforeAll, expect, it } from 'vitest';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { repeats } from '#test/support/repeats.ts';
import { type Delivery, deliverAll } from '#test/support/shuffled-deliveries.ts';
import { aDispute, aPaidSession, aRefund, aRefundedCharge } from '#test/support/stripe-event.ts';
import { type EventsHarness, eventsHarness } from '#test/support/stripe-events-harness.ts';

const INVOICES = repeats(8, 24);
const TOTAL_CENTS = 20_000;
const DELIVERIES = repeats(80, 1_000);

let harness: EventsHarness;
beforeAll(async () => {
  harness = await eventsHarness(await emulatedTable());
});

type Refunded = { id: string; status: string; amountCents: number };
type Outcome = { paidCents: number; refunds: Refunded[]; lostCents: number; disputedCents: number };

/** Seeded pseudo-random numbers, the same on every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** All events of one payment, and the outcome expected in any order. */
function aPayment(invoiceId: string, random: (below: number) => number): { events: Delivery[]; outcome: Outcome } {
  const pi = `pi_${crypto.randomUUID()}`;
  harness.paidBy.set(pi, invoiceId);
  const event = (type: string, object: object) => ({ id: `evt_${crypto.randomUUID()}`, type, object });
  const amount_total = [TOTAL_CENTS, TOTAL_CENTS / 2, 5_000][random(3)] ?? 0;
  const session = aPaidSession(invoiceId, { payment_intent: pi, amount_total });
  const refunds = Array.from({ length: random(3) }, () => stagesOfARefund(pi, 1 + random(amount_total / 4), random));
  // At any time, Stripe lists each refund in one of its stages.
  harness.listedRefunds.set(pi, () => refunds.flatMap((stages) => stages[random(stages.length)] ?? []));
  const dispute = aDispute(pi, { amount: amount_total / 2 });
  const [isDisputed, closed] = [random(2) === 1, [null, 'won', 'lost', 'warning_closed'][random(4)]];
  const ended = isDisputed ? (closed ?? 'needs_response') : 'won';
  const first = closed === 'warning_closed' ? 'warning_needs_response' : 'needs_response';
  const heldCents = ended === 'lost' || ended === 'needs_response' ? amount_total / 2 : 0;
  return {
    events: [
      event('checkout.session.completed', session),
      ...(random(2) ? [event('checkout.session.async_payment_succeeded', session)] : []),
      ...refunds.flatMap(([created, ...updated]) => [
        event('refund.created', created as object),
        ...updated.map((refund) => event(refund.status === 'failed' ? 'refund.failed' : 'refund.updated', refund)),
        event('charge.refunded', aRefundedCharge(invoiceId, pi, 0)),
      ]),
      ...(isDisputed ? [event('charge.dispute.created', { ...dispute, status: first })] : []),
      ...(isDisputed && closed ? [event('charge.dispute.closed', { ...dispute, status: closed })] : []),
    ],
    outcome: {
      paidCents: amount_total,
      refunds: refunds.flatMap((stages) => {
        const { id, status, amount } = stages.at(-1) ?? aRefund(pi);
        return [{ id, status: status ?? '', amountCents: amount }];
      }),
      lostCents: ended === 'lost' ? heldCents : 0,
      disputedCents: ended === 'needs_response' ? heldCents : 0,
    },
  };
}

/** A refund as in its events, in order. */
function stagesOfARefund(pi: string, amount: number, random: (below: number) => number): Stripe.Refund[] {
  const refund = aRefund(pi, { amount });
  const stages = [['succeeded'], ['pending', 'succeeded'], ['succeeded', 'failed'], ['pending', 'succeeded', 'failed']];
  return (stages[random(stages.length)] ?? []).map((status) => ({ ...refund, status }));
}

it.each([7, 4_711])(`${DELIVERIES} shuffled deliveries have the same outcome in any order (seed %i)`, async (seed) => {
  const random = randomFrom(seed);
  const invoices = await Promise.all(Array.from({ length: INVOICES }, () => harness.givenAnInvoice()));
  const payments = invoices.map(({ id }) => [aPayment(id, random), aPayment(id, random)]);
  const events = payments.flat().flatMap((payment) => payment.events);
  const repeats = Array.from({ length: DELIVERIES - events.length }, () => events[random(events.length)] as Delivery);
  const shuffled = [...events, ...repeats]
    .map((event) => ({ event, place: random(1_000_000) }))
    .sort((a, b) => a.place - b.place)
    .map(({ event }) => event);
  expect(await deliverAll(shuffled, { apply: harness.apply, random })).toBeGreaterThanOrEqual(DELIVERIES);

  for (const [index, { id }] of invoices.entries()) {
    const outcomes = (payments[index] ?? []).map(({ outcome }) => outcome);
    const refunds = outcomes.flatMap((outcome) => outcome.refunds);
    const kept = refunds.filter(({ status }) => status !== 'failed');
    const total = (name: 'paidCents' | 'lostCents' | 'disputedCents') => sumOf(outcomes.map((each) => each[name]));
    const invoice = await harness.read(id);
    const isPaid = total('paidCents') >= TOTAL_CENTS;
    const refundedCents = sumOf(kept.map(({ amountCents }) => amountCents));
    const returnedCents = refundedCents + total('lostCents');
    expect(invoice).toMatchObject({ paidCents: total('paidCents'), status: isPaid ? 'PAID' : 'SENT' });
    expect(invoice.returnedCents ?? 0).toBe(returnedCents);
    expect(invoice.disputedCents ?? 0).toBe(total('disputedCents'));
    expect(Boolean(invoice.paidAt)).toBe(isPaid);
    expect(sumOf((invoice.movements ?? []).map(({ cents }) => cents))).toBe(total('paidCents') - returnedCents);

    const entries = await harness.entriesOf(id);
    const stored = entries.filter((entry) => entry.kind === 'refund');
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect(stored.map(({ id, status, amountCents }) => ({ id, status, amountCents })).sort(byId)).toEqual(
      refunds.sort(byId),
    );
    expect(entries).toHaveLength(2 + refunds.length);
    // One event of a charge can report several refunds.
    expect(invoice.version).toBeLessThanOrEqual(1 + sumOf(entries.map(({ revision }) => revision)));
    expect(await linesOf(id)).toMatchObject({ payments: 2, failed: refunds.length - kept.length });
  }
});

/** The number of payments and of failed refunds in an invoice's history. */
async function linesOf(invoiceId: string) {
  const history = await harness.eventsOf(invoiceId);
  const payments = history.filter(({ type }) => type === 'PAYMENT');
  const failed = history.filter((event) => event.type === 'REFUND' && event.status === 'failed');
  return { payments: payments.length, failed: failed.length };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
