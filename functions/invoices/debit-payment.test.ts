import { describe, expect, it } from 'vitest';
import type { InvoiceRecord, OpenCheckout } from '#functions/domain/invoice/invoice-record.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { ShownAmount } from '#shared/api/invoices.ts';
import { cardAgreement, debitedWhen } from '#shared/saved-card/agreement.ts';
import { aShop, NOW, SECONDS } from '#test/support/a-shop.ts';

const CARD: ShownAmount = { amountDue: 100, currency: 'CAD' };
const PERSONAL: ShownAmount = { ...CARD, debit: { isBusiness: false } };
const BUSINESS: ShownAmount = { ...CARD, debit: { isBusiness: true } };

/** The checkout of a debit that its payer authorized. */
const AUTHORIZED: OpenCheckout = {
  ...{ attempt: 1, version: 1, accountId: 'acct', amountCents: 10_000, currency: 'CAD', expiresAt: SECONDS + 31 * 60 },
  isDebit: true,
  sessionId: 'authorized',
};

/** The shop of a business that takes debits. */
function aDebitShop(checkout?: OpenCheckout, changes: Partial<BusinessRecord> = {}) {
  const shop = aShop(checkout);
  shop.state.business = { ...shop.state.business, debitsWanted: true, debitsActive: true, ...changes };
  return shop;
}

const DEBITED = {
  code: 'CONFLICT',
  reason: 'NOT_PAYABLE',
  message: 'A bank payment of this invoice is on its way',
};

describe('paying from a bank account', () => {
  it.each<[string, ShownAmount, object]>([
    ['a person’s', PERSONAL, { isBusiness: false }],
    ['a business’s', BUSINESS, { isBusiness: true }],
  ])('opens a page that debits %s account, and saves nothing', async (_, shown, debit) => {
    const { state, pay } = aDebitShop();
    expect(await pay(shown)).toMatchObject({ status: 'PENDING', checkoutUrl: expect.any(String) });
    expect(state.requests).toHaveLength(1);
    expect(state.requests[0]).toMatchObject({ amountCents: 10_000, currency: 'CAD', idempotencyKey: 'checkout-one-1' });
    expect(state.requests[0]?.debit).toEqual(debit);
    expect(state.requests[0]).not.toHaveProperty('savesCardOf');
    expect(state.record.checkout).toMatchObject({ isDebit: true, sessionId: expect.any(String) });
    expect(state.record.checkout?.isBusiness).toBe(shown === BUSINESS ? true : undefined);
  });

  it('is not what a payment by card is', async () => {
    const { state, pay } = aDebitShop();
    await pay(CARD);
    expect(state.requests[0]).not.toHaveProperty('debit');
    expect(state.record.checkout).not.toHaveProperty('isDebit');
  });

  it.each<[string, Partial<BusinessRecord>, Partial<InvoiceRecord>, object]>([
    ['its business does not want debits', { debitsWanted: false }, {}, { reason: 'NO_DEBITS', code: 'FORBIDDEN' }],
    ['Stripe has not activated them', { debitsActive: false }, {}, { reason: 'NO_DEBITS' }],
    ['it is not in Canadian dollars', {}, { currency: 'USD' }, { reason: 'NO_DEBITS' }],
    ['its business takes no cards', { stripeConnected: false }, {}, { reason: 'NO_CARDS' }],
    ['it is a draft', {}, { status: 'DRAFT' }, { reason: 'NOT_PAYABLE' }],
    ['too little is due', {}, { totalCents: 49 }, { code: 'INVALID_REQUEST' }],
    ['more is due than the payer saw', {}, { totalCents: 10_001 }, { reason: 'AMOUNT_CHANGED' }],
  ])('is refused if %s', async (_, business, record, refusal) => {
    const { state, pay } = aDebitShop(undefined, business);
    state.record = { ...state.record, ...record } as InvoiceRecord;
    const currency = state.record.currency as 'CAD';
    await expect(pay({ ...PERSONAL, currency })).rejects.toMatchObject(refusal);
    expect(state.requests).toEqual([]);
  });

  it('returns the same page for the same choice', async () => {
    const { state, pay } = aDebitShop();
    const first = await pay(BUSINESS);
    expect(await pay(BUSINESS)).toEqual(first);
    expect(state.requests).toHaveLength(1);
  });

  it.each<[string, ShownAmount, ShownAmount]>([
    ['a card after an account', PERSONAL, CARD],
    ['an account after a card', CARD, PERSONAL],
    ['a person’s account after a business’s', BUSINESS, PERSONAL],
    ['a business’s account after a person’s', PERSONAL, BUSINESS],
  ])('closes the open page for another choice: %s', async (_, before, after) => {
    const { state, pay } = aDebitShop();
    await pay(before);
    await pay(after);
    expect([...state.sessions.values()]).toEqual(['expired', 'open']);
    expect(state.requests.at(-1)?.debit).toEqual(after?.debit);
  });

  it.each<[string, ShownAmount]>([
    ['from an account', PERSONAL],
    ['by card', CARD],
    ['without a word of what was shown', null],
  ])('goes no second way once it is authorized: %s', async (_, shown) => {
    const { state, pay } = aDebitShop(AUTHORIZED);
    state.sessions.set('authorized', 'complete');
    await expect(pay(shown)).rejects.toMatchObject(DEBITED);
    expect(state.requests).toEqual([]);
    // As its event does, which may be lost.
    const pending = { at: NOW.toISOString(), on: '2026-03-01' };
    expect(state.record.checkout).toEqual({ ...AUTHORIZED, pending });
  });

  it('goes no second way if it is authorized at the moment at which its page is closed', async () => {
    const { state, pay } = aDebitShop(AUTHORIZED);
    state.sessions.set('authorized', 'open');
    state.completesOnExpiry = true;
    await expect(pay(CARD)).rejects.toMatchObject(DEBITED);
    expect(state.requests).toEqual([]);
  });

  it.each<[string, ShownAmount]>([
    ['from an account', PERSONAL],
    ['by card', CARD],
  ])('goes no second way while the bank works on it: %s', async (_, shown) => {
    const pending = { at: '2026-03-01T11:00:00.000Z', on: '2026-03-01' };
    const { state, pay } = aDebitShop({ ...AUTHORIZED, pending });
    await expect(pay(shown)).rejects.toMatchObject(DEBITED);
    expect(state.requests).toEqual([]);
  });

  it('finishes an interrupted reservation as it was made', async () => {
    const { state, pay } = aDebitShop();
    state.failNext = true;
    await expect(pay(BUSINESS)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
    state.failNext = false;
    await pay(BUSINESS);
    expect(state.requests).toHaveLength(2);
    expect(state.requests[1]).toEqual(state.requests[0]);
  });

  it('of an amount that the provider refuses leaves room for another way at once', async () => {
    const { state, pay } = aDebitShop();
    state.refusesDebits = true;
    await expect(pay(PERSONAL)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'DEBIT_REFUSED' });
    expect(state.record.checkout).toBeUndefined();
    // The provider repeats its answer to a key that it knows.
    expect(await pay(CARD)).toMatchObject({ status: 'PENDING' });
    expect(state.created).toEqual(['checkout-one-2']);
  });

  it('leaves no open page if its business stops taking debits in the meantime', async () => {
    const { state, pay } = aDebitShop();
    const { created } = state;
    Object.defineProperty(state.business, 'debitsActive', { get: () => created.length === 0 });
    await expect(pay(PERSONAL)).rejects.toMatchObject({ reason: 'NO_DEBITS' });
    expect([...state.sessions.values()]).toEqual(['expired']);
  });
});

