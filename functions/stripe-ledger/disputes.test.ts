import { beforeAll, describe, expect, it } from 'vitest';
import { hasCardPayment } from '#functions/data/invoice/invoice-record.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aDispute, aPaidSession, aRefundedCharge } from '#test/support/stripe-event.ts';
import { type EventsBench, eventsBench } from '#test/support/stripe-events-bench.ts';

let bench: EventsBench;
beforeAll(async () => {
  bench = await eventsBench(await emulatedTable());
});

describe('a dispute', () => {
  it('takes the money off the invoice while it is open, and returns it when won', async () => {
    const { id, pi } = await bench.givenAPaidInvoice();
    const dispute = aDispute(pi);
    await bench.apply('charge.dispute.created', dispute);
    expect(await bench.read(id)).toMatchObject({
      status: 'SENT',
      paidCents: 0,
      disputedCents: 20_000,
      paymentNotice: 'A card payment for this invoice is disputed. Please answer it in your Stripe dashboard.',
    });
    await bench.apply('charge.dispute.closed', { ...dispute, status: 'won' });
    const won = await bench.read(id);
    expect(won).toMatchObject({ status: 'PAID', paidCents: 20_000, paidAt: expect.any(String) });
    expect(won).not.toHaveProperty('disputedCents');
    expect(won).not.toHaveProperty('paymentNotice');
    expect(await bench.historyOf(id)).toEqual(
      expect.arrayContaining([
        'PAYMENT 200.00 CAD',
        'REFUND 200.00 CAD disputed',
        'STATUS PAID → SENT',
        'PAYMENT 200.00 CAD kept in a dispute',
        'STATUS SENT → PAID',
      ]),
    );
  });

  it('leaves the invoice open when lost, and paid once the customer pays again', async () => {
    const { id, pi } = await bench.givenAPaidInvoice();
    await bench.apply('charge.dispute.closed', aDispute(pi, { status: 'lost' }));
    expect(await bench.read(id)).toMatchObject({
      status: 'SENT',
      paidCents: 0,
      paymentNotice: 'A disputed card payment for this invoice went back to the customer.',
    });
    await bench.apply('checkout.session.completed', aPaidSession(id));
    const paid = await bench.read(id);
    expect(paid).toMatchObject({ status: 'PAID', paidCents: 20_000 });
    expect(paid).not.toHaveProperty('paymentNotice');
  });

  it('is not opened again by a late event', async () => {
    const { id, pi } = await bench.givenAPaidInvoice();
    const dispute = aDispute(pi);
    await bench.apply('charge.dispute.closed', { ...dispute, status: 'won' });
    await bench.apply('charge.dispute.created', dispute);
    expect(await bench.read(id)).toMatchObject({ status: 'PAID', paidCents: 20_000 });
  });

  it('is recorded once, whatever its event', async () => {
    const { id, pi } = await bench.givenAPaidInvoice();
    const dispute = aDispute(pi);
    for (const type of ['created', 'updated', 'updated']) await bench.apply(`charge.dispute.${type}`, dispute);
    const told = (await bench.historyOf(id)).filter((line) => line.includes('disputed'));
    expect(told).toEqual(['REFUND 200.00 CAD disputed']);
  });

  it.each(['needs_response', 'under_review', 'appeal_under_review', 'a_word_of_tomorrow'])(
    'holds money back as %s',
    async (status) => {
      const { id, pi } = await bench.givenAPaidInvoice();
      await bench.apply('charge.dispute.updated', aDispute(pi, { status, amount: 5_000 }));
      expect(await bench.read(id)).toMatchObject({ status: 'SENT', paidCents: 15_000, disputedCents: 5_000 });
    },
  );

  it.each([
    [
      'warning_needs_response',
      'A bank asks about a card payment for this invoice. Please answer in your Stripe dashboard.',
    ],
    ['warning_closed', undefined],
    ['prevented', undefined],
  ])('holds nothing back as %s', async (status, notice) => {
    const { id, pi } = await bench.givenAPaidInvoice();
    await bench.apply('charge.dispute.created', aDispute(pi, { status }));
    const invoice = await bench.read(id);
    expect(invoice).toMatchObject({ status: 'PAID', paidCents: 20_000 });
    expect(invoice.paymentNotice).toBe(notice);
  });

  it('keeps the amounts of the invoice frozen while it is open', async () => {
    const { id, pi } = await bench.givenAPaidInvoice();
    const dispute = aDispute(pi);
    await bench.apply('charge.dispute.created', dispute);
    expect(hasCardPayment(await bench.read(id))).toBe(true);
    await bench.apply('charge.dispute.closed', { ...dispute, status: 'lost' });
    expect(hasCardPayment(await bench.read(id))).toBe(false);
  });

  it('of a payment that is not the product’s does nothing', async () => {
    await expect(bench.apply('charge.dispute.created', aDispute('pi_elsewhere'))).resolves.toBeUndefined();
    await expect(
      bench.apply('charge.dispute.created', aDispute('', { payment_intent: null })),
    ).resolves.toBeUndefined();
  });
});

describe('an event that overtakes its payment', () => {
  it('is refused until the payment is there: a refund', async () => {
    const { id } = await bench.givenAnInvoice();
    const refund = () => bench.apply('charge.refunded', aRefundedCharge(id, 'pi_late', 5_000));
    await expect(refund()).rejects.toMatchObject({ code: 'CONFLICT' });
    await bench.apply('checkout.session.completed', aPaidSession(id, { payment_intent: 'pi_late' }));
    await refund();
    expect(await bench.read(id)).toMatchObject({ status: 'SENT', paidCents: 15_000 });
  });

  it('is refused until the payment is there: a dispute', async () => {
    const { id } = await bench.givenAnInvoice();
    bench.paidBy.set('pi_slow', id);
    const dispute = aDispute('pi_slow');
    await expect(bench.apply('charge.dispute.created', dispute)).rejects.toMatchObject({ code: 'CONFLICT' });
    await bench.apply('checkout.session.completed', aPaidSession(id, { payment_intent: 'pi_slow' }));
    await bench.apply('charge.dispute.created', dispute);
    expect(await bench.read(id)).toMatchObject({ status: 'SENT', paidCents: 0 });
  });

  it('counts a refund once under different events', async () => {
    const { id, pi } = await bench.givenAPaidInvoice();
    for (const _ of [1, 2]) await bench.apply('charge.refunded', aRefundedCharge(id, pi, 5_000));
    expect(await bench.read(id)).toMatchObject({ paidCents: 15_000 });
    expect((await bench.historyOf(id)).filter((line) => line.startsWith('REFUND'))).toEqual(['REFUND 50.00 CAD']);
  });

  it('ignores an older refund', async () => {
    const { id, pi } = await bench.givenAPaidInvoice();
    await bench.apply('charge.refunded', aRefundedCharge(id, pi, 12_000));
    await bench.apply('charge.refunded', aRefundedCharge(id, pi, 5_000));
    expect(await bench.read(id)).toMatchObject({ paidCents: 8_000 });
  });
});
