import { type Key, optOutKey } from '#functions/data/table/keys.ts';
import { DAY_SECONDS } from '#shared/time-units.ts';
import type { NewInvitation } from './secret-token.ts';

/** The invitations that the link in a mailed invitation blocks: those of this user by this business. */
export type OptOut = { readonly businessId: string; readonly userId: string };

/** As stored; `ttl` is in epoch seconds. */
export type OptOutItem = Key & OptOut & { readonly ttl: number };

/**
 * Days after the expiry of an invitation for which its opt-out link works. Canada's anti-spam law requires sixty after
 * the mail.
 */
const OPT_OUT_DAYS = 60;

/** The item of an invitation's opt-out link. It outlives the invitation, however that ends. */
export function optOutOf(
  { tokenHash, expiresAt }: Pick<NewInvitation, 'tokenHash' | 'expiresAt'>,
  { businessId, userId }: OptOut,
): OptOutItem {
  return { ...optOutKey(tokenHash), businessId, userId, ttl: expiresAt + OPT_OUT_DAYS * DAY_SECONDS };
}