describe('paying from a bank account that is saved', () => {
  const SAVED: ShownAmount = { ...PERSONAL, savesCard: true };
  function aSeriesShop() {
    const shop = aDebitShop();
    shop.state.record = { ...shop.state.record, savesCard: true, customerId: 'customer', language: 'fr' };
    return shop;
  }

  it('keeps what the payer agreed to, which the mandate repeats', async () => {
    const { state, pay } = aSeriesShop();
    await pay(SAVED);
    const { ask, terms } = cardAgreement('fr', 'Prairie Studio', 'debit');
    expect(state.agreements).toMatchObject([{ text: `${ask}\n${terms}`, customerId: 'customer' }]);
    const agreementId = state.agreements[0]?.id;
    expect(state.record.checkout).toMatchObject({ agreementId, isDebit: true });
    expect(state.requests).toMatchObject([
      {
        ...{ agreementId, customerId: 'customer', savesCardOf: expect.any(String) },
        debit: { isBusiness: false, every: debitedWhen('fr', 'Prairie Studio') },
      },
    ]);
  });

  it('is another choice than paying once, and than saving a card', async () => {
    const { state, pay } = aSeriesShop();
    const saving = await pay(SAVED);
    expect(await pay(SAVED)).toEqual(saving);
    await pay(PERSONAL);
    expect(state.requests[1]?.debit).toEqual({ isBusiness: false });
    await pay({ ...CARD, savesCard: true });
    await pay(SAVED);
    expect([...state.sessions.values()]).toEqual(['expired', 'expired', 'expired', 'open']);
    expect(state.agreements).toHaveLength(3);
  });

  it('is refused if no card is saved with the invoice either', async () => {
    const { state, pay } = aDebitShop();
    await expect(pay(SAVED)).rejects.toMatchObject({ reason: 'CARD_NOT_SAVED_HERE' });
    expect(state.requests).toEqual([]);
  });
});

it.each([true, undefined])('the provider is told whether its wallet is hidden: %s', async (isLinkHidden) => {
  const { state, pay } = aDebitShop(undefined, isLinkHidden === undefined ? {} : { isLinkHidden });
  await pay(CARD);
  expect(state.requests[0]?.isLinkHidden).toBe(isLinkHidden);
});
