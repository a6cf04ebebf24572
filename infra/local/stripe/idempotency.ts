import { createHash } from 'node:crypto';
import { DAY_SECONDS } from '#shared/time-units.ts';
import { StripeApiError } from './stripe-error.ts';
import type { World } from './world.ts';

type Call = { key: string | null; account: string | null; path: string; body: string };

/**
 * Runs a call once per idempotency key and account: repeating it returns the same response for a day. Throws an
 * `idempotency_error` for the same key with another path or other parameters. Failed calls may be repeated.
 */
export function runOnce({ store, now }: World, { key, account, path, body }: Call, run: () => string): string {
  if (key === null) return run();
  const { responses } = store.state;
  const name = `${account ?? ''}:${key}`;
  const request = createHash('sha256').update(`${path} ${body}`).digest('hex');
  const kept = Object.hasOwn(responses, name) ? responses[name] : undefined;
  if (!kept || kept.createdAt + DAY_SECONDS < now()) {
    const response = run();
    responses[name] = { request, body: response, createdAt: now() };
    return response;
  }
  if (kept.request === request) return kept.body;
  throw new StripeApiError(
    'Keys for idempotent requests can only be used for the same endpoint and with the same parameters they were first ' +
      `used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  );
}
