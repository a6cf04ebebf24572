import { createHash, randomBytes } from 'node:crypto';
import { DAY_SECONDS, secondsAt } from '#shared/time-units.ts';

/** Returns a new secret for an emailed link: 256 random bits, safe in a URL. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The SHA-256 of a token as hex. Only the hash is stored, so that links cannot be derived from the table. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Days for which an invitation can be accepted or rejected. */
export const INVITATION_DAYS = 7;

/** A new invitation: the token is emailed, its hash is stored; `expiresAt` is in epoch seconds. */
export type NewInvitation = { readonly token: string; readonly tokenHash: string; readonly expiresAt: number };

/** Returns a new invitation, valid from `now`. */
export function newInvitation(now: Date): NewInvitation {
  const token = newToken();
  const expiresAt = secondsAt(now) + INVITATION_DAYS * DAY_SECONDS;
  return { token, tokenHash: hashOf(token), expiresAt };
}
