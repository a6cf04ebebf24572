import { expect, it } from 'vitest';
import { LEDGER_METHODS } from '#shared/payment-methods.ts';
import { frCaStatement } from './fr-ca-statement.ts';

it('names the method of a payment within its line', () => {
  const lines = LEDGER_METHODS.map((method) => frCaStatement.line({ kind: 'payment', invoiceNumber: 'F-12', method }));
  expect(lines.toSorted()).toEqual([
    'Paiement de la facture F-12',
    'Paiement de la facture F-12 (carte)',
    'Paiement de la facture F-12 (chèque)',
    'Paiement de la facture F-12 (comptant)',
    'Paiement de la facture F-12 (virement Interac)',
    'Paiement de la facture F-12 (virement bancaire)',
  ]);
});
