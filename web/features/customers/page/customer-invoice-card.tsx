import { Link, useLocation } from 'react-router-dom';
import { balanceCents } from '#shared/invoice/amount-due.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { toCents } from '#shared/money.ts';
import { wayBackTo } from '#web/lib/browser/way-back.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { DebitedNote } from '#web/parts/invoices/debited-note.tsx';
import { DepositTag } from '#web/parts/invoices/deposit-tag.tsx';
import { DueState } from '#web/parts/invoices/due-state.tsx';
import { StatusBadge } from '#web/parts/invoices/status-badge.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ROW_TARGET } from '#web/ui/lists/row-targets.ts';
import { Money } from '#web/ui/money.tsx';
import { t } from './texts.en.tsx';

/** A customer's invoice in a narrow list. */
export function CustomerInvoiceCard({ invoice }: { invoice: InvoiceListItem }) {
  const { issueDate, dueDate, total, currency } = invoice;
  const balance = owedCents(invoice);
  return (
    <div className="py-3 text-sm">
      <div className="flex h-8 items-center justify-between gap-3">
        <InvoiceLink invoice={invoice} />
        <span className="flex shrink-0 items-center gap-2">
          <DepositTag {...invoice} />
          <StatusBadge {...invoice} />
        </span>
      </div>
      <div className="flex items-start justify-between gap-3">
        <div className="text-muted text-xs tabular-nums">
          <p>{t.issuedOn({ day: dictionary.shortDay(issueDate) })}</p>
          <p>{t.dueOn({ day: dictionary.shortDay(dueDate) })}</p>
          <DueState className="block" invoice={invoice} />
          <DebitedNote {...invoice} />
        </div>
        <div className="text-right">
          <Money cents={toCents(total)} className="font-semibold text-base" currency={currency} />
          {balance > 0 && balance !== toCents(total) && (
            <p className="text-xs">{t.left({ amount: <Money cents={balance} currency={currency} /> })}</p>
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

/** The balance of an invoice in the list; 0 for drafts, and for deposit requests, which are not owed. */
export function owedCents(invoice: InvoiceListItem): number {
  return invoice.status === 'DRAFT' || invoice.isDeposit ? 0 : balanceCents(invoice);
}

/** Links to an invoice's page, which links back to this one. */
export function InvoiceLink({ invoice: { id, invoiceNumber } }: { invoice: InvoiceListItem }) {
  return (
    <Link
      {...ROW_TARGET}
      className="min-w-0 truncate rounded-sm py-1 font-medium text-accent tabular-nums hover:underline"
      state={wayBackTo(useLocation())}
      title={invoiceNumber}
      to={paths.invoice(id)}
    >
      {invoiceNumber}
    </Link>
  );
}
