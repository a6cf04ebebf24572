import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import type { ReceiptInput } from '#shared/receipt/schema.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { RecordReceiptDialog } from '#web/parts/receipts/record-receipt-dialog.tsx';
import { type Answers, answerCalls, callsOf } from './call-harness.ts';
import { aReceipt, CUSTOMER, openDialog } from './payments-harness.tsx';

export const RECORD = 'POST /receipts';
export const ACCOUNT = 'GET /customers/{id}/account';

/** An invoice of the customer, numbered so, due the earlier the lower its number. */
export const anInvoice = (number: number, total: number, over: Partial<InvoiceListItem> = {}): InvoiceListItem => ({
  ...{ id: `inv${number}`, customerId: CUSTOMER.id, invoiceNumber: `INV-${number}`, billingName: 'Café Léger' },
  billingEmail: 'billing@example.com',
  ...{ issueDate: `2026-01-0${number}`, dueDate: `2026-02-0${number}`, currency: 'CAD', status: 'SENT', total },
  ...over,
});

/** Those that are open unless a test says otherwise. */
export const THREE = [anInvoice(3, 99.99), anInvoice(2, 150), anInvoice(1, 100)];

/** What the server says of the customer's invoices. */
export const account = (invoices: readonly InvoiceListItem[]) => ({
  data: [...invoices],
  meta: { total: invoices.length, page: 1, limit: 100, totalPages: 1 },
  owed: [...new Set(invoices.map(({ currency }) => currency))].map((currency) => ({ currency, amount: 0, overdue: 0 })),
});

/** The payment as the server stores it. */
export const recorded = ({ body }: { body: ReceiptInput }) => aReceipt({ ...body, rest: 0, applications: [] });

type Options = { answers?: Answers; invoices?: readonly InvoiceListItem[]; by?: Partial<SessionUser> };

/** Opens the dialog; its answers may be replaced, its invoices chosen before. */
export async function open({ answers = {}, invoices, by }: Options = {}) {
  answerCalls({ [ACCOUNT]: account(THREE), [RECORD]: recorded, ...answers });
  const onRecorded = vi.fn();
  const opened = await openDialog(
    'Record Payment',
    (close) => (
      <RecordReceiptDialog
        customer={CUSTOMER}
        onClose={close}
        onRecorded={onRecorded}
        {...(invoices && { invoices })}
      />
    ),
    by,
  );
  const { user, dialog } = opened;
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
  const type = async (label: string, text: string) => {
    await user.clear(field(label));
    if (text) await user.type(field(label), text);
  };
  const amounts = () =>
    within(dialog.getByRole('list', { name: 'Invoices' }))
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ value }) => value);
  const submit = () => user.click(dialog.getByRole('button', { name: 'Record Payment' }));
  return { ...opened, field, type, amounts, submit, onRecorded };
}

/** The dialog once the invoices are loaded. */
export async function loaded(options: Options = {}) {
  const opened = await open(options);
  await opened.dialog.findByRole('list', { name: 'Invoices' });
  return opened;
}

/** The payments that were sent to the server. */
export const bodies = () => callsOf(RECORD).map(({ body }) => body);

/** Waits until the dialog is gone. */
export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
