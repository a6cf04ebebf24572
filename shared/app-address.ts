import type { Language } from './locale/language.ts';
import { sitePath } from './locale/site-path.ts';

/** The address of a screen of the app in a language; the path begins with a slash and may have a query. */
export function appAddress(siteUrl: string, language: Language, path: string): string {
  return siteUrl + sitePath(language, path);
}
