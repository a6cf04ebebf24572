import { isInCanada, provinceOf } from '#shared/canada/provinces.ts';

/** The languages of the app, of emails and of documents. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** English labels of the languages. */
export const LANGUAGE_LABELS: Readonly<Record<Language, string>> = { en: 'English', fr: 'French' };

/** The default language of a recipient: French in Québec, otherwise English. */
export function languageAt(address: { province?: string | undefined; country?: string | undefined }): Language {
  return isInCanada(address) && provinceOf(address.province) === 'QC' ? 'fr' : 'en';
}
