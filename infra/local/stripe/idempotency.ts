import { createHash } from 'node:crypto';
import { DAY_SECONDS } from '#shared/time-units.ts';
import { StripeApiError } from './stripe-error.ts';
import type { World } from './world.ts';

export type Answer = { readonly status: number; readonly body: string };

type Call = { key: string | null; account: string | null; path: string; body: string };

/**
 * Runs a call once per idempotency key and account: repeating it returns the same response for a day, also that of a
 * declined card. Throws an `idempotency_error` for the same key with another path or other parameters. Calls that failed
 * otherwise may be repeated.
 */
export function runOnce({ store, now }: World, { key, account, path, body }: Call, run: () => string): Answer {
  if (key === null) return answerOf(run);
  const { responses } = store.state;
  const name = `${account ?? ''}:${key}`;
  const request = createHash('sha256').update(`${path} ${body}`).digest('hex');
  const kept = Object.hasOwn(responses, name) ? responses[name] : undefined;
  if (!kept || kept.createdAt + DAY_SECONDS < now()) {
    const answer = answerOf(run);
    responses[name] = { request, ...answer, createdAt: now() };
    return answer;
  }
  if (kept.request === request) return { status: kept.status ?? 200, body: kept.body };
  throw new StripeApiError(
    'Keys for idempotent requests can only be used for the same endpoint and with the same parameters they were first ' +
      `used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  );
}

/** What a call returns; the error of a declined card, too, since the bank was asked. */
function answerOf(run: () => string): Answer {
  try {
    return { status: 200, body: run() };
  } catch (error) {
    if (!(error instanceof StripeApiError) || error.body.error.type !== 'card_error') throw error;
    return { status: error.status, body: JSON.stringify(error.body) };
  }
}
