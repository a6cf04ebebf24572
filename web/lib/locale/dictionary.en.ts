import { enCa } from '#shared/locale/en-ca.ts';

/** The app's words and formats for amounts, days, percentages and taxes. */
export const dictionary = enCa;
/** The language and region of `Intl` formats. */
export const LOCALE = 'en-CA';
