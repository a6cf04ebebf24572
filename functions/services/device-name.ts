import type { Language } from '#shared/locale/language.ts';

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

const WORDS: Readonly<Record<Language, { readonly on: string; readonly unknown: string }>> = {
  en: { on: ' on ', unknown: 'Unknown device' },
  fr: { on: ' sur ', unknown: 'Appareil inconnu' },
};

/**
 * Describes a User-Agent, such as "Chrome on Windows". Returns known names only, since a User-Agent can be anything;
 * undefined if there are none.
 */
export function deviceName(userAgent = '', language: Language = 'en'): string | undefined {
  const names = [BROWSERS, SYSTEMS].map((known) => known.find(([, pattern]) => pattern.test(userAgent))?.[0]);
  return names.filter(Boolean).join(WORDS[language].on) || undefined;
}

/** The same for people: "Unknown device" if there are none. */
export function deviceInWords(userAgent: string | undefined, language: Language): string {
  return deviceName(userAgent, language) ?? WORDS[language].unknown;
}

/** A stored name, which is in English, for people of a language: "Chrome sur Windows". */
export function storedDevice(name: string, language: Language): string {
  return name.replace(WORDS.en.on, WORDS[language].on);
}
