import { frCa } from '#shared/locale/fr-ca.ts';

/** The app's words and formats for amounts, days, percentages and taxes. */
export const dictionary = frCa;
/** The language and region of `Intl` formats. */
export const LOCALE = 'fr-CA';
