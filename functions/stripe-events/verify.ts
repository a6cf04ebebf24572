import Stripe from 'stripe';
import type { RawBody } from '#functions/http/request.ts';
import { logLine } from '#functions/services/log.ts';
import { AppError } from '#shared/errors.ts';

/** How old a signature may be, in seconds. */
const TOLERANCE_SECONDS = 300;

/**
 * The event behind a body that Stripe signed. Throws INVALID_REQUEST for a changed body, a signature that is missing,
 * wrong or too old, and while no secret is configured.
 */
export function verifyEvent({ secret, body }: { secret: string; body: RawBody }): Stripe.Event {
  try {
    const signature = body.headers['stripe-signature'] ?? '';
    return Stripe.webhooks.constructEvent(body.bytes, signature, secret, TOLERANCE_SECONDS);
  } catch (cause) {
    logLine('warn', { event: 'webhook-signature-refused' });
    throw new AppError('INVALID_REQUEST', 'The signature does not match', { cause });
  }
}
