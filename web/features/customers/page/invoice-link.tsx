import { Link, useLocation } from 'react-router-dom';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { wayBackTo } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';

/** Links to an invoice's page, which links back to this one. */
export function InvoiceLink({ invoice: { id, invoiceNumber } }: { invoice: InvoiceListItem }) {
  return (
    <Link
      className="min-w-0 truncate rounded-sm py-1 font-medium text-accent tabular-nums hover:underline"
      state={wayBackTo(useLocation())}
      title={invoiceNumber}
      to={paths.invoice(id)}
    >
      {invoiceNumber}
    </Link>
  );
}
