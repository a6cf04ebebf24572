import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { aLedger, aLine, aPayable, CUSTOMER, ofCustomer, openDialog } from '#test/support/screens/payments-harness.tsx';
import { cashText } from './payable.ts';
import { PaymentsDialog } from './payments-dialog.tsx';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const textOf = ({ textContent }: HTMLElement) => textContent?.replaceAll('\u00a0', ' ');

it('lists refunds, disputes and voided payments in French', async () => {
  const voided = { voidedAt: '2026-01-07T15:00:00.000Z', voidedBy: 'sam@larch.test', reason: 'Saisi deux fois' };
  const lines = [
    aLine({ id: 'void', amount: 1234.5, ...voided }),
    aLine({ id: 'refund', kind: 'refund', method: 'other', amount: 5, status: 'pending', stillOwed: true }),
    aLine({ id: 'lost', kind: 'dispute', method: 'card', amount: 45, stage: 'LOST', by: undefined }),
    aLine({ id: 'returned', kind: 'dispute', method: 'debit', amount: 45, stage: 'LOST', by: undefined }),
  ];
  answerCalls({ 'GET /invoices/{id}/payments': aLedger(lines) });
  await openDialog('Paiements', (close) => <PaymentsDialog invoice={aPayable()} onClose={close} />);
  const list = within(await screen.findByRole('list', { name: 'Paiements' }));
  const [payment, refund, dispute, returned] = list.getAllByRole('listitem').map(textOf);
  expect(payment).toContain('1 234,50 CAD5 janv. 2026 · par maya@larch.test');
  expect(payment).toContain('Annulé le 7 janv. 2026 par sam@larch.test : Saisi deux fois');
  expect(refund).toContain('Remboursement par un autre moyen−5,00 CAD5 janv. 2026 · en attente · toujours dû · par');
  expect(dispute).toContain('Contestation−45,00 CAD5 janv. 2026 · perdue : montant remis au client');
  expect(returned).toContain('Retour par la banque−45,00 CAD5 janv. 2026 · de nouveau dû');
});

it('says in French what cash settles', () => {
  expect(cashText(aPayable({ total: 344.93 }), 'cash')?.replaceAll('\u00a0', ' ')).toBe(
    'Arrondi à cinq cents près : un paiement comptant de 344,95 règle un solde de 344,93.',
  );
});

it('names change in French', async () => {
  answerCalls(ofCustomer(CUSTOMER));
  const { user, dialog } = await openDialog('Inscrire un paiement', (close) => (
    <RecordPaymentDialog invoice={aPayable({ total: 344.93 })} onClose={close} />
  ));
  await user.selectOptions(dialog.getByLabelText('Mode de paiement'), 'cash');
  await user.clear(dialog.getByLabelText('Montant'));
  await user.type(dialog.getByLabelText('Montant'), '345');
  const question = await dialog.findByRole('group', { name: /Monnaie/ });
  expect(textOf(question)).toContain('Monnaie à rendre : 0,05 CAD');
  expect(textOf(question)).toContain('0,07 CAD, sans arrondissement. Ce crédit pourra payer sa prochaine facture');
});
