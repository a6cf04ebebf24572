import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import type { InvoicePayments, LedgerLine } from '#shared/ledger/schema.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import type { PayableInvoice } from '#web/parts/payments/payable.ts';
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
