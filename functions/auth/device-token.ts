import { newId } from '#functions/data/table/ids.ts';
import type { Sealer } from '#functions/services/sealed.ts';

const VALID_SECONDS = 365 * 86_400;

/**
 * A token that identifies a device at its next sign-in with this email. It only proves an earlier sign-in, so it is
 * sealed rather than stored.
 */
export function newDeviceToken(sealer: Sealer, email: string, now: Date): string {
  return sealer.seal(`${newId()} ${Math.floor(now.getTime() / 1000)}`, ownerOf(email));
}

/** The device's id, or null if the token is invalid, expired or for another email. */
export function deviceOf(sealer: Sealer, token: string | undefined, email: string, now: Date): string | null {
  if (!token) return null;
  try {
    const [id = '', issuedAt = ''] = sealer.open(token, ownerOf(email)).split(' ');
    return Number(issuedAt) + VALID_SECONDS > now.getTime() / 1000 ? id : null;
  } catch {
    return null;
  }
}

const ownerOf = (email: string) => `device of ${email.toLowerCase()}`;
