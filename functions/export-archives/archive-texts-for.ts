import type { Language } from '#shared/locale/language.ts';
import { type ArchiveTexts, enCaTexts } from './en-ca-texts.ts';
import { frCaTexts } from './fr-ca-texts.ts';

const TEXTS: Readonly<Record<Language, ArchiveTexts>> = { en: enCaTexts, fr: frCaTexts };

/** The texts of an archive in the language of who asked for it. */
export function archiveTextsFor(language: Language = 'en'): ArchiveTexts {
  return TEXTS[language];
}
