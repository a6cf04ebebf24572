import { useQuery } from '@tanstack/react-query';
import { counted, nounFor } from '#web/lib/lists/counted.ts';
import { CountSkeleton } from '#web/ui/lists/total-count.tsx';
import { countInvoices } from './glance-figures.ts';
import { invoiceStatsQuery } from './invoice-stats.ts';

type InvoiceCountProps = {
  /** Number of matching invoices on all pages. */
  found: number | undefined;
  /** Whether a search or a filter may exclude invoices. */
  isFiltered: boolean;
  /** Whether the list failed to load. */
  hasFailed: boolean;
};

/** "24 total invoices", or "3 of 24 invoices" while a search or a filter narrows the list. */
export function InvoiceCount({ found, isFiltered, hasFailed }: InvoiceCountProps) {
  const stats = useQuery(invoiceStatsQuery);
  const all = stats.data && countInvoices(stats.data);
  if (!isFiltered) return totalText(found ?? all, hasFailed);
  if (found === undefined) return totalText(all, hasFailed);
  if (all !== undefined) return `${found} of ${counted(all, 'invoices')}`;
  return stats.isError ? `${counted(found, 'invoices')} found` : <CountSkeleton />;
}

function totalText(total: number | undefined, hasFailed: boolean) {
  if (total !== undefined) return `${total} ${nounFor(total, 'total invoices')}`;
  return hasFailed ? '\u00a0' : <CountSkeleton />;
}
