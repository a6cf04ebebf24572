import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DebitHarness, openDebitHarness } from '#test/support/debit-harness.ts';

const NO_FUNDS = '000222222227';
const CLOSED = '000333333335';
const RETURNED = '000999999991';

let harness: DebitHarness;

beforeEach(async () => {
  harness = await openDebitHarness();
});
afterEach(() => harness.close());

describe('a bank decides five business days later', () => {
  it('and pays', async () => {
    const { sessionId, intentId } = await harness.aDebit();
    // It began on a Friday.
    expect(await harness.eventsBy('2026-11-26T23:59:59Z')).toEqual([]);
    expect(await harness.eventsBy('2026-12-24T00:00:00Z')).toEqual([
      ['payment_intent.succeeded', '2026-11-27'],
      ['checkout.session.async_payment_succeeded', '2026-11-27'],
    ]);
    expect(await harness.intentOf(intentId)).toMatchObject({
      amount_received: 113_050,
      status: 'succeeded',
      latest_charge: { status: 'succeeded' },
    });
    expect(await harness.sessionOf(sessionId)).toMatchObject({ payment_status: 'paid' });
    expect(await harness.eventsBy('2027-12-24T00:00:00Z')).toEqual([]);
  });

  it.each([
    [NO_FUNDS, 'insufficient_funds'],
    [CLOSED, 'account_closed'],
  ])('and does not pay from %s', async (number, code) => {
    const { sessionId, intentId } = await harness.aDebit(number);
    expect(await harness.eventsBy('2026-12-24T00:00:00Z')).toEqual([
      ['payment_intent.payment_failed', '2026-11-27'],
      ['checkout.session.async_payment_failed', '2026-11-27'],
    ]);
    expect(await harness.intentOf(intentId)).toMatchObject({
      last_payment_error: { code, payment_method: { type: 'acss_debit' } },
      payment_method: null,
      status: 'requires_payment_method',
      latest_charge: { status: 'failed', failure_code: code, payment_method: expect.stringMatching(/^pm_/) },
    });
    expect(await harness.sessionOf(sessionId)).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
  });

  it('and returns a payment ten days after that', async () => {
    await harness.aDebit(RETURNED);
    expect(await harness.eventsBy('2026-12-06T23:59:59Z')).toEqual([
      ['payment_intent.succeeded', '2026-11-27'],
      ['checkout.session.async_payment_succeeded', '2026-11-27'],
    ]);
    expect(await harness.eventsBy('2026-12-07T00:00:00Z')).toEqual([
      ['charge.dispute.created', '2026-12-07'],
      ['charge.dispute.closed', '2026-12-07'],
    ]);
    expect(harness.events().at(-1)).toMatchObject({
      data: { object: { amount: 113_050, reason: 'insufficient_funds', status: 'lost' } },
    });
    expect(await harness.eventsBy('2027-12-07T00:00:00Z')).toEqual([]);
  });

  it('each debit in its turn, if a year passes at once', async () => {
    await harness.aDebit(RETURNED);
    await harness.aDebit(NO_FUNDS);
    expect((await harness.eventsBy('2027-11-20T00:00:00Z')).map(([type]) => type)).toEqual([
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
  it.each([
    ['debit-succeeds', 'succeeded', 'payment_intent.succeeded'],
    ['debit-unfunded', 'failed (insufficient funds)', 'payment_intent.payment_failed'],
    ['debit-closed', 'failed (account closed)', 'payment_intent.payment_failed'],
    ['debit-unauthorized', 'failed (debit not authorized)', 'payment_intent.payment_failed'],
  ])('decides by %s', async (action, state, type) => {
    const { intentId } = await harness.aDebit();
    expect(await harness.dashboard()).toContain('Debit of •••• 6789: pending, decided on 2026-11-27');
    expect((await harness.act(action, intentId)).status).toBe(303);
    expect(await harness.dashboard()).toContain(`Debit of •••• 6789: ${state}`);
    expect(harness.events()[0]).toMatchObject({ type });
    expect((await harness.act(action, intentId)).status).toBe(400);
  });

  it('finds the debit of a Checkout Session', async () => {
    const { sessionId, intentId } = await harness.aDebit();
    expect((await harness.act('debit-succeeds', sessionId)).status).toBe(303);
    expect(await harness.intentOf(intentId)).toMatchObject({ status: 'succeeded' });
    await harness.act('debit-returned', sessionId);
    expect(harness.events().at(-1)).toMatchObject({ type: 'charge.dispute.closed' });
  });

  it('has the bank return a payment once', async () => {
    const { intentId } = await harness.aDebit();
    expect((await harness.act('debit-returned', intentId)).status).toBe(400);
    await harness.act('debit-succeeds', intentId);
    expect(await harness.dashboard()).toContain('Bank returns it');
    await harness.act('debit-returned', intentId);
    expect(harness.events().at(-1)).toMatchObject({ type: 'charge.dispute.closed' });
    expect(await harness.dashboard()).not.toContain('Bank returns it');
    expect((await harness.act('debit-returned', intentId)).status).toBe(400);
  });
});
