import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReturnSettingsUpdate } from '#shared/reports/return-settings.ts';
import { call } from '#web/lib/api/call.ts';
import { INVOICES_KEY } from './invoices.ts';

/** How the business files its returns. */
export const returnSettingsQuery = queryOptions({
  queryKey: ['return-settings'],
  queryFn: ({ signal }) => call('GET /reports/taxes/settings', { signal }),
});

/** Changes how the business files; on success, its figures are read again. */
export function useChangeReturnSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReturnSettingsUpdate) => call('PATCH /reports/taxes/settings', { body }),
    onSuccess: (settings) => {
      client.setQueryData(returnSettingsQuery.queryKey, settings);
      return client.invalidateQueries({ queryKey: [INVOICES_KEY, 'reports'] });
    },
  });
}
