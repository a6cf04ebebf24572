import { createPublicKey } from 'node:crypto';
import { createRequire } from 'node:module';
import { NotAuthorizedError } from 'cognito-local/lib/errors.js';
import type { Clock } from 'cognito-local/lib/services/clock.js';
import type { Context } from 'cognito-local/lib/services/context.js';
import { JwtTokenGenerator, type TokenGenerator } from 'cognito-local/lib/services/tokenGenerator.js';
import type { Triggers } from 'cognito-local/lib/services/triggers/triggers.js';
import jwt from 'jsonwebtoken';
import * as z from 'zod';

/** Start of every token's issuer, here and on AWS; tokens survive a restart on another port. */
export const ISSUER_ORIGIN = 'https://cognito-idp.ca-central-1.amazonaws.com';

/** Input of a call: the refresh token when refreshing, otherwise null. */
export type CallContext = Context & { refreshToken: string | null };

/**
 * Creates tokens as Cognito does where cognito-local differs: after a refresh `auth_time` and `origin_jti` are still
 * those of the sign-in, and a disabled user or an expired refresh token gets none (NotAuthorizedException).
 */
export function tokenGenerator(clock: Clock, triggers: Triggers): TokenGenerator {
  const generator = new JwtTokenGenerator(clock, triggers, { IssuerDomain: ISSUER_ORIGIN });
  return {
    async generate(context, user, ...rest) {
      if (!user.Enabled) throw new NotAuthorizedError('User is disabled.');
      const tokens = await generator.generate(context, user, ...rest);
      const session = SessionClaims.parse(jwt.decode(refreshTokenOf(context) ?? tokens.RefreshToken));
      if (session.exp * 1000 <= clock.get().getTime()) throw new NotAuthorizedError('Refresh Token has expired');
      const claims = { auth_time: session.iat, origin_jti: session.jti };
      return {
        ...tokens,
        AccessToken: reSign(tokens.AccessToken, claims),
        IdToken: reSign(tokens.IdToken, claims),
      };
    },
  };
}

const SessionClaims = z.object({ iat: z.number(), exp: z.number(), jti: z.string() });

function refreshTokenOf(context: Context): string | null {
  return 'refreshToken' in context && typeof context.refreshToken === 'string' ? context.refreshToken : null;
}

function reSign(token: string, claims: object): string {
  const payload = { ...z.looseObject({}).parse(jwt.decode(token)), ...claims };
  return jwt.sign(payload, PRIVATE_KEY, { algorithm: 'RS256' });
}

// cognito-local signs with a key pair from its package: it protects nothing outside this machine.
const PRIVATE_KEY = z
  .object({ pem: z.string() })
  .parse(createRequire(import.meta.url)('cognito-local/lib/keys/cognitoLocal.private.json')).pem;

/** The key that verifies every token. */
export const PUBLIC_KEY = createPublicKey(PRIVATE_KEY);
