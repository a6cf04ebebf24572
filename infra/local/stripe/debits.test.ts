import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { openTestHarness, press, type TestHarness } from '#test/support/stripe-harness.ts';

const NO_FUNDS = '000222222227';
const CLOSED = '000333333335';
const RETURNED = '000999999991';

let harness: TestHarness;
let account: string;
let options: Stripe.RequestOptions;

beforeEach(async () => {
  harness = await openTestHarness();
  account = await harness.givenADebitingAccount();
  options = { stripeAccount: account };
});
afterEach(() => harness.close());

const aPage = (mandate?: object, changes?: object) =>
  harness.stripe.checkout.sessions.create(harness.debitParams(mandate, changes), options);
const sessionOf = (id: string) => harness.stripe.checkout.sessions.retrieve(id, {}, options);
const intentOf = (id: string) =>
  harness.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge', 'payment_method'] }, options);

/** The payment of a new page that is paid from the bank account of this number. */
async function aDebit(number?: string): Promise<{ sessionId: string; intentId: string }> {
  const { id: sessionId } = await aPage();
  await harness.debit(sessionId, number);
  await harness.local.settled();
  harness.received.length = 0;
  return { sessionId, intentId: String((await sessionOf(sessionId)).payment_intent) };
}

/** Runs the schedules as of a time, and returns the events that came of it, as type and time. */
async function eventsBy(at: string): Promise<[string, string][]> {
  harness.received.length = 0;
  await harness.local.asOf(new Date(at), async () => undefined);
  return harness.events().map(({ type, created }) => [type, new Date(created * 1_000).toISOString().slice(0, 10)]);
}

