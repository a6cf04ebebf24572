export { FR_CA_METHODS as LEDGER_METHOD_LABELS } from '#shared/locale/fr-ca-methods.ts';
