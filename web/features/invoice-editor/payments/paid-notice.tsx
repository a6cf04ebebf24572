import { useQuery } from '@tanstack/react-query';
import type { SavedInvoice } from '#web/features/invoice-editor/model/saved-invoice.ts';
import { invoicePaymentsQuery } from '#web/lib/queries/invoice-payments.ts';
import { paymentsToVoid } from '#web/parts/payments/ledger.ts';
import { amountText, hasMoney } from '#web/parts/payments/payable.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { t } from './texts.en.ts';

/** Says why the charged amounts are locked, and what can be done about it. */
export function PaidNotice({ saved }: { saved: SavedInvoice }) {
  const { data } = useQuery(invoicePaymentsQuery(saved.id));
  return (
    <Notice className="mb-6" title={stateText(saved)} tone="info">
      {saved.pendingDebit ? t.waitFirst : adviceFor(data ? paymentsToVoid(data.payments) : 0)}
    </Notice>
  );
}

function adviceFor(toVoid: number): string {
  if (toVoid === 0) return t.amountsLocked;
  return toVoid === 1 ? t.voidOneFirst : t.voidFirst;
}

function stateText(saved: SavedInvoice): string {
  const { status, currency, amountPaid = 0, isWrittenOff, pendingDebit } = saved;
  if (pendingDebit) return t.isDebited({ amount: amountText(pendingDebit.amount, currency) });
  if (status === 'PAID') return t.isPaid;
  if (!hasMoney(saved)) return t.hasCredit;
  if (amountPaid === 0 || (status === 'CANCELLED' && !isWrittenOff)) return t.wasRefunded;
  return t.isPartlyPaid({ amount: amountText(amountPaid, currency) });
}
