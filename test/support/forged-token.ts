import { createSign } from 'node:crypto';
import { createRequire } from 'node:module';

const PRIVATE_KEY: { pem: string } = createRequire(import.meta.url)('cognito-local/lib/keys/cognitoLocal.private.json');

/** An access token with changed claims, validly signed with the local Cognito's key. */
export function reSigned(token: string, claims: Record<string, unknown>): string {
  const [header, payload] = withClaims(token, claims);
  const content = `${header}.${payload}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(PRIVATE_KEY.pem, 'base64url')}`;
}

/** An access token with changed claims and the old signature. */
export function forged(token: string, claims: Record<string, unknown>): string {
  return [...withClaims(token, claims), token.split('.')[2]].join('.');
}

function withClaims(token: string, claims: Record<string, unknown>): [header: string, payload: string] {
  const [header = '', payload = ''] = token.split('.');
  const changed = { ...JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')), ...claims };
  return [header, Buffer.from(JSON.stringify(changed)).toString('base64url')];
}
