import type { Language } from '#shared/locale/language.ts';
import type { Load } from './page-calls.ts';

/** The language of the page: its document's, or without one, the browser's. */
export function pageLanguage(load: Load<{ readonly language?: Language | undefined }>): Language {
  if (load.kind === 'loaded') return load.document.language ?? 'en';
  return navigator.language.startsWith('fr') ? 'fr' : 'en';
}
