/** The claims of an access token that the identity provider just issued. */
export type Claims = {
  subject: string;
  groups: readonly string[];
  /** Assigned at sign-in and unchanged by refreshes. */
  sessionId: string;
};

/** Decodes a token received directly from the identity provider, so there is nothing to verify. */
export function claimsOf(accessToken: string): Claims {
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8');
  const claims = JSON.parse(payload) as { sub?: string; 'cognito:groups'?: string[]; origin_jti?: string };
  return { subject: claims.sub ?? '', groups: claims['cognito:groups'] ?? [], sessionId: claims.origin_jti ?? '' };
}
