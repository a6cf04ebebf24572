import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { type DebitHarness, openDebitHarness } from '#test/support/debit-harness.ts';

let harness: DebitHarness;

beforeEach(async () => {
  harness = await openDebitHarness();
});
afterEach(() => harness.close());

type Saved = { readonly customer: string; readonly methodId: string; readonly mandate: string };

/** A bank account that a page saved. */
async function aSavedAccount(number?: string): Promise<Saved> {
  const { id: customer } = await harness.stripe.customers.create({ name: 'Ada' }, harness.options);
  const page = await harness.aPage(
    { payment_schedule: 'interval', interval_description: 'on each due date' },
    { customer, payment_intent_data: { setup_future_usage: 'off_session' } },
  );
  expect(await (await fetch(page.url ?? '')).text()).toContain('This saves the bank account');
  await harness.debit(page.id, number);
  const { payment_intent } = await harness.sessionOf(page.id);
  const intent = await harness.intentOf(String(payment_intent));
  const charge = intent.latest_charge as Stripe.Charge;
  await harness.local.settled();
  return {
    customer,
    methodId: (intent.payment_method as Stripe.PaymentMethod).id,
    mandate: charge.payment_method_details?.acss_debit?.mandate ?? '',
  };
}

async function prepare({ customer, methodId }: Saved, changes: object = {}): Promise<string> {
  const { id } = await harness.stripe.paymentIntents.create(
    {
      amount: 20_000,
      currency: 'cad',
      customer,
      payment_method: methodId,
      allowed_payment_method_types: ['acss_debit'],
      metadata: { method: 'debit' },
      ...changes,
    },
    harness.options,
  );
  return id;
}

const confirm = (id: string, mandate?: string) =>
  harness.stripe.paymentIntents.confirm(id, mandate === undefined ? {} : { mandate }, harness.options);
const statusOf = async (id: string) => (await harness.stripe.paymentIntents.retrieve(id, {}, harness.options)).status;
const mandateStatusOf = async (id: string) => (await harness.stripe.mandates.retrieve(id, {}, harness.options)).status;

test('a page saves the account with its customer, by a mandate for later payments', async () => {
  const { customer, methodId, mandate } = await aSavedAccount();
  expect(await harness.stripe.paymentMethods.retrieve(methodId, {}, harness.options)).toMatchObject({
    customer,
    type: 'acss_debit',
    acss_debit: { institution_number: '000', transit_number: '11000', last4: '6789' },
  });
  expect(await harness.stripe.mandates.retrieve(mandate, {}, harness.options)).toMatchObject({
    payment_method: methodId,
    type: 'multi_use',
    payment_method_details: { acss_debit: { interval_description: 'on each due date' } },
  });
  expect(harness.events().map(({ type }) => type)).toContain('payment_method.attached');
});

