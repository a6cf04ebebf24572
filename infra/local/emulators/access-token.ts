import jwt from 'jsonwebtoken';
import { ISSUER_ORIGIN, PUBLIC_KEY } from './cognito-tokens.ts';
import type { UserPool } from './user-pool.ts';

/** Returns the claims of a valid access token, null for anything else. */
export type VerifyAccessToken = (token: string) => Record<string, unknown> | null;

/** The accepted tokens: from this issuer, for this client. */
export type TrustedTokens = { issuer: string; clientId: string };

/** The tokens of a pool's client. */
export function tokensOf({ userPoolId, clientId }: UserPool): TrustedTokens {
  return { issuer: `${ISSUER_ORIGIN}/${userPoolId}`, clientId };
}

/**
 * Checks a token as the JWT authorizer of an HTTP API does: signature, issuer, expiry, client and type. `now` is in
 * milliseconds since 1970.
 */
export function accessTokenVerifier(
  { issuer, clientId }: TrustedTokens,
  now: () => number = Date.now,
): VerifyAccessToken {
  return (token) => {
    const options = { algorithms: ['RS256' as const], issuer, clockTimestamp: Math.floor(now() / 1000) };
    try {
      const claims = jwt.verify(token, PUBLIC_KEY, options);
      const isOurs = typeof claims === 'object' && claims.client_id === clientId && claims.token_use === 'access';
      return isOurs ? claims : null;
    } catch {
      return null;
    }
  };
}
