import { ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { InvoiceCurrency } from '#shared/money.ts';
import type { TaxReport } from '#shared/reports/schema.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { foreignInvoices, latestRate } from './foreign-invoices.ts';
import { RateRow } from './rate-row.tsx';
import { t } from './texts.en.ts';

type RatesDialogProps = { report: TaxReport; currency: InvoiceCurrency; onClose: () => void };

/** The exchange rate of each invoice in a currency that a report has documents of. */
export function RatesDialog({ report, currency, onClose }: RatesDialogProps) {
  const list = useRef<HTMLUListElement>(null);
  const invoices = foreignInvoices(report.documents, currency);
  const missing = invoices.filter(({ exchangeRate }) => !exchangeRate).length;
  const wasMissing = useRef(missing);
  useEffect(() => {
    // After a rate was saved, the next one can be typed.
    if (missing < wasMissing.current) list.current?.querySelector('input')?.focus();
    wasMissing.current = missing;
  }, [missing]);
  return (
    <Dialog
      description={
        <>
          {t.hint({ currency })}{' '}
          <a
            className="inline-flex items-center gap-1 text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current"
            href={t.sourceUrl}
            rel="noreferrer"
            target="_blank"
          >
            {t.source}
            <ExternalLink aria-hidden="true" className="size-3.5" />
            <span className="sr-only">({t.newTab})</span>
          </a>
        </>
      }
      isFlush
      onOpenChange={(open) => open || onClose()}
      open
      title={t.title({ currency })}
    >
      <ul ref={list}>
        {invoices.map((invoice) => (
          <RateRow
            currency={currency}
            invoice={invoice}
            key={invoice.invoiceId}
            latest={latestRate(report.documents, currency)}
          />
        ))}
      </ul>
    </Dialog>
  );
}
