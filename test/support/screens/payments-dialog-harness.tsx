import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import type { PayableInvoice } from '#web/parts/payments/payable.ts';
import { PaymentsDialog } from '#web/parts/payments/payments-dialog.tsx';
import { type Answers, answerCalls } from './call-harness.ts';
import { aPayable, openDialog } from './payments-harness.tsx';

export const REFUND = 'POST /invoices/{id}/refunds';

/** Opens the payments of an invoice with this ledger. */
export async function openPayments(ledger: InvoicePayments, answers: Answers = {}, over: Partial<PayableInvoice> = {}) {
  answerCalls({ 'GET /invoices/{id}/payments': ledger, ...answers });
  const onChanged = vi.fn();
  const opened = await openDialog('Payments', (close) => (
    <PaymentsDialog invoice={aPayable(over)} onChanged={onChanged} onClose={close} />
  ));
  await screen.findByText('Balance');
  return { ...opened, onChanged };
}

/** The lines of the ledger. */
export const paymentRows = () => within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('listitem');
