import { newId } from '#functions/data/table/ids.ts';
import type { Sealer } from '#functions/services/sealed.ts';

const VALID_SECONDS = 365 * 86_400;

/**
 * A token by which a device is known at the next sign-in with this e-mail. It proves nothing but that it signed in
 * before, so it is sealed and not stored.
 */
export function newDeviceToken(sealer: Sealer, email: string, now: Date): string {
  return sealer.seal(`${newId()} ${Math.floor(now.getTime() / 1000)}`, ownerOf(email));
}

/** The id of the device; null if the token is not one, too old or for another e-mail. */
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
