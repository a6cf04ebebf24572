import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** Tax changes with the drafts and products they affect. Always refetched, also when its screen changes a record. */
export const taxEffectsQuery = (screen: 'invoices' | 'products') =>
  queryOptions({
    queryKey: [screen, 'tax-effects'],
    queryFn: ({ signal }) => call('GET /tax-changes', { signal }),
    staleTime: 0,
  });
