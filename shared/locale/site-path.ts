import type { Language } from './language.ts';

/** Where the French pages of the site are; the English ones have no prefix. */
const FRENCH = '/fr';

/** A path of the site in a language: `/login` is `/fr/login` in French. */
export function sitePath(language: Language, path: string): string {
  return language === 'fr' ? FRENCH + path : path;
}

/**
 * The language of a path of the site, and the path without it: `/fr/login` is `/login` in French. That path begins with
 * one slash, since two would lead to another host.
 */
export function readSitePath(pathname: string): { language: Language; path: string } {
  if (!`${pathname}/`.startsWith(`${FRENCH}/`)) return { language: 'en', path: pathname };
  return { language: 'fr', path: pathname.slice(FRENCH.length).replace(/^\/*/, '/') };
}
