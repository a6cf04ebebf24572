import { enCaTaxSummary, type TaxSummaryTexts } from './en-ca-tax-summary.ts';
import { frCaTaxSummary } from './fr-ca-tax-summary.ts';
import type { Language } from './language.ts';

const TEXTS: Readonly<Record<Language, TaxSummaryTexts>> = { en: enCaTaxSummary, fr: frCaTaxSummary };

/** The texts of the PDF of sales taxes in a language. */
export function taxSummaryTextsFor(language: Language): TaxSummaryTexts {
  return TEXTS[language];
}
