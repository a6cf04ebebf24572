import type { RawBody } from '#functions/http/request.ts';
import { logLine } from '#functions/services/log.ts';
import type { Queue } from '#functions/services/queue.ts';
import { AppError } from '#shared/errors.ts';
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
  const message = toAsciiJson(body.bytes.toString('utf8'));
  if (message.length > MAX_MESSAGE_BYTES) {
    logLine('error', { event: 'payment-event-too-large', type: event.type, stripeEventId: event.id });
    throw new AppError('PAYLOAD_TOO_LARGE', 'The event is too large');
  }
  await queue.send(message);
}

/** The same JSON in plain ASCII, since the queue refuses some characters that payers can enter. */
function toAsciiJson(json: string): string {
  return json.replace(/[^\t\n\r -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
