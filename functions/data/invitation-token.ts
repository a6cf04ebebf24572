import { hashOf, newToken } from './secret-token.ts';

/** How long an invitation can be answered, in days. */
export const INVITATION_DAYS = 7;

/** A new invitation: its token is mailed, its hash stored; `expiresAt` counts epoch seconds. */
export type NewInvitation = { readonly token: string; readonly tokenHash: string; readonly expiresAt: number };

/** Makes an invitation that can be answered from now on. */
export function newInvitation(now: Date): NewInvitation {
  const token = newToken();
  const expiresAt = Math.floor(now.getTime() / 1000) + INVITATION_DAYS * 86_400;
  return { token, tokenHash: hashOf(token), expiresAt };
}