test('a payer reads the mandate and pays from a bank account, which stays unpaid until the bank decides', async () => {
  const { id, url } = await aPage({
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
  const session = await sessionOf(id);
  expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid', url: null });
  const intent = await intentOf(String(session.payment_intent));
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
  expect(await harness.stripe.mandates.retrieve(acss_debit?.mandate ?? '', {}, options)).toMatchObject({
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
  const { url } = await aPage();
  const clicks = Array.from({ length: 3 }, () => press(url, { action: 'pay' }));
  expect((await Promise.all(clicks)).map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(harness.local.world.store.list('charge')).toHaveLength(1);
});

test.each([
  ['000777777771', 'in a week'],
  ['000888888881', 'at a time'],
  ['12345', 'test bank accounts only'],
])('the account %s is refused at once, and the page stays open', async (number, why) => {
  const { id, url } = await aPage();
  const response = await press(url, { action: 'pay', account: number });
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(why)]);
  expect(await sessionOf(id)).toMatchObject({ status: 'open', payment_intent: null });
  expect(harness.received).toEqual([]);
});

test('neither page takes what the other does', async () => {
  await expect(harness.pay((await aPage()).id)).rejects.toThrow('takes no cards');
  const card = await harness.stripe.checkout.sessions.create(harness.sessionParams(), options);
  await expect(harness.debit(card.id)).rejects.toThrow('takes no bank accounts');
});

describe('a bank decides five business days later', () => {
  it('and pays', async () => {
    const { sessionId, intentId } = await aDebit();
    // It began on a Friday.
    expect(await eventsBy('2026-11-26T23:59:59Z')).toEqual([]);
    expect(await eventsBy('2026-12-24T00:00:00Z')).toEqual([
      ['payment_intent.succeeded', '2026-11-27'],
      ['checkout.session.async_payment_succeeded', '2026-11-27'],
    ]);
    expect(await intentOf(intentId)).toMatchObject({
      amount_received: 113_050,
      status: 'succeeded',
      latest_charge: { status: 'succeeded' },
    });
    expect(await sessionOf(sessionId)).toMatchObject({ payment_status: 'paid' });
    expect(await eventsBy('2027-12-24T00:00:00Z')).toEqual([]);
  });

  it.each([
    [NO_FUNDS, 'insufficient_funds'],
    [CLOSED, 'account_closed'],
  ])('and does not pay from %s', async (number, code) => {
    const { sessionId, intentId } = await aDebit(number);
    expect(await eventsBy('2026-12-24T00:00:00Z')).toEqual([
      ['payment_intent.payment_failed', '2026-11-27'],
      ['checkout.session.async_payment_failed', '2026-11-27'],
    ]);
    expect(await intentOf(intentId)).toMatchObject({
      last_payment_error: { code, payment_method: { type: 'acss_debit' } },
      payment_method: null,
      status: 'requires_payment_method',
      latest_charge: { status: 'failed', failure_code: code, payment_method: expect.stringMatching(/^pm_/) },
    });
    expect(await sessionOf(sessionId)).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
  });

  it('and returns a payment ten days after that', async () => {
    await aDebit(RETURNED);
    expect(await eventsBy('2026-12-06T23:59:59Z')).toEqual([
      ['payment_intent.succeeded', '2026-11-27'],
      ['checkout.session.async_payment_succeeded', '2026-11-27'],
    ]);
    expect(await eventsBy('2026-12-07T00:00:00Z')).toEqual([
      ['charge.dispute.created', '2026-12-07'],
      ['charge.dispute.closed', '2026-12-07'],
    ]);
    expect(harness.events().at(-1)).toMatchObject({
      data: { object: { amount: 113_050, reason: 'insufficient_funds', status: 'lost' } },
    });
    expect(await eventsBy('2027-12-07T00:00:00Z')).toEqual([]);
  });

  it('each debit in its turn, if a year passes at once', async () => {
    await aDebit(RETURNED);
    await aDebit(NO_FUNDS);
    expect((await eventsBy('2027-11-20T00:00:00Z')).map(([type]) => type)).toEqual([
      'payment_intent.succeeded',
      'checkout.session.async_payment_succeeded',
      'payment_intent.payment_failed',
      'checkout.session.async_payment_failed',
      'charge.dispute.created',
      'charge.dispute.closed',
    ]);
  });
});

describe('the dashboard', () => {
  const page = async () => (await fetch(`${harness.local.endpoint}/local/stripe/`)).text();

  it.each([
    ['debit-succeeds', 'succeeded', 'payment_intent.succeeded'],
    ['debit-unfunded', 'failed (insufficient funds)', 'payment_intent.payment_failed'],
    ['debit-closed', 'failed (account closed)', 'payment_intent.payment_failed'],
    ['debit-unauthorized', 'failed (debit not authorized)', 'payment_intent.payment_failed'],
  ])('decides by %s', async (action, state, type) => {
    const { intentId } = await aDebit();
    expect(await page()).toContain('Debit of •••• 6789: pending, decided on 2026-11-27');
    expect((await harness.act(action, intentId)).status).toBe(303);
    expect(await page()).toContain(`Debit of •••• 6789: ${state}`);
    expect(harness.events()[0]).toMatchObject({ type });
    expect((await harness.act(action, intentId)).status).toBe(400);
  });

  it('has the bank return a payment once', async () => {
    const { intentId } = await aDebit();
    expect((await harness.act('debit-returned', intentId)).status).toBe(400);
    await harness.act('debit-succeeds', intentId);
    expect(await page()).toContain('Bank returns it');
    await harness.act('debit-returned', intentId);
    expect(harness.events().at(-1)).toMatchObject({ type: 'charge.dispute.closed' });
    expect(await page()).not.toContain('Bank returns it');
    expect((await harness.act('debit-returned', intentId)).status).toBe(400);
  });
});

test('a pending debit can neither be called off nor refunded; one that succeeded can be refunded', async () => {
  const { intentId } = await aDebit();
  await expect(harness.stripe.paymentIntents.cancel(intentId, {}, options)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  const refund = { payment_intent: intentId };
  await expect(harness.stripe.refunds.create(refund, options)).rejects.toThrow('has not succeeded');
  await harness.act('debit-succeeds', intentId);
  expect(await harness.stripe.refunds.create(refund, options)).toMatchObject({ amount: 113_050 });
});

test('debits survive a restart', async () => {
  const { intentId } = await aDebit();
  await harness.restart();
  expect((await eventsBy('2026-11-27T00:00:00Z')).map(([type]) => type)).toContain('payment_intent.succeeded');
  expect(await intentOf(intentId)).toMatchObject({ status: 'succeeded' });
});
