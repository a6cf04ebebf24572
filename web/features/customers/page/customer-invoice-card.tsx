import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { enCa } from '#shared/locale/en-ca.ts';
import { toCents } from '#shared/money.ts';
import { StatusBadge } from '#web/parts/invoices/status-badge.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Money } from '#web/ui/money.tsx';
import { InvoiceLink } from './invoice-link.tsx';
import { DueState, owedCents } from './owed.tsx';

/** A customer's invoice in a narrow list. */
export function CustomerInvoiceCard({ invoice }: { invoice: InvoiceListItem }) {
  const { issueDate, dueDate, total, currency } = invoice;
  const balance = owedCents(invoice);
  return (
    <div className="py-3 text-sm">
      <div className="flex h-8 items-center justify-between gap-3">
        <InvoiceLink invoice={invoice} />
        <StatusBadge {...invoice} />
      </div>
      <div className="flex items-start justify-between gap-3">
        <div className="text-muted text-xs tabular-nums">
          <p>Issued {enCa.shortDay(issueDate)}</p>
          <p>Due {enCa.shortDay(dueDate)}</p>
          <DueState invoice={invoice} />
        </div>
        <div className="text-right">
          <Money cents={toCents(total)} className="font-semibold text-base" currency={currency} />
          {balance > 0 && balance !== toCents(total) && (
            <p className="text-xs">
              <Money cents={balance} currency={currency} /> left
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** A loading CustomerInvoiceCard. */
export function CustomerInvoiceSkeleton() {
  return (
    <div className="py-3">
      <div className="flex h-8 items-center justify-between">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-5.5 w-16 rounded-full!" />
      </div>
      <div className="flex h-8 items-start justify-between">
        <Skeleton className="h-3.5 w-24" />
        <Skeleton className="h-4.5 w-24" />
      </div>
    </div>
  );
}
