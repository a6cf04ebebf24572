import type { DocumentDictionary } from './dictionary.ts';
import { enCa } from './en-ca.ts';
import { enCaDeposit } from './en-ca-deposit.ts';
import { frCa } from './fr-ca.ts';
import { frCaDeposit } from './fr-ca-deposit.ts';
import type { Language } from './language.ts';

const DICTIONARIES: Readonly<Record<Language, DocumentDictionary>> = { en: enCa, fr: frCa };
const OF_DEPOSITS: Readonly<Record<Language, DocumentDictionary>> = { en: enCaDeposit, fr: frCaDeposit };

/** What the words about an invoice depend on. */
export type Worded = { readonly language?: Language | undefined; readonly isDeposit?: boolean | undefined };

/** The dictionary of an invoice's document, in its language; English if it has none. */
export function dictionaryFor({ language = 'en', isDeposit }: Worded): DocumentDictionary {
  return (isDeposit ? OF_DEPOSITS : DICTIONARIES)[language];
}
