import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { CHARGED_AT, chargesHarness } from '#test/support/charges-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aDispute, anEvent, aPaidSession, aRefund } from '#test/support/stripe-event.ts';

const harness = chargesHarness(await emulatedTable());
const { provider } = harness;

/** An invoice whose charge waits for the answer of the provider. */
async function pending() {
  const { id, businessId } = await harness.anInvoice();
  provider.outcomes.push('pending');
  await harness.run(id);
  const [charge] = provider.chargesOf(id);
  const chargeId = charge?.id ?? '';
  const apply = (type: string, object: object) =>
    harness.applyEvent(anEvent(type, charge?.request.accountId ?? '', object) as unknown as Stripe.Event);
  const end = (outcome: 'paid' | 'declined' | 'authentication') => {
    provider.settle(chargeId, outcome);
    return provider.chargeEvent(chargeId) ?? { type: '', object: {} };
  };
  return { id, businessId, chargeId, apply, end };
}

describe('the event of a charge', () => {
  it('records what was paid, at the time of the provider, once however often it arrives', async () => {
    const { id, apply, end } = await pending();
    const { type, object } = end('paid');
    for (let times = 0; times < 3; times++) await apply(type, object);
    expect(await harness.read(id)).toMatchObject({ status: 'PAID', paidCents: 10_000 });
    expect(await harness.eventsOf(id, 'PAYMENT')).toMatchObject([{ charged: { brand: 'visa', last4: '4242' } }]);
    expect(await harness.entriesOf(id)).toHaveLength(1);
  });

  it.each([
    ['declined', { on: '2026-12-04' }],
    ['authentication', { over: 'authentication' }],
  ] as const)('records that it was %s', async (outcome, charge) => {
    const { id, apply, end } = await pending();
    const { type, object } = end(outcome);
    for (let times = 0; times < 3; times++) await apply(type, object);
    expect((await harness.read(id)).charge).toMatchObject({ tries: 1, ...charge });
    expect(await harness.eventsOf(id, 'CHARGE_FAILED')).toMatchObject([{ because: outcome, amountCents: 10_000 }]);
  });

  it('of a try that failed before changes nothing about a later one', async () => {
    const { id, apply, end } = await pending();
    const { type, object } = end('declined');
    await apply(type, object);
    provider.outcomes.push('pending');
    await harness.run(id, '2026-12-04T14:00:00.000Z');
    await apply(type, object);
    expect(await harness.read(id)).toMatchObject({ charge: { tries: 1, on: '2026-12-04' }, checkout: { attempt: 2 } });
  });

  it('that belongs to a checkout or to a stranger’s account is ignored', async () => {
    const { id, apply, end } = await pending();
    const { type, object } = end('paid');
    await apply(type, { ...object, metadata: { invoiceId: id } });
    await harness.applyEvent(anEvent(type, 'acct_stranger', object) as unknown as Stripe.Event);
    expect(await harness.read(id)).toMatchObject({ status: 'SENT' });
  });

  it('of an invoice that was closed meanwhile keeps the money, and says so', async () => {
    const { id, apply, end } = await pending();
    await harness.change(id, { status: 'CANCELLED' });
    const { type, object } = end('paid');
    await apply(type, object);
    expect(await harness.read(id)).toMatchObject({ status: 'CANCELLED', paymentNotice: { code: 'LATE_PAYMENT' } });
  });
});

it('what else is paid while the card is charged does not have it charged again', async () => {
  const { id, chargeId, apply, end } = await pending();
  // A page on which the payer paid a part before, whose event was late.
  const payment_intent = `pi_${crypto.randomUUID()}`;
  await apply('checkout.session.completed', aPaidSession(id, { payment_intent, amount_total: 1_000 }));
  expect((await harness.read(id)).checkout?.sessionId).toBe(chargeId);
  await harness.run(id);
  expect(provider.chargesOf(id)).toHaveLength(1);
  end('paid');
  await harness.run(id);
  expect(await harness.read(id)).toMatchObject({ paidCents: 11_000, paymentNotice: { code: 'OVERPAID' } });
  expect((await harness.read(id)).checkout).toBeUndefined();
  expect(harness.takenFor(id)).toEqual([10_000]);
});

it('a refund and a dispute of a charge are those of any card payment', async () => {
  const { id } = await harness.anInvoice();
  await harness.run(id, CHARGED_AT);
  const [charge] = provider.chargesOf(id);
  const apply = (type: string, object: object) =>
    harness.applyEvent(anEvent(type, charge?.request.accountId ?? '', object) as unknown as Stripe.Event);
  await apply('refund.created', aRefund(charge?.id ?? '', { amount: 1_000 }));
  expect(await harness.read(id)).toMatchObject({ status: 'PAID', returnedCents: 1_000 });
  await apply('charge.dispute.created', aDispute(charge?.id ?? '', { amount: 9_000 }));
  expect(await harness.read(id)).toMatchObject({ disputedCents: 9_000, paymentNotice: { code: 'DISPUTED' } });
});
