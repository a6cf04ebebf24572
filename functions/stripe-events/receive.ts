import type { RawBody } from '#functions/http/request.ts';
import { logLine } from '#functions/services/log.ts';
import type { Queue } from '#functions/services/queue.ts';
import { AppError } from '#shared/errors.ts';
import { verifyEvent } from './verify.ts';

/** The longest message that the queue takes, in bytes; events of payments have a few thousand. */
export const MAX_MESSAGE_BYTES = 1_048_576;

type Delivery = { queue: Pick<Queue, 'send'>; secret: string; body: RawBody };

/**
 * Takes an event that Stripe signed: once this resolves, the queue keeps it. Throws INVALID_REQUEST for what Stripe did
 * not sign, PAYLOAD_TOO_LARGE for what no message holds, UNAVAILABLE while the queue takes nothing: Stripe sends again.
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

/** The same JSON with every character escaped that is not plain ASCII: a queue refuses some that people may type. */
function toAsciiJson(json: string): string {
  return json.replace(/[^\t\n\r -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
