import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** One's own details, always read afresh (spec 1 §7). */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call('GET /profile', { signal }),
  staleTime: 0,
  gcTime: 0,
});
