import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
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

/** The key of a pool's tokens, as a Cognito at an origin publishes it. */
export async function publishedKey(endpoint: string, { userPoolId }: UserPool): Promise<KeyObject> {
  const response = await fetch(`${endpoint}/${userPoolId}/.well-known/jwks.json`);
  const { keys } = (await response.json()) as { keys: [JsonWebKey] };
  return createPublicKey({ key: keys[0], format: 'jwk' });
}

/**
 * Checks a token as the JWT authorizer of an HTTP API does: signature (by default with the bundled Cognito's key),
 * issuer, expiry, client and type. `now` is in milliseconds since 1970.
 */
export function accessTokenVerifier(
  { issuer, clientId, key = PUBLIC_KEY }: TrustedTokens & { key?: KeyObject | undefined },
  now: () => number = Date.now,
): VerifyAccessToken {
  return (token) => {
    const options = { algorithms: ['RS256' as const], issuer, clockTimestamp: Math.floor(now() / 1000) };
    try {
      const claims = jwt.verify(token, key, options);
      const isOurs = typeof claims === 'object' && claims.client_id === clientId && claims.token_use === 'access';
      return isOurs ? claims : null;
    } catch {
      return null;
    }
  };
}
