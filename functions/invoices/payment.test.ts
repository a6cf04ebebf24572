import { describe, expect, it } from 'vitest';
import type { InvoiceRecord, OpenCheckout } from '#functions/domain/invoice/invoice-record.ts';
import type { ShownAmount } from '#shared/api/invoices.ts';
import { aShop, NOW, SECONDS } from '#test/support/a-shop.ts';

const reservation: OpenCheckout = {
  attempt: 1,
  version: 1,
  accountId: 'acct',
  amountCents: 10_000,
  currency: 'CAD',
  expiresAt: SECONDS + 31 * 60,
};

describe('starting a payment', () => {
  it.each<[string, Partial<InvoiceRecord>, object]>([
    ['a draft', { status: 'DRAFT' }, { code: 'CONFLICT', message: 'This invoice is a draft and cannot be paid yet' }],
    ['cancelled', { status: 'CANCELLED' }, { code: 'CONFLICT', message: 'This invoice was cancelled' }],
    [
      'disputed',
      { paidCents: 0, disputedCents: 10_000 },
      { code: 'CONFLICT', message: 'A card payment of this invoice is disputed' },
    ],
    ['under the minimum', { totalCents: 49 }, { code: 'INVALID_REQUEST' }],
    ['over the maximum', { totalCents: 100_000_000 }, { code: 'INVALID_REQUEST' }],
  ])('is refused for an invoice that is %s', async (_, changes, refusal) => {
    const { state, pay } = aShop();
    state.record = { ...state.record, ...changes };
    await expect(pay()).rejects.toMatchObject(refusal);
    expect(state.created).toEqual([]);
  });

  it.each<[string, ShownAmount]>([
    ['amount', { amountDue: 50, currency: 'CAD' }],
    ['currency', { amountDue: 100, currency: 'USD' }],
  ])('is refused if the payer saw another %s', async (_, shown) => {
    const { state, pay } = aShop();
    await expect(pay(shown)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'AMOUNT_CHANGED' });
    expect(state.created).toEqual([]);
    expect(await pay({ amountDue: 100, currency: 'CAD' })).toMatchObject({ status: 'PENDING' });
  });

  it('succeeds after the provider failed once, with a checkout that is valid long enough', async () => {
    const { state, pay } = aShop({ ...reservation, expiresAt: SECONDS + 29 * 60 });
    expect(await pay()).toMatchObject({ status: 'PENDING' });
    expect(state.record.checkout).toMatchObject({ sessionId: expect.any(String), expiresAt: SECONDS + 31 * 60 });
  });

  it('finishes an interrupted reservation, under its own key', async () => {
    const { state, pay } = aShop(reservation);
    await pay();
    expect(state.created).toEqual(['checkout-one-1']);
  });

  it('opens no second checkout while the first payment is being processed, however old it is', async () => {
    const { state, pay } = aShop({ ...reservation, sessionId: 'paid', expiresAt: SECONDS - 60 });
    state.sessions.set('paid', 'complete');
    expect(await pay()).toEqual({ status: 'SUCCESS' });
    expect(state.created).toEqual([]);
  });

  it('closes the checkout of another amount before opening one', async () => {
    const { state, pay } = aShop({ ...reservation, sessionId: 'old', amountCents: 5_000 });
    state.sessions.set('old', 'open');
    await pay();
    expect(state.sessions.get('old')).toBe('expired');
    expect([...state.sessions.values()].filter((status) => status === 'open')).toHaveLength(1);
  });

  it('returns the session even if the invoice was sent again in the meantime', async () => {
    const { state, pay } = aShop(reservation);
    state.record = { ...state.record, version: 2 };
    expect(await pay()).toMatchObject({ status: 'PENDING' });
    expect([...state.sessions.values()]).toEqual(['open']);
  });

  it('leaves no open checkout if the business is suspended in the meantime', async () => {
    const { state, pay } = aShop(reservation);
    state.business = { ...state.business, suspendedAt: NOW.toISOString() };
    await expect(pay()).rejects.toMatchObject({ reason: 'INVOICE_CHANGING' });
    expect(new Set(state.sessions.values())).toEqual(new Set(['expired']));
  });

  it('leaves no open checkout if the business stops taking cards in the meantime', async () => {
    const { state, pay } = aShop();
    const { created } = state;
    state.business = { ...state.business };
    Object.defineProperty(state.business, 'stripeDisconnected', { get: () => created.length > 0 });
    await expect(pay()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect([...state.sessions.values()]).toEqual(['expired']);
  });
});

describe('paying while the saved card is charged', () => {
  const charge: OpenCheckout = { ...reservation, isCharge: true };

  it('opens a page once the charge is called off, if it has not begun', async () => {
    const { state, pay } = aShop({ ...charge, sessionId: 'pi_1' });
    state.sessions.set('pi_1', 'open');
    expect(await pay()).toMatchObject({ status: 'PENDING', checkoutUrl: expect.stringContaining('checkout-one') });
    expect(state.sessions.get('pi_1')).toBe('expired');
    expect(state.record.checkout).not.toHaveProperty('isCharge');
  });

  it('opens no page once the charge is under way', async () => {
    const { state, pay } = aShop({ ...charge, sessionId: 'pi_1' });
    state.sessions.set('pi_1', 'complete');
    expect(await pay()).toEqual({ status: 'SUCCESS' });
    expect(state.created).toEqual([]);
  });

  it('takes the place of a charge of which the provider does not know yet', async () => {
    const { state, pay } = aShop(charge);
    await pay();
    expect(state.created).toEqual(['checkout-one-1']);
    expect(state.record.checkout).not.toHaveProperty('isCharge');
  });
});
