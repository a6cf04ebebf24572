import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { toCents } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { DepositTag } from '#web/parts/invoices/deposit-tag.tsx';
import { DueState } from '#web/parts/invoices/due-state.tsx';
import { RowMenu } from '#web/parts/invoices/row-menu.tsx';
import { StatusBadge } from '#web/parts/invoices/status-badge.tsx';
import type { Act } from '#web/parts/invoices/use-invoice-actions.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ROW_TARGET } from '#web/ui/lists/row-targets.ts';
import { SelectEntry } from '#web/ui/lists/select-box.tsx';
import type { Selection } from '#web/ui/lists/use-selection.ts';
import { Money } from '#web/ui/money.tsx';
import { PaymentMark, ReturnedMark } from './attention-marks.tsx';
import { DueDay } from './due-day.tsx';
import { InvoiceLink } from './invoice-link.tsx';
import { PaymentState } from './payment-state.tsx';
import { t } from './texts.en.ts';

type InvoiceCardProps = { invoice: InvoiceListItem; act: Act; selection: Selection };

/** An invoice in a narrow list. */
export function InvoiceCard({ invoice, act, selection }: InvoiceCardProps) {
  const { id, invoiceNumber, billingName, issueDate, total, currency } = invoice;
  return (
    <div className="pt-2 pb-4">
      <div className="flex h-10 items-center gap-4">
        {useMayChange() && <SelectEntry id={id} label={t.select({ number: invoiceNumber })} selection={selection} />}
        <InvoiceLink
          {...ROW_TARGET}
          className="min-w-0 truncate rounded-sm py-2 font-medium text-accent tabular-nums hover:underline"
          invoice={invoice}
        >
          {invoiceNumber}
        </InvoiceLink>
        <div className="-mr-3 ml-auto flex shrink-0 items-center">
          <RowMenu act={act} invoice={invoice} />
        </div>
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 truncate">{billingName}</p>
        <Money cents={toCents(total)} className="font-semibold text-base" currency={currency} />
      </div>
      <div className="mt-1.5 flex items-center justify-between gap-3">
        <p className="text-muted text-xs tabular-nums">{dictionary.shortDay(issueDate)}</p>
        <span className="flex items-center gap-2">
          <DepositTag {...invoice} />
          <StatusBadge {...invoice} />
        </span>
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 text-muted">
        <DueDay invoice={invoice} />
        <DueState invoice={invoice} />
      </p>
      <PaymentState invoice={invoice} />
      <div className="flex flex-wrap gap-x-4">
        <PaymentMark invoice={invoice} />
        <ReturnedMark invoice={invoice} />
      </div>
    </div>
  );
}

/** A loading InvoiceCard. */
export function InvoiceCardSkeleton() {
  return (
    <div className="pt-2 pb-4">
      <div className="flex h-10 items-center">
        <Skeleton className="h-4 w-32" />
      </div>
      <div className="flex h-6 items-center justify-between">
        <Skeleton className="h-4 w-36" />
        <Skeleton className="h-4.5 w-24" />
      </div>
      <div className="mt-1.5 flex h-5.5 items-center justify-between">
        <Skeleton className="h-3.5 w-20" />
        <Skeleton className="h-5.5 w-16 rounded-full!" />
      </div>
      <div className="flex h-5 items-center">
        <Skeleton className="h-3.5 w-28" />
      </div>
    </div>
  );
}
