import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';

/** The user's own details, always refetched (spec 1 §7). */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call('GET /profile', { signal }),
  staleTime: 0,
  gcTime: 0,
});
