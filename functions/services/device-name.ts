import Bowser from 'bowser';

const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

/** Describes a browser, such as "Chrome on Windows". Returns known names only, since a User-Agent can be anything. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  const names = [BROWSERS.has(browser.name ?? '') && browser.name, SYSTEMS.has(os.name ?? '') && os.name];
  return names.filter(Boolean).join(' on ') || UNKNOWN;
}

const UNKNOWN = 'Unknown device';
