import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { AgingRow } from '#shared/reports/schema.ts';
import { wayBackTo } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';
import { t } from './texts.en.ts';

/** The name of a customer; that of one who has a page links to it. */
export function AgingCustomer({ row }: { row: AgingRow }) {
  const wayBack = wayBackTo(useLocation());
  const name = nameOf(row);
  return row.customerId ? (
    <Link className={LINK_STYLE} state={wayBack} title={name} to={paths.customer(row.customerId)}>
      {name}
    </Link>
  ) : (
    <span className="min-w-0 truncate" title={name}>
      {name}
    </span>
  );
}

type InvoicesButtonProps = { row: AgingRow; isOpen: boolean; onOpen: (isOpen: boolean) => void };

/** Shows and hides the invoices of a customer; nothing if they have only credit. */
export function InvoicesButton({ row, isOpen, onOpen }: InvoicesButtonProps) {
  if (row.invoices.length === 0) return null;
  const label = t.invoices({ count: row.invoices.length });
  return (
    <button
      aria-expanded={isOpen}
      aria-label={`${label}, ${nameOf(row)}`}
      className="inline-flex min-h-6 items-center gap-1 rounded-sm font-normal text-muted text-xs hover:text-ink pointer-coarse:min-h-11"
      onClick={() => onOpen(!isOpen)}
      type="button"
    >
      {label}
      <ChevronDown
        aria-hidden="true"
        className={clsx('size-3.5 transition-transform print:hidden', isOpen && 'rotate-180')}
      />
    </button>
  );
}

/** Links to an invoice's page, which links back to the report. */
export function AgedInvoiceLink({ invoice }: { invoice: AgingRow['invoices'][number] }) {
  const wayBack = wayBackTo(useLocation());
  const { invoiceId, invoiceNumber } = invoice;
  return (
    <Link className={LINK_STYLE} state={wayBack} title={invoiceNumber} to={paths.invoice(invoiceId)}>
      {invoiceNumber}
    </Link>
  );
}

const LINK_STYLE = 'min-w-0 truncate rounded-sm font-medium text-accent tabular-nums hover:underline';

const nameOf = ({ customer }: AgingRow) => customer || t.unnamed;
