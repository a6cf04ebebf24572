import { describe, expect, it } from 'vitest';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { Client } from '#functions/services/client.ts';
import type { ShownAmount } from '#shared/api/invoices.ts';
import { cardAgreement } from '#shared/saved-card/agreement.ts';
import { aShop, CLIENT, NOW } from '#test/support/a-shop.ts';

describe('paying with the card saved', () => {
  const SAVED: ShownAmount = { amountDue: 100, currency: 'CAD', savesCard: true };
  /** The shop with an invoice of a series that charges cards. */
  function aSeriesShop() {
    const shop = aShop();
    shop.state.record = { ...shop.state.record, savesCard: true, customerId: 'customer', invoiceNumber: 'INV-1' };
    // These differ from the customer's own details: the checkout page shows what we send, to anyone with the link.
    shop.state.record = { ...shop.state.record, billingName: 'Café Léger', billingEmail: 'a@example.com' };
    return shop;
  }

  it('keeps what the payer agreed to, and saves the card for their customer', async () => {
    const { state, pay } = aSeriesShop();
    expect(await pay(SAVED)).toMatchObject({ status: 'PENDING' });
    const { ask, terms } = cardAgreement('fr', 'Prairie Studio');
    expect(state.agreements).toEqual([
      {
        ...{ id: expect.stringMatching(/^\w{22}$/), customerId: 'customer', invoiceId: 'one', invoiceNumber: 'INV-1' },
        ...{ text: `${ask}\n${terms}`, at: NOW.toISOString(), address: '203.0.113.7', agent: 'Firefox' },
      },
    ]);
    const agreementId = state.agreements[0]?.id;
    expect(state.record.checkout).toMatchObject({ agreementId });
    expect(state.requests).toMatchObject([
      { agreementId, customerId: 'customer', savesCardOf: 'holder of customer: Café Léger, a@example.com' },
    ]);
  });

  it('saves nothing unless the payer asks for it', async () => {
    const { state, pay } = aSeriesShop();
    await pay();
    await pay({ amountDue: 100, currency: 'CAD' });
    await pay({ ...SAVED, savesCard: false });
    expect(state.agreements).toEqual([]);
    expect(state.requests).toHaveLength(1);
    expect(state.requests[0]).not.toHaveProperty('savesCardOf');
    expect(state.requests[0]).not.toHaveProperty('agreementId');
  });

  it('returns the same page for the same choice, and closes it for the other', async () => {
    const { state, pay } = aSeriesShop();
    const saving = await pay(SAVED);
    expect(await pay(SAVED)).toEqual(saving);
    await pay();
    expect([...state.sessions.values()]).toEqual(['expired', 'open']);
    await pay(SAVED);
    expect([...state.sessions.values()]).toEqual(['expired', 'expired', 'open']);
    expect(state.agreements).toHaveLength(2);
  });

  it('finishes an interrupted reservation with the agreement that it was made with', async () => {
    const { state, pay } = aSeriesShop();
    state.failNext = true;
    await expect(pay(SAVED)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    state.failNext = false;
    await pay(SAVED);
    const agreementId = state.agreements[0]?.id;
    const request = { agreementId, idempotencyKey: 'checkout-one-1' };
    expect([state.agreements.length, state.requests]).toMatchObject([1, [request, request]]);
  });

  it.each<[string, Client]>([
    ['address', { ...CLIENT, address: '198.51.100.9' }],
    ['browser', { ...CLIENT, device: 'Safari' }],
  ])('keeps no agreement from another %s with a card: a page that waits for its payer is closed', async (_, other) => {
    const { state, pay } = aSeriesShop();
    await pay(SAVED);
    await pay(SAVED, other);
    expect([...state.sessions.values()]).toEqual(['expired', 'open']);
    const { address, device: agent } = other;
    expect(state.agreements[1]).toMatchObject({ address, agent });
    expect(state.record.checkout).toMatchObject({ agreementId: state.agreements[1]?.id });
    // Neither is a reservation that another browser left.
    state.failNext = true;
    await expect(pay(SAVED)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    state.failNext = false;
    await pay(SAVED, other);
    expect(state.requests.at(-1)).toMatchObject({ agreementId: state.agreements[3]?.id });
    expect(state.agreements[3]).toMatchObject({ address, agent });
  });

  it.each<[string, Partial<InvoiceRecord>, boolean]>([
    ['is of no series that charges cards', { savesCard: undefined as never }, true],
    ['names no customer', { customerId: undefined }, true],
    ['names a customer that was deleted', {}, false],
  ])('is refused if the invoice %s', async (_, changes, hasCustomer) => {
    const { state, pay } = aSeriesShop();
    Object.assign(state, { record: { ...state.record, ...changes }, hasCustomer });
    await expect(pay(SAVED)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'CARD_NOT_SAVED_HERE' });
    expect(state.requests).toEqual([]);
    expect(await pay()).toMatchObject({ status: 'PENDING' });
  });
});
