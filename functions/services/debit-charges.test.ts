import { afterAll, describe, expect, it } from 'vitest';
import { BANK_ACCOUNT } from '#test/support/card-charges.ts';
import { cardProvider } from '#test/support/card-provider.ts';
import { openCheckout } from '#test/support/open-checkout.ts';
import { openTestHarness } from '#test/support/stripe-harness.ts';
import type { CardPayments, CheckoutRequest, ProviderCard } from './card-payments.ts';
import { openStripe, stripePayments } from './stripe.ts';

/** A provider that debits, on one account, with what its banks do. */
type Provider = {
  readonly payments: CardPayments;
  readonly accountId: string;
  /** Begins the debit of a page and returns its payment's id. */
  readonly begin: (sessionId: string) => Promise<string>;
  /** Decides about a charge of a saved account. */
  readonly decide: (chargeId: string, outcome: 'paid' | 'declined') => Promise<unknown>;
  readonly close?: () => Promise<void>;
};

async function atStripe(): Promise<Provider> {
  const harness = await openTestHarness();
  const accountId = await harness.givenADebitingAccount();
  const payments = stripePayments(openStripe('sk_test_local', harness.local.endpoint));
  return {
    ...{ payments, accountId, close: () => harness.close() },
    async begin(sessionId) {
      await harness.debit(sessionId);
      const session = await harness.stripe.checkout.sessions.retrieve(sessionId, {}, { stripeAccount: accountId });
      return String(session.payment_intent);
    },
    decide: (id, outcome) => harness.act(outcome === 'paid' ? 'debit-succeeds' : 'debit-unfunded', id),
  };
}

async function inMemory(): Promise<Provider> {
  const provider = cardProvider();
  return {
    payments: provider.payments as CardPayments,
    accountId: 'acct_own',
    begin: async (sessionId) => provider.pay(sessionId)?.payment_intent ?? '',
    decide: async (id, outcome) => provider.settle(id, outcome),
  };
}

describe.each([
  ['Stripe', atStripe],
  ['the provider of the tests', inMemory],
])('a debit at %s', async (_, open) => {
  const { payments, accountId, begin, decide, close } = await open();
  afterAll(() => close?.());
  const invoice = { id: 'invoice-7', number: '7', version: 1, businessId: 'b1' };
  const common = { accountId, invoice, language: 'en', amountCents: 20_000, currency: 'CAD' } as const;
  const page = async (changes: Partial<CheckoutRequest> = {}) => {
    const expiresAt = Date.UTC(2026, 10, 20) / 1_000 + 31 * 60;
    const idempotencyKey = `checkout-${crypto.randomUUID()}`;
    const request = { ...common, returnUrl: 'http://localhost/pay/7', expiresAt, idempotencyKey };
    return openCheckout(payments, { ...request, debit: { isBusiness: false }, ...changes });
  };
  const savedAccount = async (): Promise<ProviderCard> => {
    const savesCardOf = await payments.createHolder({ accountId, businessId: 'b1', customerId: 'c1', name: 'Ada' });
    const debit = { isBusiness: true, every: 'on the due date of each invoice' };
    const { sessionId } = await page({ savesCardOf, debit, agreementId: 'a1', customerId: 'c1' });
    const saved = await payments.findSavedCard(accountId, await begin(sessionId));
    if (!saved) throw new Error('The payment saved no account');
    return saved;
  };
  const prepared = async ({ holderId, methodId }: ProviderCard) => {
    const idempotencyKey = `charge-${crypto.randomUUID()}`;
    return String(await payments.createCharge({ ...common, holderId, methodId, isDebit: true, idempotencyKey }));
  };

  it('of a page is pending once it is begun, and cannot be closed', async () => {
    const { sessionId } = await page();
    const paymentIntentId = await begin(sessionId);
    expect(await payments.findDebit(accountId, sessionId)).toEqual({ state: { status: 'pending' }, paymentIntentId });
    expect((await payments.findCheckout(accountId, sessionId)).status).toBe('complete');
    expect(await payments.expireCheckout(accountId, sessionId)).toBe('complete');
    expect(await payments.findPaidInvoice(accountId, paymentIntentId)).toBe('invoice-7');
  });

  it('saves the account with its mandate', async () => {
    expect(await savedAccount()).toMatchObject({
      ...{ brand: BANK_ACCOUNT.brand, last4: BANK_ACCOUNT.last4, bank: expect.any(String) },
      mandateId: expect.stringMatching(/^mandate_/),
    });
  });

  it('of a saved account is pending until its bank pays, and cannot be called off', async () => {
    const saved = await savedAccount();
    const id = await prepared(saved);
    expect(await payments.findCharge(accountId, id)).toEqual({ status: 'open' });
    const confirm = () => payments.confirmCharge(accountId, id, saved.mandateId);
    expect([await confirm(), await confirm()]).toEqual([{ status: 'pending' }, { status: 'pending' }]);
    expect(await payments.expireCheckout(accountId, id)).toBe('complete');
    await decide(id, 'paid');
    expect(await confirm()).toMatchObject({ status: 'paid', amountCents: 20_000, currency: 'CAD' });
  });

  it('fails as declined if the account lacks the money', async () => {
    const saved = await savedAccount();
    const id = await prepared(saved);
    await payments.confirmCharge(accountId, id, saved.mandateId);
    await decide(id, 'declined');
    expect(await payments.findCharge(accountId, id)).toEqual({ status: 'failed', because: 'declined' });
    expect(await payments.confirmCharge(accountId, id, saved.mandateId)).toMatchObject({ because: 'declined' });
  });

  it('is not made without its account, but goes on if it is removed later', async () => {
    const saved = await savedAccount();
    const [begun, left] = [await prepared(saved), await prepared(saved)];
    await payments.confirmCharge(accountId, begun, saved.mandateId);
    await payments.removeCard(accountId, saved.methodId);
    expect(await payments.confirmCharge(accountId, left, saved.mandateId)).toEqual({
      ...{ status: 'failed', because: 'refused' },
    });
    expect(await prepared(saved)).toBe('undefined');
    await decide(begun, 'paid');
    expect(await payments.findCharge(accountId, begun)).toMatchObject({ status: 'paid' });
  });
});
