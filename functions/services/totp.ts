import { Secret, TOTP } from 'otpauth';
import { PRODUCT_NAME } from '#shared/brand.ts';

const STEP_SECONDS = 30;
/** Steps by which a phone's clock may be off in either direction. */
const WINDOW = 1;

/** A new secret for an authenticator app: 160 random bits in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The URI that authenticator apps read from a QR code. */
export function totpUri(secret: string, account: string): string {
  return totpOf(secret, account).toString();
}

/** The time step that a code belongs to (RFC 6238), at most one step from now; null for any other code. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  // The comparison throws for characters of several bytes, such as full-width digits.
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: PRODUCT_NAME, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });
}
