import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DebitHarness, openDebitHarness } from '#test/support/debit-harness.ts';
import { press } from '#test/support/stripe-harness.ts';

let harness: DebitHarness;

beforeEach(async () => {
  harness = await openDebitHarness();
});
afterEach(() => harness.close());

test('a payer reads the mandate and pays from a bank account, which stays unpaid until the bank decides', async () => {
  const { id, url } = await harness.aPage({
    payment_schedule: 'interval',
    interval_description: 'on the due date <of each invoice>',
    transaction_type: 'business',
  });
  const page = await (await fetch(url ?? '')).text();
  expect(page).toContain('Business pre-authorized debit agreement');
  expect(page).toContain('At intervals: on the due date &lt;of each invoice&gt;');
  expect(page).toContain('value="000123456789"');
  expect(page).not.toContain('Card number');
  const fields = { institution: '000', transit: '11000', account: '000 123 456 789' };
  const response = await press(url, { action: 'pay', ...fields });
  expect(response.headers.get('location')).toBe(`http://localhost:3000/pay/7?session=${id}`);
  const session = await harness.sessionOf(id);
  expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid', url: null });
  const intent = await harness.intentOf(String(session.payment_intent));
  expect(intent).toMatchObject({
    amount_received: 0,
    metadata: { version: '3' },
    status: 'processing',
    latest_charge: {
      status: 'pending',
      payment_method_details: { type: 'acss_debit', acss_debit: { last4: '6789', mandate: expect.anything() } },
    },
    payment_method: {
      type: 'acss_debit',
      customer: null,
      acss_debit: { bank_name: 'STRIPE TEST BANK', last4: '6789' },
    },
  });
  const { acss_debit } = (intent.latest_charge as Stripe.Charge).payment_method_details ?? {};
  expect(await harness.stripe.mandates.retrieve(acss_debit?.mandate ?? '', {}, harness.options)).toMatchObject({
    status: 'active',
    type: 'single_use',
    payment_method_details: { acss_debit: { payment_schedule: 'interval', transaction_type: 'business' } },
  });
  await harness.local.settled();
  expect(harness.events()).toMatchObject([
    { type: 'payment_intent.processing' },
    {
      type: 'checkout.session.completed',
      data: { object: { payment_status: 'unpaid', metadata: { invoiceId: 'invoice-7' } } },
    },
  ]);
});

test('two clicks begin one debit', async () => {
  const { url } = await harness.aPage();
  const clicks = Array.from({ length: 3 }, () => press(url, { action: 'pay' }));
  expect((await Promise.all(clicks)).map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(harness.local.world.store.list('charge')).toHaveLength(1);
});

test.each([
  ['000777777771', 'in a week'],
  ['000888888881', 'at a time'],
  ['12345', 'test bank accounts only'],
])('the account %s is refused at once, and the page stays open', async (number, why) => {
  const { id, url } = await harness.aPage();
  const response = await press(url, { action: 'pay', account: number });
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(why)]);
  expect(await harness.sessionOf(id)).toMatchObject({ status: 'open', payment_intent: null });
  expect(harness.received).toEqual([]);
});

test('neither page takes what the other does', async () => {
  await expect(harness.pay((await harness.aPage()).id)).rejects.toThrow('takes no cards');
  const card = await harness.stripe.checkout.sessions.create(harness.sessionParams(), harness.options);
  await expect(harness.debit(card.id)).rejects.toThrow('takes no bank accounts');
});

test('a pending debit can neither be called off nor refunded; one that succeeded can be refunded', async () => {
  const { intentId } = await harness.aDebit();
  await expect(harness.stripe.paymentIntents.cancel(intentId, {}, harness.options)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  const refund = { payment_intent: intentId };
  await expect(harness.stripe.refunds.create(refund, harness.options)).rejects.toThrow('has not succeeded');
  await harness.act('debit-succeeds', intentId);
  expect(await harness.stripe.refunds.create(refund, harness.options)).toMatchObject({ amount: 113_050 });
});

test('debits survive a restart', async () => {
  const { intentId } = await harness.aDebit();
  await harness.restart();
  expect((await harness.eventsBy('2026-11-27T00:00:00Z')).map(([type]) => type)).toContain('payment_intent.succeeded');
  expect(await harness.intentOf(intentId)).toMatchObject({ status: 'succeeded' });
});
