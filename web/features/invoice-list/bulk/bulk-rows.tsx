import { Check, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { paths } from '#web/lib/paths.ts';
import { balanceCentsOf } from '#web/parts/payments/payable.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Money } from '#web/ui/money.tsx';
import { t } from './texts.en.ts';
import type { Results, RowResult } from './use-bulk-run.ts';

/** The invoices of a job, and how each went; their numbers open in a new tab. */
export function BulkRows({ invoices, results }: { invoices: readonly InvoiceListItem[]; results: Results }) {
  return (
    <ul aria-label={t.invoices} className="divide-y divide-line">
      {invoices.map((invoice) => (
        <BulkRow invoice={invoice} key={invoice.id} result={results.get(invoice.id)} />
      ))}
    </ul>
  );
}

function BulkRow({ invoice, result }: { invoice: InvoiceListItem; result: RowResult | undefined }) {
  const { id, invoiceNumber, billingName, currency } = invoice;
  return (
    <li className="py-2">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <Link
            className="wrap-anywhere rounded-sm font-medium text-accent tabular-nums hover:underline"
            rel="noopener"
            target="_blank"
            to={paths.invoice(id)}
          >
            {invoiceNumber}
          </Link>
          <p className="truncate text-muted">{billingName}</p>
        </div>
        <Money cents={balanceCentsOf(invoice)} currency={currency} />
        <span className="flex w-5 justify-end">{result && <ResultIcon result={result} />}</span>
      </div>
      {typeof result === 'object' && (
        <p className="wrap-anywhere mt-1 font-medium text-danger text-xs" role="alert">
          {result.failed}
        </p>
      )}
    </li>
  );
}

function ResultIcon({ result }: { result: RowResult }) {
  if (result === 'running') return <Spinner className="size-4 text-accent" />;
  if (result !== 'done') return <TriangleAlert aria-hidden="true" className="size-4 text-danger" />;
  return (
    <>
      <Check aria-hidden="true" className="size-4 text-green" />
      <span className="sr-only">{t.rowDone}</span>
    </>
  );
}
