import { TriangleAlert } from 'lucide-react';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { InvoiceLink } from './invoice-link.tsx';

/** Links to an invoice that needs its owner's attention, with the reason. */
export function AttentionMark({ invoice, label, reason }: { invoice: InvoiceListItem; label: string; reason: string }) {
  return (
    <InvoiceLink
      className="inline-flex items-center gap-1 whitespace-nowrap rounded-sm font-medium text-xs text-yellow pointer-coarse:min-h-10 hover:underline"
      invoice={invoice}
      title={reason}
    >
      <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
      {label}
      <span className="sr-only">
        {' '}
        of {invoice.invoiceNumber}: {reason}
      </span>
    </InvoiceLink>
  );
}
