import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { expect } from 'vitest';
import { WEBHOOK_SECRET } from '#infra/local/environment.ts';
import { type ApiResponse, call } from './client.ts';
import { deadEvents, waitingEvents } from './emulators.ts';

type SentEvent = Pick<Stripe.Event, 'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'account'> & {
  type: string;
  data: { object: object };
};

/** An event as Stripe sends it. */
export function anEvent(type: string, account: string, object: object, id = `evt_${crypto.randomUUID()}`): SentEvent {
  return {
    id,
    object: 'event',
    api_version: null,
    created: 1_780_000_000,
    livemode: false,
    type,
    account,
    data: { object },
  };
}

/** A paid checkout session, as its event carries it. */
export function aPaidSession(invoiceId: string, changes: object = {}): object {
  return {
    id: `cs_test_${crypto.randomUUID()}`,
    object: 'checkout.session',
    payment_status: 'paid',
    payment_intent: `pi_${crypto.randomUUID()}`,
    amount_total: 20_000,
    currency: 'cad',
    metadata: { invoiceId },
    ...changes,
  };
}

/** The charge of a 200.00 CAD payment, as a refund's event carries it; `amount_refunded` is the sum of all refunds. */
export function aRefundedCharge(invoiceId: string, paymentIntentId: string, amount_refunded: number): object {
  return {
    id: `ch_${crypto.randomUUID()}`,
    object: 'charge',
    payment_intent: paymentIntentId,
    amount: 20_000,
    amount_refunded,
    currency: 'cad',
    metadata: { invoiceId },
  };
}

/** A refund of 50.00 CAD that was made at Stripe, as its events carry it: it references the payment, not the invoice. */
export function aRefund(paymentIntentId: string, changes: Partial<Stripe.Refund> = {}): Stripe.Refund {
  return {
    id: `re_${crypto.randomUUID()}`,
    object: 'refund',
    payment_intent: paymentIntentId,
    amount: 5_000,
    created: 1_780_000_000,
    currency: 'cad',
    status: 'succeeded',
    metadata: {},
    ...changes,
  } as Stripe.Refund;
}

/** A dispute over 200.00 CAD, as its events carry it: it references the payment, not the invoice. */
export function aDispute(paymentIntentId: string, changes: object = {}): object {
  return {
    id: `dp_${crypto.randomUUID()}`,
    object: 'dispute',
    payment_intent: paymentIntentId,
    amount: 20_000,
    currency: 'cad',
    status: 'needs_response',
    metadata: {},
    ...changes,
  };
}

/** Delivers an event and waits until it has been processed: applied or ignored. */
export async function deliverAndSettle(event: SentEvent): Promise<void> {
  expect(await deliver(event)).toMatchObject({ status: 200, body: { received: true } });
  await settled(event);
}

/** Waits until an event has left the queue; fails if it is in the dead-letter queue. */
export async function settled({ id }: SentEvent): Promise<void> {
  await expect.poll(async () => (await waitingEvents()).filter(({ body }) => body.includes(id))).toEqual([]);
  expect((await deadEvents()).filter(({ body }) => body.includes(id))).toEqual([]);
}

type Delivery = { ageSeconds?: number; secret?: string; body?: string; signature?: string };

/** Delivers an event signed as Stripe signs; the options tamper with it. */
export function deliver(
  event: object,
  { ageSeconds = 0, secret = WEBHOOK_SECRET, body, signature }: Delivery = {},
): Promise<ApiResponse> {
  const payload = JSON.stringify(event);
  const at = Math.floor(Date.now() / 1000) - ageSeconds;
  const digest = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  const headers = { 'stripe-signature': signature ?? `t=${at},v1=${digest}` };
  return call('POST', '/stripe/events', { raw: body ?? payload, headers });
}
