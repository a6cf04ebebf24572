import { describe, expect, it } from 'vitest';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { CHARGED_AT, chargesHarness } from '#test/support/charges-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';

const table = await emulatedTable();
const harness = chargesHarness(table);
const { provider } = harness;
const NEXT = '2026-12-04T14:00:00.000Z';

/**
 * Expects that the charge is over for this reason and took nothing, and who got an email: the owner, and the payer
 * unless their card was removed or the announcement never reached them.
 */
async function expectOver({ id }: InvoiceRecord, because: string): Promise<void> {
  const { charge, checkout, status, deliveryFailure } = await harness.read(id);
  expect(charge).toMatchObject({ over: because, tries: 0 });
  expect([charge?.on, checkout, status]).toEqual([undefined, undefined, 'SENT']);
  expect(await harness.eventsOf(id, 'CHARGE_ENDED')).toMatchObject([{ because }]);
  const toPayer = because === 'card-removed' || deliveryFailure ? [] : ['CHARGE_FAILED'];
  expect(await harness.mailsAbout(id)).toEqual([...toPayer, 'OWNER_NOTICE CHARGE_ENDED']);
  expect(await harness.dueAt(id)).toBeUndefined();
  expect(harness.takenFor(id)).toEqual([]);
}

describe('a charge is not made', () => {
  it('without a card, or with another one than was announced', async () => {
    const gone = await harness.anInvoice({ planned: { cardId: 'another' } });
    await harness.run(gone.id);
    await expectOver(gone, 'card-removed');
    const nobody = await harness.anInvoice();
    await harness.change(nobody.id, { customerId: undefined });
    await harness.run(nobody.id);
    await expectOver(nobody, 'card-removed');
  });

  it('to a card that the provider does not have any more', async () => {
    const invoice = await harness.anInvoice();
    const card = await harness.dependencies.cardsOf(invoice.businessId).find(invoice.customerId ?? '');
    provider.cards.delete(card?.methodId ?? '');
    await harness.run(invoice.id);
    await expectOver(invoice, 'card-removed');
  });

  it('on an account that is no longer the business’s', async () => {
    const invoice = await harness.anInvoice();
    await harness.changeBusiness(invoice.businessId, { stripeAccountId: 'acct_other' });
    await harness.run(invoice.id);
    await expectOver(invoice, 'card-removed');
  });

  it('of more than was announced', async () => {
    const invoice = await harness.anInvoice({ totalCents: 10_001, planned: { announcedCents: 10_000 } });
    await harness.run(invoice.id);
    await expectOver(invoice, 'amount-raised');
  });

  it('in another currency than was announced', async () => {
    const invoice = await harness.anInvoice();
    await harness.change(invoice.id, { currency: 'USD' });
    await harness.run(invoice.id);
    await expectOver(invoice, 'amount-raised');
  });

  it.each([
    ['takes no cards any more', { stripeConnected: false }],
    ['may take no cards any more', { paymentIntegrationEnabled: false }],
    ['disconnected its account', { stripeDisconnected: true }],
    ['was deleted', { deletedAt: CHARGED_AT }],
  ])('once the business %s', async (_, business) => {
    const invoice = await harness.anInvoice();
    await harness.changeBusiness(invoice.businessId, business);
    await harness.run(invoice.id);
    await expectOver(invoice, 'unavailable');
  });

  it.each([
    ['less is due than a card can pay', { totalCents: 49 }],
    ['a payment of it is disputed', { disputedCents: 100 }],
  ])('once %s', async (_, fields) => {
    const invoice = await harness.anInvoice(fields);
    await harness.run(invoice.id);
    await expectOver(invoice, 'unavailable');
  });

  it('while the business is suspended, and is then', async () => {
    const { id, businessId } = await harness.anInvoice();
    await harness.changeBusiness(businessId, { suspendedAt: CHARGED_AT });
    await harness.run(id);
    expect([provider.chargesOf(id), await harness.dueAt(id)]).toEqual([[], CHARGED_AT]);
    await harness.changeBusiness(businessId, { suspendedAt: undefined });
    await harness.run(id, NEXT);
    expect(harness.takenFor(id)).toEqual([10_000]);
  });

  it('once a suspension kept it back for more than a week: the owner decides', async () => {
    const [recent, old] = [await harness.anInvoice(), await harness.anInvoice()];
    await harness.changeBusiness(recent.businessId, { restoredAt: '2026-12-08T20:00:00.000Z' });
    await harness.changeBusiness(old.businessId, { restoredAt: '2026-12-09T20:00:00.000Z' });
    for (const { id } of [recent, old]) await harness.run(id, '2026-12-09T21:00:00.000Z');
    expect(harness.takenFor(recent.id)).toEqual([10_000]);
    await expectOver(old, 'unavailable');
  });

  it('if the email that announced it did not arrive', async () => {
    const invoice = await harness.anInvoice();
    const address = invoice.billingEmail?.toLowerCase() ?? '';
    await harness.change(invoice.id, { deliveryFailure: { kind: 'BOUNCED', address, sentAt: CHARGED_AT } });
    await harness.run(invoice.id);
    await expectOver(invoice, 'unavailable');
  });

  it('45 days after its day, whatever kept it back: the owner decides', async () => {
    const claim = { id: 'claim', at: CHARGED_AT, on: '2026-12-01', method: 'e-transfer' } as const;
    const invoice = await harness.anInvoice({ claim });
    await harness.run(invoice.id, '2027-01-15T14:00:00.000Z');
    expect((await harness.read(invoice.id)).charge?.on).toBe('2026-12-01');
    await harness.run(invoice.id, '2027-01-16T14:00:00.000Z');
    await expectOver(invoice, 'unavailable');
  });

  it('under a key for which the provider may repeat a failure', async () => {
    const { id } = await harness.anInvoice();
    provider.lost.push({ call: 'create', when: 'before' });
    await expect(harness.run(id)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    const { checkout } = await harness.read(id);
    if (!checkout) throw new Error('Nothing is reserved');
    await harness.change(id, { checkout: { ...checkout, expiresAt: checkout.expiresAt - 3_700 } });
    await harness.run(id);
    expect(provider.chargesOf(id).map(({ request }) => request.idempotencyKey)).toEqual([`charge-${id}-2`]);
    expect(harness.takenFor(id)).toEqual([10_000]);
  });

  it('by a business that is suspended just before the money is taken', async () => {
    const { id, businessId } = await harness.anInvoice();
    const { payments } = harness.dependencies;
    const suspending = {
      ...payments,
      createCharge: async (request: Parameters<typeof payments.createCharge>[0]) => {
        await harness.changeBusiness(businessId, { suspendedAt: CHARGED_AT });
        return payments.createCharge(request);
      },
    };
    await harness.runWith(id, { payments: suspending });
    expect(harness.takenFor(id)).toEqual([]);
    expect(await harness.mailsAbout(id)).toEqual([]);
  });

  it('while the payer says that they paid in another way', async () => {
    const claim = { id: 'claim', at: CHARGED_AT, on: '2026-12-01', method: 'e-transfer' } as const;
    const { id } = await harness.anInvoice({ claim });
    await harness.run(id);
    expect(provider.chargesOf(id)).toEqual([]);
    await harness.change(id, { claim: undefined });
    await harness.run(id);
    expect(harness.takenFor(id)).toEqual([10_000]);
  });

  it('once the invoice was paid or cancelled, which its history need not say', async () => {
    for (const status of ['PAID', 'CANCELLED'] as const) {
      const { id } = await harness.anInvoice();
      await harness.change(id, { status });
      expect([(await harness.read(id)).charge, await harness.dueAt(id)]).toEqual([undefined, undefined]);
      await harness.run(id);
      expect([provider.chargesOf(id), await harness.mailsAbout(id)]).toEqual([[], []]);
    }
  });
});
