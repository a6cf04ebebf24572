import type { Language } from './language.ts';

/** The languages in French. In English, `LANGUAGE_LABELS`. */
export const FR_CA_LANGUAGES: Readonly<Record<Language, string>> = { en: 'Anglais', fr: 'Français' };
