import { describe, expect, it } from 'vitest';
import type { InvoiceRecord, OpenCheckout } from '#functions/domain/invoice/invoice-record.ts';
import type { PublishedInvoice } from '#functions/domain/invoice/published-invoice.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { CardAgreement } from '#functions/domain/saved-card/agreements.ts';
import type { CardHolder, CardPayments, CheckoutRequest } from '#functions/services/card-payments.ts';
import type { Client } from '#functions/services/client.ts';
import type { ShownAmount } from '#shared/api/invoices.ts';
import { AppError } from '#shared/errors.ts';
import { cardAgreement } from '#shared/saved-card/agreement.ts';
import { startPayment } from './payment.ts';
import type { InvoiceStore } from './store.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const CLIENT: Client = { address: '203.0.113.7', device: 'Firefox' };

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
    /** What the checkouts were created with. */
    requests: [] as CheckoutRequest[],
    agreements: [] as CardAgreement[],
    hasCustomer: true,
    failNext: false,
  };
  const invoice = { language: 'fr', company: { name: 'Prairie Studio' } };
  const find = async () => ({ record: state.record, business: state.business, invoice }) as PublishedInvoice;
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
    async createCheckout(request: CheckoutRequest) {
      const { idempotencyKey, expiresAt } = request;
      state.requests.push(request);
      if (state.failNext || expiresAt < SECONDS + 1_800) throw new AppError('PROVIDER_FAILED', 'down');
      state.created.push(idempotencyKey);
      state.sessions.set(idempotencyKey, 'open');
      return { sessionId: idempotencyKey, url: `https://pay.example.com/${idempotencyKey}` };
    },
    createHolder: async ({ customerId, name, email }: CardHolder) => `holder of ${customerId}: ${name}, ${email}`,
    findCheckout: async (_: string, id: string) => ({
      status: state.sessions.get(id) ?? 'expired',
      // A charge of a saved card has no page.
      url: id.startsWith('pi_') ? null : `https://pay.example.com/${id}`,
    }),
    async expireCheckout(_: string, id: string) {
      if (state.sessions.get(id) === 'complete') return 'complete';
      state.sessions.set(id, 'expired');
      return 'expired';
    },
  } as unknown as CardPayments;
  const dependencies = {
    ...{ published, store, payments, siteUrl: 'https://example.com' },
    agreements: () => ({
      add: async (agreement: CardAgreement) => void state.agreements.push(agreement),
      find: async (id: string) => state.agreements.find((each) => each.id === id),
    }),
    customersOf: () => ({
      find: async (id: string) =>
        state.hasCustomer ? { id, name: 'Renamed', email: 'new@example.com', createdAt: '', version: 1 } : undefined,
    }),
  };
  const pay = (shown: ShownAmount = null, client: Client = CLIENT) =>
    startPayment(dependencies, { invoiceId: 'one', shown, client, now: NOW });
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

describe('paying with the card saved', () => {
  const SAVED: ShownAmount = { amountDue: 100, currency: 'CAD', savesCard: true };
  /** The shop with an invoice of a series that charges cards. */
  function aSeriesShop(checkout?: OpenCheckout) {
    const shop = aShop(checkout);
    shop.state.record = { ...shop.state.record, savesCard: true, customerId: 'customer', invoiceNumber: 'INV-1' };
    // Other than the customer's: the provider is told only what anyone with the link can see.
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
