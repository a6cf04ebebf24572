import type Stripe from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StoredRefund } from '#functions/domain/invoice/ledger-store.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aPaidSession, aRefund } from '#test/support/stripe-event.ts';
import { type EventsHarness, eventsHarness } from '#test/support/stripe-events-harness.ts';

let harness: EventsHarness;
beforeAll(async () => {
  harness = await eventsHarness(await emulatedTable());
});

const FAILED = { code: 'REFUND_FAILED' };

const refundLines = async (id: string) => (await harness.historyOf(id)).filter((line) => line.startsWith('Refund of'));
const refundsOf = async (id: string) => (await harness.entriesOf(id)).filter((entry) => entry.kind === 'refund');

describe('a refund made at Stripe', () => {
  it('is an entry of its own, on its day in the business’s time zone, and is not owed again', async () => {
    const { id, pi } = await harness.givenAPaidInvoice();
    const refund = aRefund(pi, { created: Date.parse('2026-06-01T04:00:00Z') / 1_000 });
    await harness.apply('refund.created', refund);
    expect(await harness.read(id)).toMatchObject({ status: 'PAID', paidCents: 20_000, returnedCents: 5_000 });
    const [entry] = await refundsOf(id);
    expect(entry).toMatchObject({ id: refund.id, paymentId: pi, method: 'card', refundedOn: '2026-05-31' });
    expect(entry).not.toHaveProperty('stillOwed');
    expect(await refundLines(id)).toEqual(['Refund of 50.00 CAD']);
  });

  it('of everything paid closes the invoice without requesting payment again', async () => {
    const { id, pi } = await harness.givenAPaidInvoice();
    await harness.apply('refund.created', aRefund(pi, { amount: 20_000 }));
    expect(await harness.read(id)).toMatchObject({ status: 'CANCELLED', isRefunded: true, returnedCents: 20_000 });
  });

  it('counts once, whether its own events or its charge’s report it', async () => {
    const { id, pi } = await harness.givenAPaidInvoice();
    const [first, second] = [aRefund(pi), aRefund(pi, { amount: 2_000 })];
    await harness.apply('refund.created', first);
    await harness.chargeRefunded(id, pi, second, first);
    await harness.apply('refund.updated', second);
    expect(await harness.read(id)).toMatchObject({ returnedCents: 7_000 });
    expect(await refundsOf(id)).toHaveLength(2);
    expect(await refundLines(id)).toEqual(['Refund of 50.00 CAD', 'Refund of 20.00 CAD']);
  });

  it.each<[status: string, stored: StoredRefund['status']]>([
    ['pending', 'pending'],
    ['requires_action', 'pending'],
    ['succeeded', 'succeeded'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('is recorded as %s', async (status, stored) => {
    const { id, pi } = await harness.givenAPaidInvoice();
    await harness.apply('refund.updated', aRefund(pi, { status }));
    expect(await refundsOf(id)).toMatchObject([{ status: stored }]);
    expect((await harness.read(id)).returnedCents ?? 0).toBe(stored === 'failed' ? 0 : 5_000);
  });

  it('that fails at the bank counts as paid again, with a notice until it is made again', async () => {
    const { id, pi } = await harness.givenAPaidInvoice();
    const refund = aRefund(pi, { amount: 20_000 });
    await harness.apply('refund.created', refund);
    await harness.apply('refund.failed', { ...refund, status: 'failed' });
    await harness.apply('refund.updated', refund);
    const failed = await harness.read(id);
    expect(failed).toMatchObject({ status: 'PAID', paidCents: 20_000, paymentNotice: FAILED });
    expect(failed).not.toHaveProperty('returnedCents');
    expect(await refundLines(id)).toEqual(['Refund of 200.00 CAD', 'Refund of 200.00 CAD failed']);
    await harness.apply('refund.created', aRefund(pi, { amount: 20_000, created: refund.created + 60 }));
    expect(await harness.read(id)).not.toHaveProperty('paymentNotice');
  });

  it('of a payment that is not the product’s does nothing', async () => {
    await expect(harness.apply('refund.created', aRefund('pi_elsewhere'))).resolves.toBeUndefined();
    await expect(harness.apply('refund.created', { ...aRefund(''), payment_intent: null })).resolves.toBeUndefined();
  });
});

describe('a refund that the product made', () => {
  const ENTRY: Omit<StoredRefund, 'paymentId'> = {
    kind: 'refund',
    id: 'entry-of-ours',
    method: 'card',
    amountCents: 5_000,
    currency: 'CAD',
    status: 'pending',
    refundedOn: '2026-03-02',
    at: '2026-03-02T12:00:00.000Z',
    stillOwed: true,
    revision: 1,
  };

  it('is the entry that its metadata names, even if the invoice is not looked up', async () => {
    const { id, pi } = await harness.givenAPaidInvoice();
    await store(id, { ...ENTRY, paymentId: pi });
    harness.paidBy.delete(pi);
    const refund = aRefund(pi, { metadata: { invoiceId: id, refundId: ENTRY.id } });
    for (const type of ['refund.created', 'refund.updated']) await harness.apply(type, refund);
    expect(await refundsOf(id)).toMatchObject([
      { id: ENTRY.id, providerId: refund.id, status: 'succeeded', stillOwed: true, revision: 2 },
    ]);
    expect(await harness.read(id)).toMatchObject({ paidCents: 15_000, returnedCents: 5_000 });
  });

  it('that was given up counts if Stripe made it after all', async () => {
    const { id, pi } = await harness.givenAPaidInvoice();
    await store(id, { ...ENTRY, paymentId: pi, status: 'failed' });
    await harness.apply('refund.created', aRefund(pi, { metadata: { invoiceId: id, refundId: ENTRY.id } }));
    expect(await refundsOf(id)).toMatchObject([{ id: ENTRY.id, status: 'succeeded' }]);
  });

  it.each<[what: string, changes: Partial<Stripe.Refund>]>([
    ['another amount', { amount: 4_000 }],
    ['another entry', { metadata: { refundId: 'unknown' } }],
  ])('is not mistaken for one with %s', async (_, changes) => {
    const { id, pi } = await harness.givenAPaidInvoice();
    await store(id, { ...ENTRY, paymentId: pi });
    await harness.apply('refund.created', aRefund(pi, { metadata: { refundId: ENTRY.id }, ...changes }));
    expect(await refundsOf(id)).toHaveLength(2);
  });
});

it.each(['refund.created', 'charge.refunded'])('%s is refused until its payment is recorded', async (type) => {
  const { id } = await harness.givenAnInvoice();
  const pi = `pi_${crypto.randomUUID()}`;
  harness.paidBy.set(pi, id);
  const refund = aRefund(pi);
  const deliver = () =>
    type === 'refund.created' ? harness.apply(type, refund) : harness.chargeRefunded(id, pi, refund);
  await expect(deliver()).rejects.toMatchObject({ code: 'CONFLICT' });
  await harness.apply('checkout.session.completed', aPaidSession(id, { payment_intent: pi }));
  await deliver();
  expect(await harness.read(id)).toMatchObject({ status: 'PAID', returnedCents: 5_000 });
});

async function store(invoiceId: string, entry: StoredRefund): Promise<void> {
  const { invoices, ledger } = harness.dependencies;
  const before = await harness.read(invoiceId);
  const after = { ...before, version: before.version + 1 };
  await invoices.replace({ before, after, events: [], also: { entry: ledger.write(invoiceId, entry) } });
}
