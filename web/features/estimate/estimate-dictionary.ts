import { type EstimatePageDictionary, enCaEstimatePage } from '#shared/locale/en-ca-estimate-page.ts';
import { frCaEstimatePage } from '#shared/locale/fr-ca-estimate-page.ts';
import type { Language } from '#shared/locale/language.ts';

const DICTIONARIES: Readonly<Record<Language, EstimatePageDictionary>> = { en: enCaEstimatePage, fr: frCaEstimatePage };

/** The texts of the page in a language. Both are in its code: another request would show the estimate later. */
export function estimateDictionary(language: Language): EstimatePageDictionary {
  return DICTIONARIES[language];
}
