import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { newId } from './objects.ts';
import type { World } from './world.ts';

/** The webhook; its URL is asked for at each attempt. */
export type Webhook = { url: () => string; secret: string; retryDelaysMs?: number[] };

/** Sends events; `stop` drops pending ones. */
export type Sender = Pick<World, 'emit'> & {
  /** Resolves once every event has been accepted or given up. */
  settled(): Promise<void>;
  stop(): void;
};

const RETRY_DELAYS_MS = [500, 2000, 8000];
const ATTEMPT_TIMEOUT_MS = 10_000;
const API_VERSION = '2026-10-28.endive';

/** Sends events to the webhook, each a few times until it responds with a 2xx. `now` returns seconds since 1970. */
export function createSender(webhook: Webhook, now: () => number): Sender {
  const stopped = new AbortController();
  const pending = new Set<Promise<void>>();
  return {
    async emit({ type, object, account, previous_attributes, created = now() }) {
      const body = JSON.stringify({
        id: newId('evt'),
        object: 'event',
        account,
        context: account,
        api_version: API_VERSION,
        created,
        data: { object, previous_attributes },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      });
      const first = attempt(webhook, body, stopped.signal);
      const delivery = first
        .then((isTaken) => (isTaken ? undefined : repeat(webhook, body, stopped.signal)))
        .finally(() => pending.delete(delivery));
      pending.add(delivery);
      await first;
    },
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
    stop: () => stopped.abort(),
  };
}

async function repeat(webhook: Webhook, body: string, signal: AbortSignal): Promise<void> {
  for (const delayMs of webhook.retryDelaysMs ?? RETRY_DELAYS_MS) {
    const waited = await sleep(delayMs, true, { signal, ref: false }).catch(() => false);
    if (!waited || (await attempt(webhook, body, signal))) return;
  }
}

async function attempt({ url, secret }: Webhook, body: string, stopped: AbortSignal): Promise<boolean> {
  // Signed for each attempt with the real time, since old timestamps are refused.
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
  try {
    const response = await fetch(url(), {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
