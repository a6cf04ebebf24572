import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { AgingRow } from '#shared/reports/schema.ts';
import { wayBackTo } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';
import { t } from './texts.en.ts';

type AgingCustomerProps = { row: AgingRow; isOpen: boolean; onOpen: (isOpen: boolean) => void };

/** The name of a customer, which links to their page, and a button that shows their invoices. */
export function AgingCustomer({ row, isOpen, onOpen }: AgingCustomerProps) {
  const wayBack = wayBackTo(useLocation());
  const { customerId, invoices } = row;
  const customer = row.customer || t.unnamed;
  return (
    <span className="flex min-w-0 flex-col items-start">
      {customerId ? (
        <Link
          className={clsx(LINK_STYLE, 'max-w-full')}
          state={wayBack}
          title={customer}
          to={paths.customer(customerId)}
        >
          {customer}
        </Link>
      ) : (
        <span className="max-w-full truncate" title={customer}>
          {customer}
        </span>
      )}
      {invoices.length > 0 && (
        <button
          aria-expanded={isOpen}
          aria-label={`${t.invoices({ count: invoices.length })}, ${customer}`}
          className="inline-flex min-h-6 items-center gap-1 rounded-sm font-normal text-muted text-xs hover:text-ink pointer-coarse:min-h-11"
          onClick={() => onOpen(!isOpen)}
          type="button"
        >
          {t.invoices({ count: invoices.length })}
          <ChevronDown aria-hidden="true" className={clsx('size-3.5 transition-transform', isOpen && 'rotate-180')} />
        </button>
      )}
    </span>
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
