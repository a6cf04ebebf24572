import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';
import { nullWhenMissing } from '#web/lib/api/null-when-missing.ts';

/** The company of the user's business, always refetched; null if not entered yet (spec 2 §7). */
export const companyQuery = queryOptions({
  queryKey: ['companies', 'mine'],
  queryFn: ({ signal }) => nullWhenMissing(call('GET /companies/me', { signal })),
  staleTime: 0,
});
