export { LANGUAGE_LABELS } from '#shared/locale/language.ts';
