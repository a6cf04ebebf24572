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
