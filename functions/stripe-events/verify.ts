import { createHmac, timingSafeEqual } from 'node:crypto';
import type Stripe from 'stripe';
import type { RawBody } from '#functions/http/request.ts';
import { logLine } from '#functions/services/log.ts';
import { WRONG_SIGNATURE } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';

/** Maximum age of a signature, in seconds. */
const TOLERANCE_SECONDS = 300;

/**
 * Verifies a body signed by Stripe and returns its event. Throws INVALID_REQUEST for a modified body, a missing, wrong
 * or outdated signature, and if no secret is configured. Without Stripe's SDK, which cannot be imported in parts and is
 * half of a bundle.
 */
export function verifyEvent({ secret, body }: { secret: string; body: RawBody }): Stripe.Event {
  try {
    if (!isSigned(body, secret)) throw new Error('No valid signature');
    return JSON.parse(body.bytes.toString('utf8')) as Stripe.Event;
  } catch (cause) {
    logLine('warn', { event: 'webhook-signature-refused' });
    throw refusal({ WRONG_SIGNATURE }, { cause });
  }
}

/** The header is `t=…,v1=…`: a time in seconds, and one signature per active secret of the endpoint. */
function isSigned({ bytes, headers }: RawBody, secret: string): boolean {
  const fields = (headers['stripe-signature'] ?? '').split(',').map((field) => field.trim().split('='));
  const time = fields.find(([name]) => name === 't')?.[1] ?? '';
  const isRecent = /^\d+$/.test(time) && Date.now() / 1000 - Number(time) <= TOLERANCE_SECONDS;
  if (!secret || !isRecent) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(bytes).digest('hex');
  return fields.some(([name, value = '']) => name === 'v1' && isEqual(Buffer.from(value), Buffer.from(expected)));
}

function isEqual(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
