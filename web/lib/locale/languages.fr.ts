import type { Language } from '#shared/locale/language.ts';

/** Labels of the languages. */
export const LANGUAGE_LABELS: Readonly<Record<Language, string>> = { en: 'Anglais', fr: 'Français' };
