import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

/** Whether cards can be charged now. */
export const stripeStatusQuery = queryOptions({
  queryKey: ['stripe', 'status'],
  queryFn: ({ signal }) => call('GET /stripe/status', { signal }),
});
