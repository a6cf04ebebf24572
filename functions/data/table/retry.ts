import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { logLine } from '#functions/services/log.ts';

/** Attempts that `retry` makes. */
export const MAX_ATTEMPTS = 20;
/** The longest pause by default, and where everyone waits for the same item. */
const MAX_PAUSE_MS = 500;
export const LONG_PAUSE_MS = 4000;
/** Leaves time for the rest of the call within the function's timeout. */
const MAX_DURATION_MS = 12_000;

/** When the outermost retry ends, in milliseconds since the epoch. */
const deadline = new AsyncLocalStorage<number>();

/**
 * Retries `attempt` while it returns null, which signals a conflict with a concurrent change, with growing random
 * pauses. After twenty attempts, about four seconds, or twelve seconds, logs `what` and returns null. A nested retry
 * shares the deadline of the outer one.
 */
export async function retry<Result>(
  what: string,
  attempt: () => Promise<Result | null>,
  maxPauseMs = MAX_PAUSE_MS,
): Promise<Result | null> {
  const endsAt = deadline.getStore() ?? Date.now() + MAX_DURATION_MS;
  return deadline.run(endsAt, () => retryUntil(endsAt, { what, attempt, maxPauseMs }));
}

type Work<Result> = { what: string; attempt: () => Promise<Result | null>; maxPauseMs: number };

async function retryUntil<Result>(endsAt: number, { what, attempt, maxPauseMs }: Work<Result>): Promise<Result | null> {
  for (let attempts = 1; ; attempts += 1) {
    const result = await attempt();
    if (result !== null) return result;
    if (attempts < MAX_ATTEMPTS) await pause(Math.random() * Math.min(maxPauseMs, 10 * 2 ** attempts));
    if (attempts === MAX_ATTEMPTS || Date.now() > endsAt) {
      logLine('warn', { event: 'retries-exhausted', what, attempts });
      return null;
    }
  }
}
