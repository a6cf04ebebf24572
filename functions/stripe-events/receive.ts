import type { RawBody } from '#functions/http/request.ts';
import { logLine } from '#functions/services/log.ts';
import { type Queue, toAsciiJson } from '#functions/services/queue.ts';
import { EVENT_TOO_LARGE } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { verifyEvent } from './verify.ts';

/** Maximum size of a queued message, in bytes; payment events are a few kilobytes. */
export const MAX_MESSAGE_BYTES = 1_048_576;

type Delivery = { queue: Pick<Queue, 'send'>; secret: string; body: RawBody };

/**
 * Queues an event that Stripe signed. Throws INVALID_REQUEST without Stripe's signature, PAYLOAD_TOO_LARGE beyond the
 * queue's limit, UNAVAILABLE while the queue is down, so that Stripe sends it again.
 */
export async function receiveEvent({ queue, secret, body }: Delivery): Promise<void> {
  const event = verifyEvent({ secret, body });
  const message = body.bytes.toString('utf8');
  if (toAsciiJson(message).length > MAX_MESSAGE_BYTES) {
    logLine('error', { event: 'payment-event-too-large', type: event.type, stripeEventId: event.id });
    throw refusal({ EVENT_TOO_LARGE });
  }
  await queue.send(message);
}
