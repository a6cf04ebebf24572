import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/**
 * The changes of taxes, with the drafts and products that they affect. Always refetched, and again when the screen it is
 * for changes a record.
 */
export const taxEffectsQuery = (screen: 'invoices' | 'products') =>
  queryOptions({
    queryKey: [screen, 'tax-effects'],
    queryFn: ({ signal }) => call('GET /tax-changes', { signal }),
    staleTime: 0,
  });
