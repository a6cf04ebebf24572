import { X } from 'lucide-react';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { saveInvoiceCsv } from '#web/features/invoice-list/invoice-csv.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { Button } from '#web/ui/button.tsx';
import { type BulkJob, jobsFor } from './jobs.ts';
import { t } from './texts.en.ts';

type BulkBarProps = {
  selected: readonly InvoiceListItem[];
  onStart: (job: BulkJob) => void;
  onClear: () => void;
};

/** The actions on the selected invoices, each with the number of them that it applies to. */
export function BulkBar({ selected, onStart, onClear }: BulkBarProps) {
  const today = useBusinessDay();
  const total = selected.length;
  return (
    <section
      aria-label={t.withSelected}
      className="bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 flex items-center gap-2 rounded-b-lg border-line border-t bg-accent-soft px-3 py-2 sm:px-6 md:bottom-8 tall:sticky"
    >
      <p className="shrink-0 font-medium tabular-nums" role="status">
        {/* On phones, the number alone leaves room for the actions. */}
        <span aria-hidden="true" className="sm:hidden">
          {total}
        </span>
        <span className="max-sm:sr-only">{t.selected({ count: total })}</span>
      </p>
      <div className="flex min-w-0 flex-1 snap-x gap-2 overflow-x-auto p-1 [scrollbar-width:none] md:flex-wrap">
        {jobsFor(selected).map((job) => (
          <Button
            className="shrink-0 snap-start"
            key={job.action}
            onClick={() => onStart(job)}
            size="sm"
            title={t.applies[job.action]({ count: job.invoices.length, total })}
            variant="secondary"
          >
            {t.labels[job.action]}
            {job.invoices.length < total && (
              <span className="text-muted tabular-nums">{t.someOf({ count: job.invoices.length, total })}</span>
            )}
          </Button>
        ))}
        <Button
          className="shrink-0 snap-start"
          onClick={() => saveInvoiceCsv(selected, today())}
          size="sm"
          variant="secondary"
        >
          {t.export}
        </Button>
      </div>
      <Button aria-label={t.clear} onClick={onClear} size="icon" variant="ghost">
        <X aria-hidden="true" />
      </Button>
    </section>
  );
}
