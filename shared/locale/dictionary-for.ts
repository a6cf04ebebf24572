import type { DocumentDictionary } from './dictionary.ts';
import { enCa } from './en-ca.ts';
import { frCa } from './fr-ca.ts';
import type { Language } from './language.ts';

const DICTIONARIES: Readonly<Record<Language, DocumentDictionary>> = { en: enCa, fr: frCa };

/** The dictionary of an invoice's document, in its language; English if it has none. */
export function dictionaryFor({ language }: { readonly language?: Language | undefined }): DocumentDictionary {
  return DICTIONARIES[language ?? 'en'];
}
