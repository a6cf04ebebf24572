import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** The amounts above the list; its key is invalidated with the lists on every change. */
export const invoiceStatsQuery = queryOptions({
  queryKey: ['invoices', 'stats'],
  queryFn: ({ signal }) => call('GET /invoices/stats', { signal }),
  staleTime: 0,
});
