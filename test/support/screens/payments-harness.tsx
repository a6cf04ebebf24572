import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import type { Customer } from '#shared/customer/schema.ts';
import type { InvoicePayments, LedgerLine } from '#shared/ledger/schema.ts';
import type { CustomerReceipts, Receipt } from '#shared/receipt/schema.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import type { PayableInvoice } from '#web/parts/payments/payable.ts';
import { anInvoice } from './an-invoice.ts';
import type { Answers } from './call-harness.ts';
import { aUser, renderFor } from './session-harness.tsx';

/** An unpaid invoice, with the given changes. */
export function aPayable(over: Partial<PayableInvoice> = {}): PayableInvoice {
  return { id: 'inv-1', invoiceNumber: 'INV-1', status: 'SENT', currency: 'CAD', total: 200, ...over };
}

/** A payment by e-Transfer, with the given changes. */
export function aLine(over: Partial<LedgerLine> = {}): LedgerLine {
  return {
    id: 'payment-1',
    kind: 'payment',
    method: 'e-transfer',
    amount: 50,
    currency: 'CAD',
    on: '2026-01-05',
    at: '2026-01-05T15:00:00.000Z',
    by: 'maya@larch.test',
    refundable: 50,
    ...over,
  };
}

/** A ledger of these lines, with the given sums. */
export function aLedger(payments: LedgerLine[] = [], over: Partial<InvoicePayments> = {}): InvoicePayments {
  return { payments, paid: 50, refunded: 0, balance: 150, currency: 'CAD', ...over };
}

/** The customer of the invoices below. */
export const CUSTOMER: Customer = {
  id: 'customer1',
  name: 'Café Léger',
  email: 'compta@cafe-leger.test',
  createdAt: '2026-01-02T12:00:00.000Z',
  version: 1,
};

/** What the server says of whose the payable invoice is; by default, nobody's. */
export function ofCustomer(customer?: Customer): Answers {
  return {
    'GET /invoices/{id}': anInvoice({ invoiceNumber: 'INV-1', ...(customer && { customerId: customer.id }) }),
    ...(customer && { 'GET /customers/{id}': customer }),
  };
}

/** A payment of 250.07 by e-Transfer for two invoices, of which 0.07 is credit, with the given changes. */
export function aReceipt(over: Partial<Receipt> = {}): Receipt {
  return {
    id: 'receipt1',
    customerId: CUSTOMER.id,
    method: 'e-transfer',
    amount: 250.07,
    currency: 'CAD',
    paidOn: '2026-01-05',
    at: '2026-01-05T15:00:00.000Z',
    by: 'maya@larch.test',
    rest: 0.07,
    returned: 0,
    applications: [
      { invoiceId: 'inv8', invoiceNumber: 'INV-8', amount: 100 },
      { invoiceId: 'inv9', invoiceNumber: 'INV-9', amount: 150 },
    ],
    returns: [],
    ...over,
  };
}

/** All receipts of a customer. */
export function theReceipts(...receipts: Receipt[]): CustomerReceipts {
  const credited = receipts.filter(({ rest }) => rest > 0);
  const currencies = [...new Set(credited.map(({ currency }) => currency))];
  return {
    data: receipts,
    meta: { total: receipts.length, page: 1, limit: 10, totalPages: 1 },
    credit: currencies.map((currency) => ({
      currency,
      amount: credited.reduce((sum, { rest, ...each }) => sum + (each.currency === currency ? rest : 0), 0),
    })),
  };
}

/** Opens a dialog by its button, for a business in Toronto. */
export async function openDialog(
  title: string,
  dialog: (close: () => void) => ReactNode,
  by: Partial<SessionUser> = {},
) {
  const user = userEvent.setup();
  renderFor(
    { status: 'authenticated', user: aUser({ timeZone: 'America/Toronto', ...by }) },
    <Opener>{dialog}</Opener>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

function Opener({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)} type="button">
        Open
      </button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}