describe('a debit of a saved account', () => {
  it('is processing until the bank decides, and then reported as that of a payment without a page', async () => {
    const saved = await aSavedAccount();
    const id = await prepare(saved);
    expect(await statusOf(id)).toBe('requires_confirmation');
    expect(await confirm(id, saved.mandate)).toMatchObject({ status: 'processing', latest_charge: expect.anything() });
    await harness.local.settled();
    harness.received.length = 0;
    await harness.act('debit-succeeds', id);
    expect(harness.events()).toMatchObject([
      {
        type: 'payment_intent.succeeded',
        data: { object: { id, amount_received: 20_000, metadata: { method: 'debit' } } },
      },
    ]);
  });

  it('that failed cannot be confirmed again', async () => {
    const saved = await aSavedAccount('000222222227');
    const id = await prepare(saved);
    await confirm(id, saved.mandate);
    await harness.local.asOf(new Date('2026-11-27T00:00:00Z'), async () => undefined);
    expect(await statusOf(id)).toBe('requires_payment_method');
    await expect(confirm(id, saved.mandate)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  });

  it('begins once, also if it is confirmed twice', async () => {
    const saved = await aSavedAccount();
    const id = await prepare(saved);
    await confirm(id, saved.mandate);
    await expect(confirm(id, saved.mandate)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    expect(harness.local.world.store.list('charge')).toHaveLength(2);
  });

  it('is decided five business days after it began while schedules ran as of a later time', async () => {
    const saved = await aSavedAccount();
    const id = await prepare(saved);
    await harness.local.asOf(new Date('2027-01-01T15:00:00Z'), () => confirm(id, saved.mandate));
    await harness.local.asOf(new Date('2027-01-08T14:59:59Z'), async () => undefined);
    expect(await statusOf(id)).toBe('processing');
    await harness.local.asOf(new Date('2027-01-08T15:00:00Z'), async () => undefined);
    expect(await statusOf(id)).toBe('succeeded');
    expect(harness.events().at(-1)).toMatchObject({ created: Date.UTC(2027, 0, 8, 15) / 1_000 });
  });

  it('is refused without its mandate, by another’s, and by one that is revoked', async () => {
    const saved = await aSavedAccount();
    const other = await aSavedAccount();
    const id = await prepare(saved);
    await expect(confirm(id)).rejects.toMatchObject({ code: 'parameter_missing', param: 'mandate' });
    await expect(confirm(id, 'mandate_unknown')).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(confirm(id, other.mandate)).rejects.toMatchObject({ code: 'payment_intent_mandate_invalid' });
    await harness.act('revoke', saved.methodId);
    await expect(confirm(id, saved.mandate)).rejects.toMatchObject({ code: 'payment_intent_mandate_invalid' });
    expect(await statusOf(id)).toBe('requires_confirmation');
  });

  it('is refused as that of a card, and in another currency', async () => {
    const saved = await aSavedAccount();
    const id = await prepare(saved);
    await expect(
      harness.stripe.paymentIntents.confirm(id, { off_session: true }, harness.options),
    ).rejects.toMatchObject({
      code: 'parameter_unknown',
    });
    await expect(prepare(saved, { allowed_payment_method_types: ['card'] })).rejects.toMatchObject({
      code: 'payment_intent_incompatible_payment_method',
    });
    await expect(prepare(saved, { currency: 'usd' })).rejects.toThrow('No valid payment method types');
  });

  it('is neither prepared nor begun once the business may not debit any more', async () => {
    const saved = await aSavedAccount();
    const id = await prepare(saved);
    await harness.act('debits-off', harness.account);
    await expect(confirm(id, saved.mandate)).rejects.toThrow('No valid payment method types');
    await expect(prepare(saved)).rejects.toThrow('No valid payment method types');
  });
});

test('the bank revokes a mandate, once, and the account stays saved', async () => {
  const { methodId, mandate } = await aSavedAccount();
  expect(await harness.dashboard()).toMatch(/Saved account STRIPE TEST BANK •••• 6789[\s\S]*Ada/);
  harness.received.length = 0;
  await harness.act('revoke', methodId);
  await harness.act('revoke', methodId);
  expect(harness.events()).toMatchObject([
    {
      type: 'mandate.updated',
      account: harness.account,
      data: { object: { id: mandate, status: 'inactive' }, previous_attributes: { status: 'active' } },
    },
  ]);
  expect(await harness.dashboard()).not.toContain('Bank revokes the mandate');
  expect(await harness.dashboard()).toContain('Saved account');
});

test('a removed account is gone with its mandate', async () => {
  const { methodId, mandate } = await aSavedAccount();
  await harness.stripe.paymentMethods.detach(methodId, {}, harness.options);
  await harness.local.settled();
  expect(harness.events().map(({ type }) => type)).toEqual(
    expect.arrayContaining(['payment_method.detached', 'mandate.updated']),
  );
  expect(await mandateStatusOf(mandate)).toBe('inactive');
});
