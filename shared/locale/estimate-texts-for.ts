import { type EstimateTexts, enCaEstimate } from './en-ca-estimate.ts';
import { frCaEstimate } from './fr-ca-estimate.ts';
import type { Language } from './language.ts';

const TEXTS: Readonly<Record<Language, EstimateTexts>> = { en: enCaEstimate, fr: frCaEstimate };

/** The texts of an estimate in its language; English if it has none. */
export function estimateTextsFor({ language = 'en' }: { readonly language?: Language | undefined }): EstimateTexts {
  return TEXTS[language];
}
