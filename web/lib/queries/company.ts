import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Company } from '#shared/company/schema.ts';
import { cacheSaved } from '#web/lib/api/cache-saved.ts';
import { call } from '#web/lib/api/call.ts';
import { nullWhenMissing } from '#web/lib/api/null-when-missing.ts';

/** The company of the user's business, always refetched; null if not entered yet (spec 2 §7). */
export const companyQuery = queryOptions({
  queryKey: ['companies', 'mine'],
  queryFn: ({ signal }) => nullWhenMissing(call('GET /companies/me', { signal })),
  staleTime: 0,
});

/** Records that the company has no tax registration. Throws what the call throws, after refetching the company. */
export function useSmallSupplier() {
  const client = useQueryClient();
  return async ({ id, version }: Company): Promise<void> => {
    const body = { isSmallSupplier: true, version };
    try {
      cacheSaved(client, companyQuery, await call('PATCH /companies/{id}', { id, body }));
    } catch (error) {
      // After a lost response, the company may have a new version.
      void client.invalidateQueries(companyQuery);
      throw error;
    }
  };
}
