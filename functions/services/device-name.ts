import Bowser from 'bowser';

const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

/** A browser in words, such as "Chrome on Windows". Only known names, since anyone can send any User-Agent. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  const names = [BROWSERS.has(browser.name ?? '') && browser.name, SYSTEMS.has(os.name ?? '') && os.name];
  return names.filter(Boolean).join(' on ') || UNKNOWN;
}

const UNKNOWN = 'Unknown device';
