import { useQuery } from '@tanstack/react-query';
import { countInvoices } from './glance-figures.ts';
import { invoiceStatsQuery } from './invoice-stats.ts';

type InvoiceCountProps = {
  /** How many invoices the list found, of all pages. */
  found: number | undefined;
  /** Whether a search or a filter may leave invoices out of what was found. */
  isFiltered: boolean;
  /** Whether the list could not be read. */
  hasFailed: boolean;
};

/** "N total invoices": all that the business has, whatever the list shows of them. */
export function InvoiceCount({ found, isFiltered, hasFailed }: InvoiceCountProps) {
  const stats = useQuery(invoiceStatsQuery);
  const all = stats.data && countInvoices(stats.data);
  const total = isFiltered && !stats.isError ? all : (found ?? all);
  if (total !== undefined) return `${total} total invoices`;
  if (hasFailed) return '\u00a0';
  return <span aria-hidden="true" className="inline-block h-3.5 w-28 animate-shimmer rounded-sm bg-line" />;
}
