import { afterAll, describe, expect, it } from 'vitest';
import { cardProvider } from '#test/support/card-provider.ts';
import { openSavedCardHarness } from '#test/support/saved-card-harness.ts';
import type { CardPayments } from './card-payments.ts';

type Card = { readonly holderId: string; readonly methodId: string };

/** A provider, its account, and the saved cards that the tests charge. */
type Provider = {
  readonly payments: CardPayments;
  readonly accountId: string;
  readonly close?: () => Promise<void>;
} & {
  readonly card: (outcome: 'paid' | 'declined' | 'authentication') => Promise<Card>;
};

const NUMBERS = { paid: '4242424242424242', declined: '4000000000000341', authentication: '4000002760003184' };

async function atStripe(): Promise<Provider> {
  const { payments, accountId, givenACard, close } = await openSavedCardHarness();
  return { payments, accountId, close, card: (outcome) => givenACard(NUMBERS[outcome]) };
}

async function inMemory(): Promise<Provider> {
  const provider = cardProvider();
  const payments = provider.payments as CardPayments;
  const accountId = 'acct_own';
  const holder = { accountId, businessId: 'b1', customerId: 'c1', name: 'Ada' };
  return {
    payments,
    accountId,
    async card(outcome) {
      provider.outcomes.splice(0, Infinity, outcome);
      const holderId = await payments.createHolder(holder);
      return { holderId, methodId: provider.saveCard(holderId) };
    },
  };
}

describe.each([
  ['Stripe', atStripe],
  ['the provider of the tests', inMemory],
])('a charge at %s', async (_, open) => {
  const { payments, accountId, card, close } = await open();
  afterAll(() => close?.());
  const invoice = { id: 'invoice-7', number: '7', version: 1, businessId: 'b1' };
  const prepare = async (charged: Card, idempotencyKey = `charge-${crypto.randomUUID()}`) =>
    payments.createCharge({
      ...charged,
      ...{ accountId, invoice, language: 'en', amountCents: 20_000, currency: 'CAD', idempotencyKey },
    });
  const prepared = async (charged: Card, key?: string) => String(await prepare(charged, key));
  const states = async (id: string) => [
    (await payments.findCharge(accountId, id)).status,
    (await payments.findCheckout(accountId, id)).status,
  ];
  const confirm = (id: string) => payments.confirmCharge(accountId, id);
  const callOff = (id: string) => payments.expireCheckout(accountId, id);

  it('is paid by confirming it, once', async () => {
    const id = await prepared(await card('paid'));
    expect(await states(id)).toEqual(['open', 'open']);
    const paid = await confirm(id);
    expect(paid).toMatchObject({ status: 'paid', amountCents: 20_000, currency: 'CAD' });
    expect([await confirm(id), await callOff(id)]).toEqual([paid, 'complete']);
    expect(await states(id)).toEqual(['paid', 'complete']);
    expect(await payments.findPaidInvoice(accountId, id)).toBe('invoice-7');
  });

  it('is not paid any more once it is called off', async () => {
    const id = await prepared(await card('paid'));
    expect([await callOff(id), await callOff(id)]).toEqual(['expired', 'expired']);
    expect(await confirm(id)).toEqual({ status: 'cancelled' });
    expect(await states(id)).toEqual(['cancelled', 'expired']);
  });

  it.each(['declined', 'authentication'] as const)('fails as %s, and stays so', async (because) => {
    const id = await prepared(await card(because));
    const failed = { status: 'failed', because };
    expect([await confirm(id), await confirm(id)]).toEqual([failed, failed]);
    expect(await states(id)).toEqual(['failed', 'expired']);
    expect([await callOff(id), ...(await states(id))]).toEqual(['expired', 'cancelled', 'expired']);
  });

  it('is prepared once for a key, and not without its card', async () => {
    const saved = await card('paid');
    const id = await prepared(saved, 'charge-invoice-7-1');
    expect(await prepare(saved, 'charge-invoice-7-1')).toBe(id);
    await payments.removeCard(accountId, saved.methodId);
    expect(await prepare(saved)).toBeUndefined();
    expect(await confirm(id)).toEqual({ status: 'failed', because: 'refused' });
    expect((await confirm(id)).status).not.toBe('paid');
  });
});
