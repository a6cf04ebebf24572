/** In this order, since Edge and Opera also claim to be Chrome, and Chrome claims to be Safari. */
const BROWSERS = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** The name shown for a client without a known browser or system. */
export const UNKNOWN_DEVICE = 'Unknown device';

/**
 * Describes a User-Agent, such as "Chrome on Windows". Returns known names only, since a User-Agent can be anything;
 * undefined if there are none.
 */
export function deviceName(userAgent = ''): string | undefined {
  const names = [BROWSERS, SYSTEMS].map((known) => known.find(([, pattern]) => pattern.test(userAgent))?.[0]);
  return names.filter(Boolean).join(' on ') || undefined;
}
