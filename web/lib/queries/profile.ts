import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Notices } from '#shared/user/schema.ts';
import { cacheSaved } from '#web/lib/api/cache-saved.ts';
import { call } from '#web/lib/api/call.ts';

/** The user's own details, always refetched (spec 1 §7). */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call('GET /profile', { signal }),
  staleTime: 0,
  gcTime: 0,
});

/** Changes which notices the user gets: shown immediately, and refetched if refused. */
export function useChangeNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (notices: Notices) => call('PATCH /profile', { body: { notices } }),
    onMutate: async (notices) => {
      await client.cancelQueries(profileQuery);
      client.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, notices });
    },
    onSuccess: (saved) => cacheSaved(client, profileQuery, saved),
    onError: () => client.invalidateQueries(profileQuery),
  });
}
