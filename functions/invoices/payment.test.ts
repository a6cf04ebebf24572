import { describe, expect, it } from 'vitest';
import type { InvoiceRecord, OpenCheckout } from '#functions/domain/invoice/invoice-record.ts';
import type { PublishedInvoice } from '#functions/domain/invoice/published-invoice.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import type { ShownAmount } from '#shared/api/invoices.ts';
import { AppError } from '#shared/errors.ts';
import { startPayment } from './payment.ts';
import type { InvoiceStore } from './store.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;

/** An invoice of 100.00 and a provider whose sessions the test inspects. */
function aShop(checkout?: OpenCheckout) {
  const state = {
    record: {
      id: 'one',
      businessId: 'b',
      version: 1,
      status: 'SENT',
      totalCents: 10_000,
      currency: 'CAD',
      checkout,
    } as InvoiceRecord,
    business: { paymentIntegrationEnabled: true, stripeConnected: true, stripeAccountId: 'acct' } as BusinessRecord,
    sessions: new Map<string, 'open' | 'complete' | 'expired'>(),
    created: [] as string[],
    failNext: false,
  };
  const find = async () => ({ record: state.record, business: state.business }) as PublishedInvoice;
  const published = { find, findAny: find };
  const store = {
    async reserveCheckout({ reserved }: { reserved: OpenCheckout }) {
      state.record = { ...state.record, checkout: reserved, checkoutAttempt: reserved.attempt };
      return true;
    },
    async finishCheckout({ reserved, finished }: { reserved: OpenCheckout; finished: OpenCheckout }) {
      if (JSON.stringify(state.record.checkout) !== JSON.stringify(reserved)) return false;
      state.record = { ...state.record, checkout: finished };
      return true;
    },
  } as unknown as InvoiceStore;
  const payments = {
    async createCheckout({ idempotencyKey, expiresAt }: { idempotencyKey: string; expiresAt: number }) {
      if (state.failNext || expiresAt < SECONDS + 1_800) throw new AppError('PROVIDER_FAILED', 'down');
      state.created.push(idempotencyKey);
      state.sessions.set(idempotencyKey, 'open');
      return { sessionId: idempotencyKey, url: `https://pay.example.com/${idempotencyKey}` };
    },
    findCheckout: async (_: string, id: string) => ({
      status: state.sessions.get(id) ?? 'expired',
      url: `https://pay.example.com/${id}`,
    }),
    async expireCheckout(_: string, id: string) {
      if (state.sessions.get(id) === 'complete') return 'complete';
      state.sessions.set(id, 'expired');
      return 'expired';
    },
  } as unknown as CardPayments;
  const dependencies = { published, store, payments, siteUrl: 'https://example.com' };
  const pay = (shown: ShownAmount = null) => startPayment(dependencies, { invoiceId: 'one', shown, now: NOW });
  return { state, pay };
}

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
