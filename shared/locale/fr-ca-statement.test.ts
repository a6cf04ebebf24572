import { expect, it } from 'vitest';
import { LEDGER_METHODS } from '#shared/payment-methods.ts';
import { enCaStatement } from './en-ca-statement.ts';
import { frCaStatement } from './fr-ca-statement.ts';

it('names the method of a payment within its line', () => {
  const lines = LEDGER_METHODS.map((method) => frCaStatement.line({ kind: 'payment', invoiceNumber: 'F-12', method }));
  expect(lines.toSorted()).toEqual([
    'Paiement de la facture F-12',
    'Paiement de la facture F-12 (carte)',
    'Paiement de la facture F-12 (chèque)',
    'Paiement de la facture F-12 (comptant)',
    'Paiement de la facture F-12 (débit préautorisé)',
    'Paiement de la facture F-12 (virement Interac)',
    'Paiement de la facture F-12 (virement bancaire)',
  ]);
});

it('names what the bank returned of a debit, which no dispute was about', () => {
  const returned = { kind: 'dispute', invoiceNumber: 'F-12', method: 'debit' } as const;
  expect(frCaStatement.line(returned)).toBe('Paiement retourné par la banque, facture F-12');
  expect(enCaStatement.line(returned)).toBe('Payment returned by the bank, invoice F-12');
  expect(frCaStatement.line({ ...returned, method: 'card' })).toBe('Contestation perdue, facture F-12');
});
