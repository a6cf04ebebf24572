import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { cacheSaved } from '#web/lib/api/cache-saved.ts';
import { call } from '#web/lib/api/call.ts';
import { csvFormat } from '#web/lib/lists/file-format.ts';

/** Polling interval in ms while an export is being prepared. */
const READY_CHECK_MS = 3_000;

/** The business's latest export; polled while it is being prepared and the page is visible. */
export const businessExportQuery = queryOptions({
  queryKey: ['business-export'],
  queryFn: ({ signal }) => call('GET /business/export', { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.status === 'PREPARING' ? READY_CHECK_MS : false),
});

/** Requests an export, with tables in this device's format; refetches even if refused, since another one may be in progress. */
export function useRequestExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /business/export', { query: { csvFormat: csvFormat() } }),
    onSuccess: (requested) => cacheSaved(client, businessExportQuery, requested),
    onError: () => client.invalidateQueries(businessExportQuery),
  });
}
