import { createPublicKey, verify } from 'node:crypto';
import { createRequire } from 'node:module';
import * as z from 'zod';
import { ISSUER_ORIGIN } from './cognito-tokens.ts';
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
export function accessTokenVerifier(trusted: TrustedTokens, now: () => number = Date.now): VerifyAccessToken {
  const publicKey = createPublicKey({ key: readPublicKey(), format: 'jwk' });
  return (token) => {
    const [header = '', payload = '', signature = '', ...rest] = token.split('.');
    if (rest.length > 0 || !Header.safeParse(decode(header)).success) return null;
    const signed = Buffer.from(`${header}.${payload}`);
    if (!verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))) return null;
    const claims = Claims.safeParse(decode(payload)).data;
    const isOurs =
      claims?.iss === trusted.issuer && claims.client_id === trusted.clientId && claims.token_use === 'access';
    return isOurs && claims.exp * 1000 > now() ? claims : null;
  };
}

const Header = z.looseObject({ alg: z.literal('RS256') });
const Claims = z.looseObject({
  iss: z.string(),
  client_id: z.string(),
  token_use: z.string(),
  exp: z.number(),
});

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

// cognito-local signs with a key pair from its package.
function readPublicKey() {
  const file: unknown = createRequire(import.meta.url)('cognito-local/lib/keys/cognitoLocal.public.json');
  const key = z.object({ jwk: z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() }) });
  return key.parse(file).jwk;
}
