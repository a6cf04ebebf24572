import type { Dictionary } from './dictionary.ts';
import { enCa } from './en-ca.ts';
import { frCa } from './fr-ca.ts';
import type { Language } from './language.ts';

const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { en: enCa, fr: frCa };

/** The dictionary of an invoice's language; English if it has none. */
export function dictionaryFor({ language }: { readonly language?: Language | undefined }): Dictionary {
  return DICTIONARIES[language ?? 'en'];
}
