import { setTimeout as pause } from 'node:timers/promises';
import { logLine } from '#functions/services/log.ts';

/** Attempts that `retry` makes. */
export const MAX_ATTEMPTS = 20;
const MAX_PAUSE_MS = 500;
/** A function that was frozen between two attempts must not write minutes later what it knew then. */
const MAX_DURATION_MS = 60_000;

/**
 * Runs `attempt` until it returns something other than null, which means that a parallel change got in its way. Pauses
 * are random and grow. Returns null after twenty attempts, about four seconds, and logs `what`.
 */
export async function retry<Result>(what: string, attempt: () => Promise<Result | null>): Promise<Result | null> {
  const startedAt = Date.now();
  for (let attempts = 1; ; attempts += 1) {
    const result = await attempt();
    if (result !== null) return result;
    if (attempts < MAX_ATTEMPTS) await pause(Math.random() * Math.min(MAX_PAUSE_MS, 10 * 2 ** attempts));
    if (attempts === MAX_ATTEMPTS || Date.now() - startedAt > MAX_DURATION_MS) {
      logLine('warn', { event: 'retries-exhausted', what, attempts });
      return null;
    }
  }
}
