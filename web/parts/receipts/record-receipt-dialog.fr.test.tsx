import { cleanup } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { CUSTOMER, openDialog } from '#test/support/screens/payments-harness.tsx';
import { RecordReceiptDialog } from './record-receipt-dialog.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const INVOICE: InvoiceListItem = {
  ...{ id: 'inv1', customerId: CUSTOMER.id, invoiceNumber: 'F-1', billingName: 'Café Léger', status: 'SENT' },
  ...{ issueDate: '2026-01-01', dueDate: '2026-02-01', currency: 'CAD', total: 1234.5 },
};

it('says in French what stays as credit, what is left to pay and what is too much', async () => {
  answerCalls({});
  const { user, dialog } = await openDialog('Inscrire un paiement', (close) => (
    <RecordReceiptDialog customer={CUSTOMER} invoices={[INVOICE]} onClose={close} />
  ));
  const amount = dialog.getByLabelText<HTMLInputElement>('Montant');
  expect(amount.value).toBe('1234,50');
  dialog.getByText('reste 1 234,50');
  await user.clear(amount);
  await user.type(amount, '1300');
  expect(dialog.getByRole('status').textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Crédit conservé pour le client Café Léger : 65,50 CAD.',
  );
  const part = dialog.getByLabelText('Montant pour la facture F-1');
  await user.clear(part);
  await user.type(part, '1250');
  await user.click(dialog.getByRole('button', { name: 'Inscrire un paiement' }));
  await dialog.findByText('Au plus 1 234,50');
});

it('says in French which invoices are left out', async () => {
  const leftOut = async (...numbers: string[]) => {
    answerCalls({
      'GET /customers/{id}/account': {
        data: numbers.map((number) => ({ ...INVOICE, id: number, invoiceNumber: number, isDebited: true })),
        meta: { total: numbers.length, page: 1, limit: 100, totalPages: 1 },
        owed: [],
      },
    });
    const { dialog } = await openDialog('Inscrire un paiement', (close) => (
      <RecordReceiptDialog customer={CUSTOMER} onClose={close} />
    ));
    const text = (await dialog.findByText(/exclue/)).textContent;
    cleanup();
    return text;
  };
  expect(await leftOut('F-1')).toBe('La facture F-1 est exclue\u00a0: un paiement bancaire est en cours.');
  expect(await leftOut('F-1', 'F-2')).toBe(
    'Les factures F-1 et F-2 sont exclues\u00a0: des paiements bancaires sont en cours.',
  );
});
