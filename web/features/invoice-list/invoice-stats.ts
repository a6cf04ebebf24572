import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** The money of the business at a glance; its key makes it be read again with the lists after every change. */
export const invoiceStatsQuery = queryOptions({
  queryKey: ['invoices', 'stats'],
  queryFn: ({ signal }) => call('GET /invoices/stats', { signal }),
  staleTime: 0,
});
