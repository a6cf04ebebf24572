import type { Language } from '#shared/locale/language.ts';
import { readSitePath, sitePath } from '#shared/locale/site-path.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';
import { keep, kept } from './kept.ts';
import { LANGUAGE_KEY } from './language-key.ts';

/** Remembers the language of this device, for the next visit. */
export function keepLanguage(language: Language): void {
  keep(LANGUAGE_KEY, language);
}

/** Goes to this page in the device's language; false if it is in that language already. */
export function leavesForLanguage(): boolean {
  const wanted = (kept(LANGUAGE_KEY) ?? navigator.language).startsWith('fr') ? 'fr' : 'en';
  if (wanted === LANGUAGE) return false;
  location.replace(addressIn(wanted));
  return true;
}

/** Continues on this page in a language, if the device can remember it: otherwise the next page would return here. */
export function continueIn(language: Language): void {
  keepLanguage(language);
  if (language !== LANGUAGE && kept(LANGUAGE_KEY) === language) location.replace(addressIn(language));
}

/** The address of the current page in a language. */
export function addressIn(language: Language): string {
  const { pathname, search, hash } = location;
  return sitePath(language, readSitePath(pathname).path) + search + hash;
}
