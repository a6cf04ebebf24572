import { enCa } from '#shared/locale/en-ca.ts';
import type { Language } from '#shared/locale/language.ts';

/** The language of this build. */
export const LANGUAGE: Language = 'en';
/** The app's words and formats for amounts, days, percentages and taxes. */
export const dictionary = enCa;
/** The language and region of `Intl` formats. */
export const LOCALE = 'en-CA';
