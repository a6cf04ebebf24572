export { FR_CA_LANGUAGES as LANGUAGE_LABELS } from '#shared/locale/fr-ca-languages.ts';
