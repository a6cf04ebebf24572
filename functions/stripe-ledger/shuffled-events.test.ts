import { beforeAll, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { repeats } from '#test/support/repeats.ts';
import { aDispute, aPaidSession, aRefundedCharge } from '#test/support/stripe-event.ts';
import { type EventsHarness, eventsHarness } from '#test/support/stripe-events-harness.ts';

const INVOICES = 24;
const TOTAL_CENTS = 20_000;
const AT_ONCE = 6;
const DELIVERIES = repeats(200, 1_000);

let harness: EventsHarness;
beforeAll(async () => {
  harness = await eventsHarness(await emulatedTable());
});

type Delivery = { id: string; type: string; object: object };
type Outcome = { paidCents: number; refundedCents: number; lostCents: number; disputedCents: number };

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
  // Each refund event has the total refunded so far.
  const refunds = [...new Set(Array.from({ length: random(3) }, () => random(amount_total / 2)))].filter(Boolean);
  const dispute = aDispute(pi, { amount: amount_total / 2 });
  const [isDisputed, closed] = [random(2) === 1, [null, 'won', 'lost', 'warning_closed'][random(4)]];
  const ended = isDisputed ? (closed ?? 'needs_response') : 'won';
  const first = closed === 'warning_closed' ? 'warning_needs_response' : 'needs_response';
  const refundedCents = Math.max(0, ...refunds);
  const heldCents = ended === 'lost' || ended === 'needs_response' ? amount_total / 2 : 0;
  return {
    events: [
      event('checkout.session.completed', session),
      ...(random(2) ? [event('checkout.session.async_payment_succeeded', session)] : []),
      ...refunds.map((cents) => event('charge.refunded', aRefundedCharge(invoiceId, pi, cents))),
      ...(isDisputed ? [event('charge.dispute.created', { ...dispute, status: first })] : []),
      ...(isDisputed && closed ? [event('charge.dispute.closed', { ...dispute, status: closed })] : []),
    ],
    outcome: {
      paidCents: amount_total,
      refundedCents,
      lostCents: ended === 'lost' ? heldCents : 0,
      disputedCents: ended === 'needs_response' ? heldCents : 0,
    },
  };
}

/** Delivers as Stripe does, in parallel and with retries; returns the number of deliveries. */
async function deliverAll(deliveries: Delivery[], random: (below: number) => number): Promise<number> {
  const queue = [...deliveries];
  let count = 0;
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      count += 1;
      const delivery = next;
      await harness.apply(delivery.type, delivery.object, { id: delivery.id }).catch((error: unknown) => {
        if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
        queue.splice(random(queue.length + 1), 0, delivery);
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return count;
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
  expect(await deliverAll(shuffled, random)).toBeGreaterThanOrEqual(DELIVERIES);

  for (const [index, { id }] of invoices.entries()) {
    const outcomes = (payments[index] ?? []).map(({ outcome }) => outcome);
    const total = (name: keyof Outcome) => outcomes.reduce((sum, outcome) => sum + outcome[name], 0);
    const invoice = await harness.read(id);
    const isPaid = total('paidCents') >= TOTAL_CENTS;
    const returnedCents = total('refundedCents') + total('lostCents');
    expect(invoice).toMatchObject({ paidCents: total('paidCents'), status: isPaid ? 'PAID' : 'SENT' });
    expect(invoice.returnedCents ?? 0).toBe(returnedCents);
    expect(invoice.disputedCents ?? 0).toBe(total('disputedCents'));
    expect(Boolean(invoice.paidAt)).toBe(isPaid);
    expect(sumOf((invoice.movements ?? []).map(({ cents }) => cents))).toBe(total('paidCents') - returnedCents);

    const entries = (await harness.entriesOf(id)).filter((entry) => entry.kind === 'payment');
    expect(entries).toHaveLength(2);
    expect(sumOf(entries.map(({ refundedCents = 0 }) => refundedCents))).toBe(total('refundedCents'));
    expect(await moneyIn(id)).toEqual({ payments: 2, refundedCents: total('refundedCents') });
    expect(invoice.version).toBe(1 + sumOf(entries.map(({ revision }) => revision)));
  }
});

/** The number of payments and the sum of refunds in an invoice's history. */
async function moneyIn(invoiceId: string) {
  const history = await harness.historyOf(invoiceId);
  const amounts = (type: string) =>
    history.flatMap((line) => {
      const [, kind, amount] = /^(\w+) ([\d.]+) CAD$/.exec(line) ?? [];
      return kind === type ? [Math.round(Number(amount) * 100)] : [];
    });
  return { payments: amounts('PAYMENT').length, refundedCents: sumOf(amounts('REFUND')) };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
