import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/data/table/ids.ts';
import { invoicePaidKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { changeLedger } from '#functions/domain/invoice/change-ledger.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aPaidSession, aRefund } from '#test/support/stripe-event.ts';
import { BUSINESS, type EventsHarness, eventsHarness } from '#test/support/stripe-events-harness.ts';

let table: Table;
let harness: EventsHarness;
beforeAll(async () => {
  table = await emulatedTable();
  harness = await eventsHarness(table);
});

describe('an invoice with a payment recorded by hand', () => {
  const given = async (amountCents: number) => {
    const { id } = await harness.givenAnInvoice();
    const by = { kind: 'payment', id: newId(), method: 'other', currency: 'CAD', revision: 1 } as const;
    const payment = { ...by, amountCents, paidOn: '2026-03-01', at: '2026-03-02T00:00:00.000Z' };
    await changeLedger(harness.dependencies, {
      find: async () => ({ invoice: await harness.read(id), business: BUSINESS }),
      change: () => ({ entries: [payment], events: [] }),
      now: new Date(),
    });
    return id;
  };
  const paidByCard = async (id: string, amount_total = 20_000) => {
    const pi = `pi_${crypto.randomUUID()}`;
    harness.paidBy.set(pi, id);
    await harness.apply('checkout.session.completed', aPaidSession(id, { payment_intent: pi, amount_total }));
    return pi;
  };

  it('has a notice about an extra card payment, and stays paid when that is refunded', async () => {
    const id = await given(20_000);
    const pi = await paidByCard(id);
    const noticed = await harness.read(id);
    expect(noticed).toMatchObject({ status: 'PAID', paymentNotice: { code: 'OVERPAID' } });
    await harness.apply('refund.created', aRefund(pi, { amount: 20_000 }));
    const refunded = await harness.read(id);
    expect(refunded).toMatchObject({ status: 'PAID', returnedCents: 20_000 });
    expect(refunded).not.toHaveProperty('paymentNotice');
  });

  it('stays paid when part of the card payment is refunded', async () => {
    const id = await given(15_000);
    const pi = await paidByCard(id, 5_000);
    await harness.apply('refund.created', aRefund(pi, { amount: 1_000 }));
    const refunded = await harness.read(id);
    expect(refunded).toMatchObject({ status: 'PAID', paidCents: 20_000, returnedCents: 1_000 });
    expect(refunded).not.toHaveProperty('paymentNotice');
  });

  it('records an extra card payment made before but reported after', async () => {
    const id = await given(20_000);
    await harness.apply('checkout.session.completed', aPaidSession(id), { at: '2026-03-01T00:00:00.000Z' });
    const noticed = await harness.read(id);
    expect(noticed).toMatchObject({ status: 'PAID', paymentNotice: { code: 'OVERPAID' } });
  });
});

describe('a payment reported late', () => {
  const at = '2026-03-10T05:30:00.000Z';
  const now = new Date('2026-03-10T18:00:00.000Z');

  it('has the provider’s time, and the day in the business’s time zone', async () => {
    const { id } = await harness.givenAnInvoice();
    await harness.apply('checkout.session.completed', aPaidSession(id), { at, now });
    expect(await harness.read(id)).toMatchObject({ paidAt: at, paidOn: '2026-03-09', updatedAt: now.toISOString() });
    const paid = await table.get(invoicePaidKey('business', '2026-03-09'));
    expect(paid).toMatchObject({ CAD: 20_000 });
    expect(await harness.eventsOf(id)).toMatchObject([
      { type: 'CREATED' },
      { type: 'PAYMENT', at },
      { type: 'STATUS' },
    ]);
  });

  it('failed at the provider’s time', async () => {
    const { id } = await harness.givenAnInvoice();
    await harness.apply('checkout.session.async_payment_failed', aPaidSession(id), { at, now });
    expect(await harness.eventsOf(id)).toMatchObject([{ type: 'CREATED' }, { type: 'PAYMENT_FAILED', at }]);
  });
});

it('two payments at the same time both count', async () => {
  const { id } = await harness.givenAnInvoice();
  await Promise.all(
    [10_000, 10_000].map((amount_total) =>
      harness.apply('checkout.session.completed', aPaidSession(id, { amount_total })),
    ),
  );
  expect(await harness.read(id)).toMatchObject({ status: 'PAID', paidCents: 20_000 });
});
