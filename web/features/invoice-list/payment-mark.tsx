import { TriangleAlert } from 'lucide-react';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { EditLink } from './edit-link.tsx';

/** Leads to an invoice whose card payments its owner should look at: late, disputed or not what it asks for. */
export function PaymentMark({ invoice }: { invoice: InvoiceListItem }) {
  if (!invoice.paymentNotice) return null;
  return (
    <EditLink
      className="inline-flex items-center gap-1 whitespace-nowrap rounded-sm font-medium text-xs text-yellow pointer-coarse:min-h-10 hover:underline"
      invoice={invoice}
      title={invoice.paymentNotice}
    >
      <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
      Check payment
      <span className="sr-only">
        {' '}
        of {invoice.invoiceNumber}: {invoice.paymentNotice}
      </span>
    </EditLink>
  );
}
