import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';
import { countInvoices } from './glance-figures.ts';

/** The amounts above the list; its key is invalidated with the lists on every change. */
export const invoiceStatsQuery = queryOptions({
  queryKey: ['invoices', 'stats'],
  queryFn: ({ signal }) => call('GET /invoices/stats', { signal }),
  staleTime: 0,
});

/** The number of the business's invoices, as the total of their list without filters. */
export const invoiceCountQuery = queryOptions({
  ...invoiceStatsQuery,
  select: (stats) => ({ meta: { total: countInvoices(stats) } }),
});
