import Stripe from 'stripe';
import type { RawBody } from '#functions/http/request.ts';
import { logLine } from '#functions/services/log.ts';
import { AppError } from '#shared/errors.ts';

/** Maximum age of a signature, in seconds. */
const TOLERANCE_SECONDS = 300;

/**
 * Verifies a body signed by Stripe and returns its event. Throws INVALID_REQUEST for a modified body, a missing, wrong
 * or outdated signature, and if no secret is configured.
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
