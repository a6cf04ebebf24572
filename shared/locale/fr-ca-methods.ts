import type { LedgerMethod } from '#shared/payment-methods.ts';

/** The methods of payment in French. In English, `LEDGER_METHOD_LABELS`. */
export const FR_CA_METHODS: Readonly<Record<LedgerMethod, string>> = {
  card: 'Carte',
  debit: 'Débit préautorisé',
  'e-transfer': 'Virement Interac',
  bank: 'Virement bancaire',
  cheque: 'Chèque',
  cash: 'Comptant',
  other: 'Autre',
};
