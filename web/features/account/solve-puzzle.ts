import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, Payload } from 'altcha-lib/types';
import { t } from './texts.en.ts';

/** Time limit for slow devices, in milliseconds. */
const TIMEOUT_MS = 90_000;

/** Solves a registration puzzle, in a second or two on a laptop. Throws Error if it takes too long. */
export async function solvePuzzle(puzzle: string): Promise<string> {
  const challenge = JSON.parse(puzzle) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
  if (!solution) throw new Error(t.botCheckTooLong);
  const payload: Payload = { challenge, solution };
  return JSON.stringify(payload);
}
