import { TriangleAlert } from 'lucide-react';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { EditLink } from './edit-link.tsx';

type AttentionMarkProps = { invoice: InvoiceListItem; label: string; reason: string; showsPayments?: boolean };

/** A link to an invoice that its owner should look at, with the reason. */
export function AttentionMark({ invoice, label, reason, showsPayments = false }: AttentionMarkProps) {
  return (
    <EditLink
      className="inline-flex items-center gap-1 whitespace-nowrap rounded-sm font-medium text-xs text-yellow pointer-coarse:min-h-10 hover:underline"
      invoice={invoice}
      showsPayments={showsPayments}
      title={reason}
    >
      <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
      {label}
      <span className="sr-only">
        {' '}
        of {invoice.invoiceNumber}: {reason}
      </span>
    </EditLink>
  );
}
