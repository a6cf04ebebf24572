import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { wayBackFrom } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';
import { storedReceiptQuery } from '#web/lib/queries/receipts.ts';
import { amountText } from './payable.ts';
import { t } from './texts.en.ts';

/** The invoices that a part of a deposit pays, once they are read; what is left of it is the customer's credit. */
export function AppliedTo({ receiptId }: { receiptId: string }) {
  const { data } = useQuery(storedReceiptQuery(receiptId));
  const state = wayBackFrom(useLocation());
  if (!data || data.applications.length === 0) return null;
  return (
    <ul aria-label={t.appliedTo} className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {data.applications.map(({ invoiceId, invoiceNumber, amount }) => (
        <li className="wrap-anywhere" key={invoiceId}>
          <Link className="rounded-sm text-accent tabular-nums underline" state={state} to={paths.invoice(invoiceId)}>
            {invoiceNumber}
          </Link>{' '}
          <span className="text-muted tabular-nums">{amountText(amount, data.currency)}</span>
        </li>
      ))}
    </ul>
  );
}
