import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a mailed link: 256 random bits, safe in a web address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token, its SHA-256 as hex: whoever reads the table cannot make a link of it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
