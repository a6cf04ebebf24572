import { useQuery } from '@tanstack/react-query';
import type { SavedInvoice } from '#web/features/invoice-editor/model/saved-invoice.ts';
import { invoicePaymentsQuery } from '#web/lib/queries/invoice-payments.ts';
import { paymentsToVoid } from '#web/parts/payments/ledger.ts';
import { amountText } from '#web/parts/payments/payable.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** Says why the charged amounts are locked, and what can be done about it. */
export function PaidNotice({ saved }: { saved: SavedInvoice }) {
  const { data } = useQuery(invoicePaymentsQuery(saved.id));
  const count = data ? paymentsToVoid(data.payments) : 0;
  return (
    <Notice className="mb-6" title={stateText(saved)} tone="info">
      {count > 0
        ? `To change its amounts, void the ${count === 1 ? 'payment' : 'payments'} first. `
        : 'Its amounts can no longer be changed. '}
      You can still edit notes and contact details.
    </Notice>
  );
}

function stateText({ status, currency, amountPaid = 0, amountRefunded, isWrittenOff }: SavedInvoice): string {
  if (status === 'PAID') return 'This invoice is paid.';
  if (amountPaid === 0 && !amountRefunded) return 'This invoice has a credit note.';
  if (amountPaid === 0 || (status === 'CANCELLED' && !isWrittenOff)) return 'This invoice was refunded.';
  return `${amountText(amountPaid, currency)} of this invoice is paid.`;
}
