export { LEDGER_METHOD_LABELS } from '#shared/payment-methods.ts';
