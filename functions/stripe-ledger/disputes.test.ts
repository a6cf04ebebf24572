import { beforeAll, describe, expect, it } from 'vitest';
import { hasPayment } from '#functions/domain/invoice/invoice-record.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aDispute, aPaidSession } from '#test/support/stripe-event.ts';
import { type EventsHarness, eventsHarness } from '#test/support/stripe-events-harness.ts';

let harness: EventsHarness;
beforeAll(async () => {
  harness = await eventsHarness(await emulatedTable());
});

describe('a dispute', () => {
  it('is shown while it is open, and over when won', async () => {
    const { id, pi } = await harness.givenAPaidInvoice();
    const dispute = aDispute(pi);
    await harness.apply('charge.dispute.created', dispute);
    expect(await harness.read(id)).toMatchObject({
      status: 'PAID',
      paidCents: 20_000,
      disputedCents: 20_000,
      paymentNotice: { code: 'DISPUTED' },
    });
    await harness.apply('charge.dispute.closed', { ...dispute, status: 'won' });
    const won = await harness.read(id);
    expect(won).toMatchObject({ status: 'PAID', paidCents: 20_000, paidAt: expect.any(String) });
    expect(won).not.toHaveProperty('disputedCents');
    expect(won).not.toHaveProperty('paymentNotice');
    expect(await harness.historyOf(id)).toEqual(
      expect.arrayContaining([
        'Payment of 200.00 CAD',
        'Payment of 200.00 CAD disputed',
        'Payment of 200.00 CAD kept in a dispute',
      ]),
    );
  });

  it('closes the invoice when lost, without requesting payment again', async () => {
    const { id, pi } = await harness.givenAPaidInvoice();
    await harness.apply('charge.dispute.closed', aDispute(pi, { status: 'lost' }));
    expect(await harness.read(id)).toMatchObject({
      status: 'CANCELLED',
      isRefunded: true,
      returnedCents: 20_000,
      paymentNotice: { code: 'DISPUTE_LOST' },
    });
  });

  it('is not opened again by a late event', async () => {
    const { id, pi } = await harness.givenAPaidInvoice();
    const dispute = aDispute(pi);
    await harness.apply('charge.dispute.closed', { ...dispute, status: 'won' });
    await harness.apply('charge.dispute.created', dispute);
    expect(await harness.read(id)).toMatchObject({ status: 'PAID', paidCents: 20_000 });
  });

  it('is recorded once, even from different events', async () => {
    const { id, pi } = await harness.givenAPaidInvoice();
    const dispute = aDispute(pi);
    for (const type of ['created', 'updated', 'updated']) await harness.apply(`charge.dispute.${type}`, dispute);
    const told = (await harness.historyOf(id)).filter((line) => line.includes('disputed'));
    expect(told).toEqual(['Payment of 200.00 CAD disputed']);
  });

  it.each(['needs_response', 'under_review', 'appeal_under_review', 'a_word_of_tomorrow'])(
    'holds money back as %s',
    async (status) => {
      const { id, pi } = await harness.givenAPaidInvoice();
      await harness.apply('charge.dispute.updated', aDispute(pi, { status, amount: 5_000 }));
      expect(await harness.read(id)).toMatchObject({ status: 'PAID', paidCents: 20_000, disputedCents: 5_000 });
    },
  );

  it.each([
    ['warning_needs_response', { code: 'INQUIRY' }],
    ['warning_closed', undefined],
    ['prevented', undefined],
  ])('holds nothing back as %s', async (status, notice) => {
    const { id, pi } = await harness.givenAPaidInvoice();
    await harness.apply('charge.dispute.created', aDispute(pi, { status }));
    const invoice = await harness.read(id);
    expect(invoice).toMatchObject({ status: 'PAID', paidCents: 20_000 });
    expect(invoice.paymentNotice).toEqual(notice);
  });

  it('keeps the amounts of the invoice frozen, open or lost', async () => {
    const { id, pi } = await harness.givenAPaidInvoice();
    const dispute = aDispute(pi);
    for (const status of ['needs_response', 'lost']) {
      await harness.apply('charge.dispute.updated', { ...dispute, status });
      expect(hasPayment(await harness.read(id))).toBe(true);
    }
  });

  it('of a payment that is not the product’s does nothing', async () => {
    await expect(harness.apply('charge.dispute.created', aDispute('pi_elsewhere'))).resolves.toBeUndefined();
    await expect(
      harness.apply('charge.dispute.created', aDispute('', { payment_intent: null })),
    ).resolves.toBeUndefined();
  });
});

it('a dispute that arrives before its payment is refused until the payment is recorded', async () => {
  const { id } = await harness.givenAnInvoice();
  harness.paidBy.set('pi_slow', id);
  const dispute = aDispute('pi_slow');
  await expect(harness.apply('charge.dispute.created', dispute)).rejects.toMatchObject({ code: 'CONFLICT' });
  await harness.apply('checkout.session.completed', aPaidSession(id, { payment_intent: 'pi_slow' }));
  await harness.apply('charge.dispute.created', dispute);
  expect(await harness.read(id)).toMatchObject({ status: 'PAID', disputedCents: 20_000 });
});
