import { createHmac } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import type { Work } from '#functions/domain/limits/registrations.ts';

/** Minutes in which a puzzle can be solved and used. */
const VALID_MINUTES = 20;

/** The hash prefix to find: 256 or 4,096 attempts on average, of about five milliseconds on a laptop. */
const PREFIX: Readonly<Record<Work, string>> = { none: '00', some: '00', much: '000' };
const ROUNDS = 10_000;
const ALGORITHM = 'PBKDF2/SHA-256';

/** Puzzles that are slow to solve and fast to check. */
export type Puzzles = ReturnType<typeof puzzlesOf>;

/**
 * Puzzles signed with a secret, by default the environment's `AUTH_KEY`. They are not stored: a puzzle is bound to an
 * email, which can be registered once.
 */
export function puzzlesOf(secret = process.env.AUTH_KEY ?? '') {
  const signatureKey = () => {
    if (!secret) throw new Error('AUTH_KEY is not set');
    return createHmac('sha256', secret).update('puzzles').digest('hex');
  };
  return {
    /** A new puzzle for one email, as text. */
    async create(email: string, work: Work, now: Date): Promise<string> {
      const challenge = await createChallenge({
        algorithm: ALGORITHM,
        cost: ROUNDS,
        keyPrefix: PREFIX[work],
        data: { email: email.toLowerCase() },
        expiresAt: new Date(now.getTime() + VALID_MINUTES * 60_000),
        hmacSignatureSecret: signatureKey(),
        deriveKey,
      });
      return JSON.stringify(challenge);
    },
    /** Whether a proof solves a puzzle that was created for this email and demands at least this work. */
    async isSolved(proof: string, email: string, work: Work): Promise<boolean> {
      const payload = parsed(proof);
      if (!payload) return false;
      const { challenge, solution } = payload;
      const { data, keyPrefix = '' } = challenge.parameters;
      if (data?.email !== email.toLowerCase() || keyPrefix.length < PREFIX[work].length) return false;
      const { verified } = await verifySolution({
        challenge,
        solution,
        hmacSignatureSecret: signatureKey(),
        deriveKey,
      });
      return verified;
    },
  };
}

/** A proof as an object; null unless it has the parts that are read before its signature is checked. */
function parsed(proof: string): Payload | null {
  try {
    const payload = JSON.parse(proof) as Payload;
    return payload?.challenge?.parameters && payload.solution ? payload : null;
  } catch {
    return null;
  }
}
