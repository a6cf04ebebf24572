import { createHash } from 'node:crypto';
import { DAY_SECONDS } from '#shared/time-units.ts';
import { StripeApiError } from './stripe-error.ts';
import type { World } from './world.ts';

const RETENTION_SECONDS = DAY_SECONDS;

/** A response of the API: status and JSON; `isRepeat` if it was returned before. */
export type StripeResponse = { status: number; body: string; isRepeat: boolean };

type Call = { key: string | null; account: string | null; path: string; body: string };

/**
 * Runs a call once per idempotency key and account: repeating it returns the same response for a day. Throws an
 * `idempotency_error` for the same key with another path or other parameters. Failed calls may be repeated.
 */
export function runOnce(world: World, { key, account, path, body }: Call, run: () => string): StripeResponse {
  if (key === null) return { status: 200, body: run(), isRepeat: false };
  const { responses } = world.store.state;
  removeExpired(world);
  const name = `${account ?? ''}:${key}`;
  const request = createHash('sha256').update(body).digest('hex');
  const kept = Object.hasOwn(responses, name) ? responses[name] : undefined;
  if (kept?.path === path && kept.request === request) return { status: kept.status, body: kept.body, isRepeat: true };
  if (kept) throw misusedKey(key, kept.path === path);
  const result = run();
  responses[name] = { request, path, status: 200, body: result, createdAt: world.now() };
  return { status: 200, body: result, isRepeat: false };
}

function removeExpired(world: World): void {
  const { responses } = world.store.state;
  for (const [name, { createdAt }] of Object.entries(responses)) {
    if (createdAt + RETENTION_SECONDS < world.now()) delete responses[name];
  }
}

function misusedKey(key: string, isSamePath: boolean): StripeApiError {
  const rule = isSamePath ? 'with the same parameters they were' : 'for the same endpoint they were';
  return new StripeApiError(
    `Keys for idempotent requests can only be used ${rule} first used with. ` +
      `Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  );
}
